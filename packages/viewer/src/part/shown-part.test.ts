import { catalogue, findProduct } from '@millrun/catalogue/catalogue'
import { SPECIES } from '@millrun/catalogue/choosing/species-prices'
import { HAND } from '@millrun/catalogue/choosing/option-group'
import type { Product } from '@millrun/catalogue/product'
import { expect, test } from 'vitest'
import { shapeOf, shownPart } from './shown-part.ts'

function product(id: string): Product {
  const found = findProduct(id)
  if (found === undefined) throw new Error(`${id} is not sold`)
  return found
}

function productWith(group: string): Product {
  const found = catalogue.find(({ optionGroups }) => optionGroups.some(({ id }) => id === group))
  if (found === undefined) throw new Error(`nothing asks for ${group}`)
  return found
}

test('shows the first finish or wood until another is chosen', () => {
  expect(shownPart(product('m-399'), {}).material).toEqual({ finish: 'SB' })
  expect(shownPart(product('m-399'), { finish: 'orb' }).material).toEqual({ finish: 'ORB' })
  expect(shownPart(product('c-2005'), {}).material).toEqual({ wood: 'red-oak' })
  expect(shownPart(product('c-2005'), { species: 'poplar' }).material).toEqual({ wood: 'poplar' })
  expect(shownPart(productWith(SPECIES.id), { species: 'wn' }).material).toEqual({ wood: 'walnut' })
})

test('follows the hand', () => {
  const handed = productWith(HAND.id)
  expect(shapeOf(handed, { hand: 'l' })).toMatchObject({ isRightHand: false })
  expect(shapeOf(handed, { hand: 'r' })).toMatchObject({ isRightHand: true })
})

test('follows the height of a riser', () => {
  const riser = productWith('height')
  expect(shapeOf(riser, { height: '7-3-4' })).toMatchObject({ heightsIn: [7.75] })
})

test('follows the size of a shoe', () => {
  expect(shapeOf(product('sh-123'), { size: '1-2' })).toMatchObject({
    openingIn: 0.5,
    baseIn: 1.25,
  })
})

test('shows a piece of a rail and says how long the whole is', () => {
  const rail = shownPart(product('standard-handrail'), {})
  expect(rail.lengthIn).toBe(96)
  expect(rail.shape).toMatchObject({ lengthIn: 30 })
  const chosen = shownPart(product('standard-handrail'), { length: '16', species: 'cherry' })
  expect([chosen.lengthIn, chosen.material]).toEqual([192, { wood: 'cherry' }])
  expect(shownPart(product('c-2005'), {}).lengthIn).toBeUndefined()
})
