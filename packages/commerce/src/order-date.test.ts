import { expect, test } from 'vitest'
import { orderDate } from './order-date.ts'

test('a day begins and ends when it does in New Jersey', () => {
  expect(orderDate(new Date('2026-11-22T04:59:59Z'))).toBe('November 21, 2026')
  expect(orderDate(new Date('2026-11-22T05:00:00Z'))).toBe('November 22, 2026')
  expect(orderDate(new Date('2026-07-04T03:59:59Z'))).toBe('July 3, 2026')
  expect(orderDate(new Date('2026-07-04T04:00:00Z'))).toBe('July 4, 2026')
})
