import { expect, test } from 'vitest'
import { catalogue, findProduct } from '@millrun/catalogue/catalogue'
import { readLineId } from '@millrun/catalogue/choosing/line-id'
import { leadTimeOf, type TimedLine } from './lead-times.ts'

const PLAIN: TimedLine = { choices: {} }

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

test.each([
  ['c-6010:length=10', 'stock'],
  ['c-6010:cut=72+72', 'custom'],
  ['c-6010:length=80-11/16', 'custom'],
  ['c-8128:species=red-oak,size=96,length=80', 'custom'],
])('%s is from %s', (id, leadTime) => {
  const read = readLineId(id, findProduct)
  expect(read.ok && leadTimeOf([read.line])).toBe(leadTime)
})

test('a wood by special order is made for one buyer', () => {
  expect(leadTimeOf([{ choices: { species: 'special-order' } }])).toBe('custom')
})

test('an order takes as long as the slowest of its lines', () => {
  expect(leadTimeOf([PLAIN, PLAIN])).toBe('stock')
  expect(leadTimeOf([PLAIN, { choices: { cut: '48+48' } }])).toBe('custom')
})
