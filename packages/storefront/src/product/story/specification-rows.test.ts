import { expect, test } from 'vitest'
import { specificationRows } from './specification-rows.ts'

test('puts what every product has around what this one adds', () => {
  const rows = specificationRows({
    itemNumber: 'M-399',
    category: 'Iron Balusters',
    dimensions: '44 inches',
    specifications: { Bar: '1/2" square' },
  })
  expect(rows.map(([name]) => name)).toEqual([
    'Item number',
    'Category',
    'Dimensions',
    'Bar',
    'Installation',
    'Warranty',
  ])
  expect(rows[3]).toEqual(['Bar', '1/2" square'])
})
