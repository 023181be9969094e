import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { Money } from '../parts/money.tsx'
import type { Column } from './column.ts'
import { Table } from './table.tsx'

interface Shelf {
  readonly item: string
  readonly left: number
  readonly price: string
}

const SHELVES: readonly Shelf[] = [
  { item: 'M-1000', left: 3, price: '1299.00' },
  { item: 'M-399', left: 12, price: '34.99' },
  { item: 'M-40', left: 0, price: '5.00' },
]

const COLUMNS: readonly Column<Shelf>[] = [
  { id: 'item', head: 'Item', cell: ({ item }) => item, sortBy: ({ item }) => item },
  {
    id: 'left',
    head: 'Left',
    cell: ({ left }) => left,
    sortBy: ({ left }) => left,
    isNumber: true,
  },
  { id: 'price', head: 'Price', cell: ({ price }) => <Money amount={price} />, isNumber: true },
]

afterEach(cleanup)

function show(rows: readonly Shelf[]): void {
  render(
    <MemoryRouter>
      <Table
        caption="Shelves"
        rows={rows}
        rowKey={({ item }) => item}
        columns={COLUMNS}
        rowLink={({ item }) => `/stock/${item}`}
        empty="The shelves are empty."
      />
    </MemoryRouter>,
  )
}

function items(): readonly (string | null)[] {
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
}

test('is a table with heads, and each row is named by a link', () => {
  show(SHELVES)
  const table = within(screen.getByRole('table', { name: 'Shelves' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Item',
    'Left',
    'Price',
  ])
  expect(table.getByRole('link', { name: 'M-399' }).getAttribute('href')).toBe('/stock/M-399')
  table.getByText('$1,299.00')
})

test('is put in order by the button of a head: up, down, and as it came', async () => {
  show(SHELVES)
  const visitor = userEvent.setup()
  const head = screen.getByRole('columnheader', { name: 'Item' })
  const press = () => visitor.click(within(head).getByRole('button', { name: 'Item' }))
  await press()
  expect(items()).toEqual(['M-40', 'M-399', 'M-1000'])
  expect(head.getAttribute('aria-sort')).toBe('ascending')
  await press()
  expect(items()).toEqual(['M-1000', 'M-399', 'M-40'])
  expect(head.getAttribute('aria-sort')).toBe('descending')
  await press()
  expect(items()).toEqual(['M-1000', 'M-399', 'M-40'])
  expect(head.getAttribute('aria-sort')).toBeNull()
  await visitor.click(screen.getByRole('button', { name: 'Left' }))
  expect(items()).toEqual(['M-40', 'M-1000', 'M-399'])
})

test('has an order to choose where its heads have no room', async () => {
  show(SHELVES)
  await userEvent
    .setup()
    .selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Left, downwards')
  expect(items()).toEqual(['M-399', 'M-1000', 'M-40'])
})

test('says that there is nothing', () => {
  show([])
  screen.getByText('The shelves are empty.')
  expect(screen.queryByRole('table')).toBeNull()
})
