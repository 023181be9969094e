import { findProduct } from '@millrun/catalogue/catalogue'
import { expect, test } from 'vitest'
import { specificationRows } from './specification-rows.ts'

function rowsOf(id: string): Readonly<Record<string, string>> {
  const product = findProduct(id)
  if (product === undefined) throw new Error(`no ${id}`)
  return Object.fromEntries(specificationRows(product))
}

test('puts what every product has around what this one adds', () => {
  const rows = Object.keys(rowsOf('m-399'))
  expect(rows.slice(0, 4)).toEqual(['Item number', 'Category', 'Dimensions', 'Length'])
  expect(rows.slice(-4)).toEqual(['Weight', 'Packed', 'Installation', 'Warranty'])
})

test('says what a part weighs and how large it is packed', () => {
  expect(rowsOf('m-301')).toMatchObject({ Weight: '3.1 lb', Packed: '47" × 2" × 2"' })
})

test('says in which choices it was weighed where others weigh more', () => {
  expect(rowsOf('c-6010')).toMatchObject({
    Weight: '14.6 lb as 12 ft, Red Oak',
    Packed: '147" × 4" × 4"',
  })
  expect(rowsOf('c-2005')['Weight']).toBe('2.1 lb as Red Oak')
})

test('a sample goes in an envelope, not in a carton', () => {
  expect(rowsOf('s-100')['Packed']).toBe('Flat, in an envelope')
  expect(rowsOf('s-100')['Installation']).toBeUndefined()
})
