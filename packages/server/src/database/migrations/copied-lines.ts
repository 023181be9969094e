import { PostgresAdapter, sql, type Kysely } from 'kysely'
import { itemNumberOf } from '../../orders/memory/order-lines.ts'

const UNKNOWN = ''

/** Copies the lines of the orders that are there into rows of their own; those without an item number get theirs. */
export async function copyLines(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter
  await (isPostgres ? fromPostgres : fromSqlite).execute(database)
  const nameless = sql<{ line_id: string }>`
    select distinct line_id from order_lines where item = ${UNKNOWN}
  `
  for (const { line_id: lineId } of (await nameless.execute(database)).rows) {
    await sql`
      update order_lines set item = ${itemNumberOf(lineId)}
      where item = ${UNKNOWN} and line_id = ${lineId}
    `.execute(database)
  }
}

const fromSqlite = sql`
  insert into order_lines (order_id, number, line_id, item, title, unit_price_cents, quantity)
  select orders.id, line.key + 1,
    json_extract(line.value, '$.id'), coalesce(json_extract(line.value, '$.item'), ${UNKNOWN}),
    json_extract(line.value, '$.title'),
    json_extract(line.value, '$.unitPriceCents'), json_extract(line.value, '$.quantity')
  from orders, json_each(orders.lines) as line
`

const fromPostgres = sql`
  insert into order_lines (order_id, number, line_id, item, title, unit_price_cents, quantity)
  select orders.id, line.number,
    line.value->>'id', coalesce(line.value->>'item', ${UNKNOWN}), line.value->>'title',
    (line.value->>'unitPriceCents')::bigint, (line.value->>'quantity')::bigint
  from orders, jsonb_array_elements(orders.lines::jsonb) with ordinality as line (value, number)
`
