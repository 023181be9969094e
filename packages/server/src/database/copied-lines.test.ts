import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listOrders } from '../orders/find-order.ts'
import { openBooks } from '../open-books.ts'
import { makeOldDatabase, openPlainDatabase } from '../testing/old-database.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { openOrderDatabase } from './order-database.ts'

/** As orders were written until 2026-11-21, and on the day after. */
const LINES = [
  { id: 'm-399:finish=cv', title: 'Basket “A” \\ B', unitPriceCents: 3499, quantity: 2 },
  { id: 'gone-1', title: 'Sold no more', unitPriceCents: 1, quantity: 100_000 },
  { id: 'c-2005', item: 'C-2005-OLD', title: 'Baluster', unitPriceCents: 2405, quantity: 1 },
]

onEachDatabase((_, newDatabase) => {
  test('the lines of old orders get rows of their own, each under its item number', async () => {
    const settings = await newDatabase()
    await makeOldDatabase(settings, 3)
    await using plain = openPlainDatabase<unknown>(settings)
    await sql`update orders set lines = ${JSON.stringify(LINES)} where id = 'order-000001'`.execute(
      plain,
    )
    await using database = await openOrderDatabase(settings)
    const rows = await database.selectFrom('order_lines').selectAll().orderBy('number').execute()
    const line = { order_id: 'order-000001' }
    expect(rows).toEqual([
      {
        ...line,
        number: 1,
        line_id: 'm-399:finish=cv',
        item: 'M-399',
        title: 'Basket “A” \\ B',
        unit_price_cents: 3499,
        quantity: 2,
      },
      {
        ...line,
        number: 2,
        line_id: 'gone-1',
        item: 'GONE-1',
        title: 'Sold no more',
        unit_price_cents: 1,
        quantity: 100_000,
      },
      {
        ...line,
        number: 3,
        line_id: 'c-2005',
        item: 'C-2005-OLD',
        title: 'Baluster',
        unit_price_cents: 2405,
        quantity: 1,
      },
    ])
    const orders = await listOrders(openBooks(database))
    const items = orders.map((order) => order.lines.map(({ item }) => item))
    expect(items).toHaveLength(3)
    expect(items).toContainEqual(['M-399', 'GONE-1', 'C-2005-OLD'])
  })
})
