import { expect, test } from 'vitest'
import type { BookEntry } from './book-entry.ts'
import { quickBooksIif } from './quick-books-iif.ts'

const SALE: BookEntry = {
  kind: 'sale',
  day: '2026-11-05',
  orderNumber: 'MR-7K3Q9XWD',
  buyer: 'Ada Turner',
  till: 'clearing',
  tillCents: 6695,
  parts: [
    { account: 'goods', cents: -4810 },
    { account: 'shipping', cents: -1500 },
    { account: 'tax', cents: -385 },
  ],
}

const rowsOf = (entries: readonly BookEntry[]) =>
  [...quickBooksIif(entries)].join('').trimEnd().split('\r\n').slice(3)

test('a sale is a debit of what PayPal owes, and credits that take all of it', () => {
  expect(rowsOf([SALE]).map((row) => row.split('\t').slice(0, 6))).toEqual([
    ['TRNS', 'CASH SALE', '11/05/26', 'PayPal Clearing', 'Ada Turner', '66.95'],
    ['SPL', 'CASH SALE', '11/05/26', 'Sales', 'Ada Turner', '-48.10'],
    ['SPL', 'CASH SALE', '11/05/26', 'Shipping Income', 'Ada Turner', '-15.00'],
    ['SPL', 'CASH SALE', '11/05/26', 'Sales Tax Payable', 'Ada Turner', '-3.85'],
    ['ENDTRNS'],
  ])
})

test.each([
  ['a\tb"c', "a b'c"],
  ['a\r\nENDTRNS', 'a ENDTRNS'],
  ['Élan O’Neil', 'Elan O?Neil'],
  ['Turner:Job', 'Turner Job'],
  ['张伟', 'Online customer'],
  ['', 'Online customer'],
  ['a'.repeat(60), 'a'.repeat(41)],
])('the name %j breaks no row', (buyer, name) => {
  const rows = rowsOf([{ ...SALE, buyer }])
  expect(rows).toHaveLength(5)
  for (const row of rows.slice(0, 4)) {
    expect(row.split('\t')).toHaveLength(8)
    expect(row.split('\t')[4]).toBe(name)
  }
})

test('what was nothing is left out', () => {
  const parts = [
    { account: 'goods', cents: -4810 },
    { account: 'shipping', cents: 0 },
  ] as const
  expect(rowsOf([{ ...SALE, tillCents: 4810, parts }])).toHaveLength(3)
  expect([...quickBooksIif([{ ...SALE, tillCents: 0, parts: [] }])]).toHaveLength(1)
})
