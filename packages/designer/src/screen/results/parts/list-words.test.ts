import { expect, test } from 'vitest'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { cartLines } from '@millrun/stair/parts-list/cart-lines'
import { partsList } from '@millrun/stair/parts-list/parts-list'
import { addedText, quantityText } from './list-words.ts'

const list = partsList(buildStair(USUAL_DESIGN))

test('a line says how many of it are spares', () => {
  // 38 bars, of which one in twenty more; all else has none.
  expect(list.lines.map(quantityText)).toEqual([
    '40 pieces, 2 of them spares',
    '40 pieces, 2 of them spares',
    '1 length',
    '2 pieces',
    '1 package',
    '2 packages',
    '2 packages',
  ])
  const [bars] = list.lines
  expect(bars && quantityText({ ...bars, spares: 1, quantity: 13 })).toBe(
    '13 pieces, 1 of them a spare',
  )
})

test('what came into the cart is counted in pieces and parts', () => {
  const lines = cartLines(list)
  // 40 + 40 + 1 + 2, epoxy 1, bolts 2, mounts 2.
  expect(addedText(lines)).toBe('88 pieces of 7 parts')
  expect(addedText(lines.slice(6).map((line) => ({ ...line, quantity: 1 })))).toBe(
    '1 piece of 1 part',
  )
})
