import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutPieces, stickIn } from '@millrun/catalogue/choosing/cut'
import { readLineId } from '@millrun/catalogue/choosing/line-id'
import { findProduct } from '@millrun/catalogue/catalogue'
import type { Design } from '../design/design.ts'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from '../model/build-stair.ts'
import { cartLines } from '../parts-list/cart-lines.ts'
import { partsList } from '../parts-list/parts-list.ts'
import { anyDesign } from '../testing/any-design.ts'
import { cutLines } from './cut-lines.ts'

function linesOf(design: Design) {
  const stair = buildStair(design)
  const list = partsList(stair)
  return { whole: cartLines(list), cut: cutLines(list, stair) }
}

const sum = (
  lines: readonly { readonly item: { readonly priceCents: number }; readonly quantity: number }[],
) => lines.reduce((cents, { item, quantity }) => cents + item.priceCents * quantity, 0)

test('has the rails of a balcony cut from one length of sixteen feet, with the rest', () => {
  // Twice 63-11/16 and 62-15/16, an eighth more each for the saw: 1-5/16 of 192 is left.
  const { cut } = linesOf({ ...USUAL_DESIGN, layout: 'balcony', balconyIn: 200 })
  const rail = cut.find(({ item }) => item.id.includes('cut='))
  expect(rail?.item.id).toContain('cut=63-13/16+63-13/16+63-1/16+1-5/16')
  expect(rail?.quantity).toBe(1)
})

test('costs what the whole sticks cost, and names cuts that can be had', () => {
  fc.assert(
    fc.property(anyDesign(), (design) => {
      const { whole, cut } = linesOf(design)
      expect(sum(cut)).toBe(sum(whole))
      for (const { item } of cut.filter(({ item: { id } }) => id.includes('cut='))) {
        const read = readLineId(item.id, findProduct)
        if (!read.ok) throw new Error(`${item.id}: ${read.reason}`)
        const { product, choices } = read.line
        const pieces = cutPieces(choices) ?? []
        expect(pieces.reduce((all, piece) => all + piece, 0)).toBe(stickIn(product, choices))
      }
    }),
    { numRuns: 40 },
  )
})
