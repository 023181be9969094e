import { expect, test } from 'vitest'
import { leftOf, shipmentSchema } from './typed-shipment.ts'

const line = (item: string, quantity: number, shipped: number) => ({
  id: item.toLowerCase(),
  item,
  title: item,
  quantity,
  shipped,
  cancelled: item === 'C-3' ? 1 : 0,
  price: '1.00',
})

const LEFT = leftOf({ lines: [line('C-1', 10, 3), line('C-2', 2, 2), line('C-3', 5, 0)] })

function problems(typed: Record<string, string>): readonly unknown[] {
  const result = shipmentSchema(LEFT).safeParse({ carrier: '', tracking: '', ...typed })
  return result.success ? [] : result.error.issues.map(({ path, message }) => [...path, message])
}

test('a line is asked for while pieces of it are left', () => {
  expect(LEFT.map(({ place, left }) => [place, left])).toEqual([
    [0, 7],
    [2, 4],
  ])
})

test('whole pieces up to what is left are taken, and none of a line means that it stays', () => {
  expect(problems({ 'pieces-0': '7', 'pieces-2': '' })).toEqual([])
  expect(problems({ 'pieces-0': '0', 'pieces-2': '1' })).toEqual([])
})

test('anything else is told beside its field', () => {
  for (const text of ['8', '-1', '1.5', 'two', '1e1']) {
    expect(problems({ 'pieces-0': text, 'pieces-2': '1' })).toEqual([
      ['pieces-0', 'Please type a whole number from 0 to 7.'],
    ])
  }
  expect(problems({ 'pieces-0': '0', 'pieces-2': '0' })).toEqual([
    ['pieces-0', 'Please say what leaves: at least one piece.'],
  ])
})
