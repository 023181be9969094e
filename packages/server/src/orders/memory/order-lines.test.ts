import { expect, test } from 'vitest'
import { oldLines } from './order-lines.ts'

const baluster = { title: 'Baluster', unitPriceCents: 3899, quantity: 1 }

function items(...lines: readonly object[]): readonly string[] {
  return oldLines(JSON.stringify(lines)).map(({ item }) => item)
}

test('a line keeps the item number that it was sold under', () => {
  expect(items({ ...baluster, id: 'm-399:finish=cv', item: 'M-399-OLD' })).toEqual(['M-399-OLD'])
})

test('a line from before they were kept has that of the catalogue, or of its id', () => {
  const lines = ['w-1:x=y', 'standard-handrail', 'm-399:finish=cv'].map((id) => ({
    ...baluster,
    id,
  }))
  expect(items(...lines)).toEqual(['W-1', 'H-1000', 'M-399'])
})
