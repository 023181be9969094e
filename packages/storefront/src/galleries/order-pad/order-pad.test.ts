import { FINISH } from '@millrun/catalogue/choosing/option-group'
import type { Listing } from '@millrun/catalogue/product'
import { expect, test } from 'vitest'
import { padSum, rowQuantity } from './order-pad.ts'

function listing(id: string, priceCents: number, more: Partial<Listing> = {}): Listing {
  return {
    id,
    itemNumber: id.toUpperCase(),
    title: id,
    family: 'iron-balusters',
    category: 'Iron Balusters',
    priceCents,
    originalCents: priceCents,
    inStock: true,
    optionGroups: [],
    href: `/product/${id}`,
    ...more,
  }
}

const plain = listing('plain', 899)
const basket = listing('basket', 3499, { optionGroups: [FINISH] })
const newel = listing('newel', 10_000, { species: { 'red-oak': 100, 'white-oak': 130 } })
const products = [plain, basket, newel]

test('adds up the rows that have a quantity, each in what was chosen', () => {
  const pad = {
    plain: { text: '48', choices: {} },
    basket: { text: ' 2', choices: { finish: 'cv' } },
    newel: { text: '1', choices: { species: 'white-oak' } },
  }
  const { lines, pieces, cents, problems } = padSum(pad, products)
  expect(lines.map(({ line, quantity }) => [line.id, quantity])).toEqual([
    ['plain', 48],
    ['basket:finish=cv', 2],
    ['newel:species=white-oak', 1],
  ])
  expect(pieces).toBe(51)
  // 48 × 8.99 + 2 × (34.99 + 4.00) + 130.00
  expect(cents).toBe(43_152 + 7_798 + 13_000)
  expect(problems).toEqual({})
})

test('takes the first option where none was chosen, and nothing from empty rows', () => {
  const pad = { plain: { text: '', choices: {} }, basket: { text: '3', choices: {} } }
  const { lines, pieces } = padSum(pad, products)
  expect(lines.map(({ line }) => line.id)).toEqual(['basket:finish=sb'])
  expect(pieces).toBe(3)
})

test('names the rows that cannot be added, and does not count them', () => {
  const pad = {
    plain: { text: '4.5', choices: {} },
    basket: { text: '1', choices: {} },
    newel: { text: '2', choices: {} },
  }
  const { pieces, cents, problems } = padSum(pad, products)
  expect(problems).toEqual({ plain: 'quantity', newel: 'species' })
  expect([pieces, cents]).toEqual([1, 3499])
})

test('asks for no species where no quantity is', () => {
  const pad = { newel: { text: '0', choices: {} } }
  expect(padSum(pad, products).problems).toEqual({})
})

test('reads whole quantities from 0 to 500', () => {
  expect(['', '0', '12', '500'].map(rowQuantity)).toEqual([0, 0, 12, 500])
  expect(['501', '-1', '1.5', 'dozen'].map(rowQuantity)).toEqual(Array(4).fill(undefined))
})
