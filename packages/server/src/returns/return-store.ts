import type { ReturnReason } from '@millrun/commerce/returns/return-reason'
import type { ReturnStatus } from '@millrun/commerce/returns/told-return'
import type { Selectable } from 'kysely'
import type { OrderDatabase } from '../database/order-database.ts'
import type { ReturnsTable } from '../database/order-tables.ts'
import type { Photograph } from './sent-photograph.ts'

/** Pieces of a line of an order that are returned or reported. */
export interface ReturnLine {
  /** Of the line within its order. */
  readonly number: number
  readonly quantity: number
  readonly received: number
  /** Of those, what went back onto the shelf. */
  readonly toStock: number
}

/** What a buyer returns or reports. */
export interface KeptReturn {
  readonly id: string
  readonly number: string
  readonly orderId: string
  readonly status: ReturnStatus
  readonly reason: ReturnReason
  readonly words: string
  readonly isLate: boolean
  /** Its pieces stay with the buyer. */
  readonly isKept: boolean
  /** When a truck brought it; undefined where none came, or nothing was damaged. */
  readonly arrivedOn: string | undefined
  readonly noted: boolean
  readonly askedAt: Date
  readonly lines: readonly ReturnLine[]
}

type Reading = Pick<OrderDatabase, 'selectFrom'>

/** The returns of an order, oldest first. */
export async function returnsOf(
  database: Reading,
  orderId: string,
): Promise<readonly KeptReturn[]> {
  const rows = await database
    .selectFrom('returns')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
  return withLines(database, rows)
}

/** The return of this number, in whichever letters; undefined when there is none. */
export async function findReturn(
  database: Reading,
  number: string,
): Promise<KeptReturn | undefined> {
  const rows = await database
    .selectFrom('returns')
    .selectAll()
    .where('number', '=', number.trim().toUpperCase())
    .execute()
  return (await withLines(database, rows))[0]
}

/** A return that is there, as it is now. */
export async function readReturn(database: Reading, id: string): Promise<KeptReturn> {
  const rows = await database.selectFrom('returns').selectAll().where('id', '=', id).execute()
  const [kept] = await withLines(database, rows)
  if (kept === undefined) throw new Error(`the return ${id} is gone`)
  return kept
}

/** Returns as their rows say, with their lines. */
export async function withLines(
  database: Reading,
  rows: readonly Selectable<ReturnsTable>[],
): Promise<readonly KeptReturn[]> {
  if (rows.length === 0) return []
  const lines = await database
    .selectFrom('return_lines')
    .selectAll()
    .where(
      'return_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('line_number')
    .execute()
  return rows.map((row) => {
    const own = lines.filter((line) => line.return_id === row.id)
    return returnOf(
      row,
      own.map(({ line_number: number, quantity, received, to_stock: toStock }) => ({
        number,
        quantity,
        received,
        toStock,
      })),
    )
  })
}

function returnOf(row: Selectable<ReturnsTable>, lines: readonly ReturnLine[]): KeptReturn {
  return {
    id: row.id,
    number: row.number,
    orderId: row.order_id,
    status: row.status,
    reason: row.reason,
    words: row.words,
    isLate: row.is_late === 1,
    isKept: row.is_kept === 1,
    arrivedOn: row.arrived_on ?? undefined,
    noted: row.noted === 1,
    askedAt: new Date(row.asked_at),
    lines,
  }
}

/** The numbers of the photographs that came along, from 1. */
export async function photographNumbers(database: Reading, id: string): Promise<number[]> {
  const rows = await database
    .selectFrom('return_photographs')
    .select('number')
    .where('return_id', '=', id)
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}

/** One of them; undefined when there is none. */
export async function findPhotograph(
  database: Reading,
  id: string,
  number: number,
): Promise<Photograph | undefined> {
  const row = await database
    .selectFrom('return_photographs')
    .select(['content', 'media_type'])
    .where('return_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  return row && { bytes: Buffer.from(row.content, 'base64'), mediaType: row.media_type }
}
