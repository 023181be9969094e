import { findProduct } from '@millrun/catalogue/catalogue'
import { productIdOf } from '@millrun/catalogue/choosing/line-id'
import {
  PostgresAdapter,
  sql,
  type AliasedRawBuilder,
  type Insertable,
  type Kysely,
  type Transaction,
} from 'kysely'
import { z } from 'zod/mini'
import type { OrderLinesTable, OrderTables } from '../../database/order-tables.ts'
import type { FrozenLine } from '../order.ts'

const LineSchema = z.object({
  id: z.string(),
  item: z.string(),
  title: z.string(),
  unitPriceCents: z.number(),
  quantity: z.number(),
})

/** As servers of before 2026-11-23 wrote them; orders of before 2026-11-22 are without item numbers. */
const OldLineSchema = z.extend(LineSchema, { item: z.optional(z.string()) })

/** An order's row with its lines beside it, as one query reads them. */
export interface WithLines {
  /** Of the order itself: servers of before 2026-11-23 read nothing else. */
  readonly lines: string
  readonly frozen_lines: unknown
}

/** The lines of each order, to be selected with its row or returned with its change. */
export function frozenLines<DB>(database: Kysely<DB>): AliasedRawBuilder<unknown, 'frozen_lines'> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter
  const array = sql.raw(isPostgres ? 'json_agg' : 'json_group_array')
  const object = sql.raw(isPostgres ? 'json_build_object' : 'json_object')
  return sql`(
    select ${array}(${object}(
      'id', line_id, 'item', item, 'title', title,
      'unitPriceCents', unit_price_cents, 'quantity', quantity
    ) order by number)
    from order_lines where order_id = orders.id
  )`.as('frozen_lines')
}

/**
 * What was sold, in the order of the cart. While servers are renewed one by one, those of before write an order
 * without rows for its lines: then its own column says them.
 */
export function linesIn({ lines, frozen_lines: frozen }: WithLines): readonly FrozenLine[] {
  const read: unknown = typeof frozen === 'string' ? JSON.parse(frozen) : frozen
  const rows = z.array(LineSchema).parse(read ?? [])
  return rows.length > 0 ? rows : oldLines(lines)
}

/** The lines as servers of before 2026-11-23 wrote them into an order. */
export function oldLines(text: string): readonly FrozenLine[] {
  return z
    .array(OldLineSchema)
    .parse(JSON.parse(text))
    .map(({ item, ...line }) => ({ ...line, item: item ?? itemNumberOf(line.id) }))
}

/**
 * The item number of a line that was sold before its number was frozen with it: the catalogue's, or what comes nearest
 * when the product is no longer in it.
 */
export function itemNumberOf(lineId: string): string {
  const productId = productIdOf(lineId)
  return findProduct(productId)?.itemNumber ?? productId.toUpperCase()
}

/** Enters the lines of a new order, in the transaction that enters the order. */
export async function enterLines(
  transaction: Transaction<OrderTables>,
  orderId: string,
  lines: readonly FrozenLine[],
): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map((line, index) => lineRow(orderId, index + 1, line))
  await transaction.insertInto('order_lines').values(rows).execute()
}

function lineRow(
  orderId: string,
  number: number,
  { id, item, title, unitPriceCents, quantity }: FrozenLine,
): Insertable<OrderLinesTable> {
  return {
    order_id: orderId,
    number,
    line_id: id,
    item,
    title,
    unit_price_cents: unitPriceCents,
    quantity,
  }
}
