import type { ExportedFile } from '@millrun/commerce/desk/books/exported-file'
import { sql } from 'kysely'
import type { OrderDatabase } from '../../database/order-database.ts'
import type { OrderTables } from '../../database/order-tables.ts'

/** So many rows are read at once: others come in between. */
const PART = 100

interface Rows {
  readonly table: string
  /** By what its rows are told apart and put in order. */
  readonly key: readonly string[]
  /** What is exported: neither secrets nor documents. */
  readonly columns: readonly string[]
}

function rowsOf<T extends keyof OrderTables>(
  table: T,
  key: readonly (keyof OrderTables[T] & string)[],
  columns: readonly (keyof OrderTables[T] & string)[],
): Rows {
  return { table, key, columns: [...key, ...columns] }
}

// The columns of each file, so that what a table is given later is exported only when somebody says so.
const FILES: Readonly<Record<ExportedFile, Rows>> = {
  orders: rowsOf(
    'orders',
    ['id'],
    [
      'order_number',
      'status',
      'fulfilment',
      'created_at',
      'updated_at',
      'customer',
      'email',
      'pickup',
      'subtotal_cents',
      'shipping_cents',
      'tax_cents',
      'total_cents',
      'captured_cents',
      'refunded_cents',
      'currency',
      'paypal_order_id',
      'capture_id',
      'hold',
      'accepted',
      'mode',
      'delivery',
      'truck',
      'promised_from',
      'promised_to',
      'shipped_at',
      'tax_row',
      'tax_rate',
      'tax_base_cents',
      'exemption',
      'po_number',
      'job_name',
      'invoice_email',
      'terms_account_id',
      'due_on',
      'paid_at',
    ],
  ),
  'order-lines': rowsOf(
    'order_lines',
    ['order_id', 'number'],
    ['line_id', 'item', 'title', 'unit_price_cents', 'quantity'],
  ),
  'order-events': rowsOf('order_events', ['order_id', 'step'], ['at', 'status', 'note', 'trace']),
  refunds: rowsOf(
    'refunds',
    ['order_id', 'number'],
    [
      'capture_id',
      'asked_cents',
      'cents',
      'status',
      'paypal_refund_id',
      'note',
      'reason',
      'created_at',
    ],
  ),
  disputes: rowsOf(
    'disputes',
    ['id'],
    [
      'order_id',
      'capture_id',
      'status',
      'reason',
      'stage',
      'cents',
      'respond_by',
      'outcome',
      'opened_at',
      'changed_at',
    ],
  ),
  shipments: rowsOf(
    'shipments',
    ['id'],
    ['order_id', 'number', 'carrier', 'tracking', 'actor', 'shipped_at'],
  ),
  'shipment-lines': rowsOf('shipment_lines', ['shipment_id', 'line_number'], ['quantity']),
  delays: rowsOf(
    'delays',
    ['id'],
    ['order_id', 'number', 'promised_to', 'reason', 'asked_at', 'answer', 'answered_at'],
  ),
  notes: rowsOf('notes', ['id'], ['order_id', 'number', 'author', 'text', 'to_buyer', 'at']),
  'trade-applications': rowsOf(
    'trade_applications',
    ['id'],
    [
      'account_id',
      'email',
      'business_name',
      'trade',
      'proof',
      'number',
      'states',
      'website',
      'status',
      'reason',
      'applied_at',
      'decided_at',
    ],
  ),
  certificates: rowsOf(
    'exemptions',
    ['id'],
    [
      'code',
      'email',
      'business_name',
      'state',
      'reason',
      'certificate_number',
      'valid_from',
      'valid_to',
      'status',
      'created_at',
    ],
  ),
  'certificate-events': rowsOf(
    'exemption_events',
    ['exemption_id', 'step'],
    ['at', 'status', 'note'],
  ),
  reviews: rowsOf(
    'ratings',
    ['id'],
    [
      'order_id',
      'product_id',
      'stars',
      'text',
      'name',
      'written_at',
      'status',
      'decide_by',
      'reason',
      'answer',
      'version',
    ],
  ),
  'review-events': rowsOf(
    'rating_events',
    ['rating_id', 'version'],
    ['at', 'what', 'stars', 'text', 'reason', 'answer', 'actor'],
  ),
  quotes: rowsOf('quotes', ['id'], ['number', 'account_id', 'created_at', 'withdrawn_at']),
  'quote-versions': rowsOf(
    'quote_versions',
    ['quote_id', 'version'],
    [
      'job_name',
      'client',
      'email',
      'until',
      'note',
      'design',
      'lines',
      'made_at',
      'actor',
      'mailed_at',
    ],
  ),
  'staff-actions': rowsOf(
    'staff_actions',
    ['at', 'id'],
    ['actor', 'role', 'deed', 'subject', 'before', 'after'],
  ),
}

/** A table as lines of JSON, part by part: what is written meanwhile is not waited for. */
export async function* exportedRows(
  database: OrderDatabase,
  file: ExportedFile,
): AsyncGenerator<string> {
  const rows = FILES[file]
  let last: Readonly<Record<string, unknown>> | undefined
  for (;;) {
    const part = await nextPart(database, rows, last)
    if (part.length > 0) yield part.map((row) => `${JSON.stringify(row)}\n`).join('')
    if (part.length < PART) return
    last = part.at(-1)
  }
}

async function nextPart(
  database: OrderDatabase,
  { table, key, columns }: Rows,
  last: Readonly<Record<string, unknown>> | undefined,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const names = sql.join(key.map((column) => sql.ref(column)))
  const after =
    last === undefined
      ? sql``
      : sql`where (${names}) > (${sql.join(key.map((column) => sql.val(last[column])))})`
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    ${after} order by ${names} limit ${sql.val(PART)}
  `.execute(database)
  return rows
}
