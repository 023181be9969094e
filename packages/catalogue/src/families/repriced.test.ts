import { expect, test } from 'vitest'
import { findProduct } from '../catalogue.ts'
import { savePercent } from '../choosing/unit-price.ts'
import { repriced } from './repriced.ts'

function find(id: string) {
  const product = findProduct(id)
  if (product === undefined) throw new Error(id)
  return product
}

test('the struck-through price follows where it is the usual one: 15 % over 31.99 for iron', () => {
  expect(repriced(find('m-399'), 3199)).toMatchObject({ priceCents: 3199, originalCents: 3679 })
})

test('it stays where the product states its own', () => {
  expect(repriced(find('c-2005'), 1700)).toMatchObject({ priceCents: 1700, originalCents: 2200 })
})

test('nothing is saved once the price has reached what the product states', () => {
  const product = repriced(find('c-2005'), 2300)
  expect(product.originalCents).toBe(2200)
  expect(savePercent(product, {})).toBe(0)
})

test('all else stays as it is', () => {
  const { priceCents: _, originalCents: __, ...rest } = find('m-399')
  expect(repriced(find('m-399'), 3199)).toMatchObject(rest)
})
