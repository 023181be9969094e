import { expect, test } from 'vitest'
import { catalogue } from '@millrun/catalogue/catalogue'
import { readLineId } from '@millrun/catalogue/choosing/line-id'
import { leadTimeOf, type TimedLine } from './lead-times.ts'

const PLAIN: TimedLine = { choices: {}, product: { optionGroups: [] } }

test('every first choice in the catalogue is from stock, in a wood that is', () => {
  const lines = catalogue.flatMap((product) => {
    const wood = Object.keys(product.species ?? {})[0]
    const id = wood === undefined ? product.id : `${product.id}:species=${wood}`
    const read = readLineId(id, () => product)
    return read.ok ? [read.line] : []
  })
  expect(lines).toHaveLength(catalogue.length)
  expect(lines.filter((line) => leadTimeOf([line]) !== 'stock')).toEqual([])
})

test('a cut, a cut length and a wood by special order are made for one buyer', () => {
  const rail = catalogue.find(({ id }) => id === 'c-6010')
  if (rail === undefined) throw new Error('c-6010 is not in the catalogue')
  expect(leadTimeOf([{ ...PLAIN, choices: { length: '10' }, product: rail }])).toBe('stock')
  expect(leadTimeOf([{ ...PLAIN, choices: { length: '80-11/16' }, product: rail }])).toBe('custom')
  expect(leadTimeOf([{ ...PLAIN, choices: { cut: '72+72' } }])).toBe('custom')
  expect(leadTimeOf([{ ...PLAIN, cut: [72, 72] }])).toBe('custom')
  expect(leadTimeOf([{ ...PLAIN, choices: { species: 'special-order' } }])).toBe('custom')
})

test('an order takes as long as the slowest of its lines', () => {
  expect(leadTimeOf([PLAIN, PLAIN])).toBe('stock')
  expect(leadTimeOf([PLAIN, { ...PLAIN, choices: { cut: '48+48' } }])).toBe('custom')
})
