import {
  ColumnNode,
  type CompiledQuery,
  InsertQueryNode,
  type OperationNode,
  type QueryResult,
  TableNode,
  UpdateQueryNode,
  ValueNode,
} from 'kysely'
import type { OrderTables } from '../order-tables.ts'

/**
 * Tables of what waits to be done, each with its column of times: a row that is new, or that is given a time, is work.
 * Without such a column every change is.
 */
const DUE = {
  mails: 'next_try_at',
  exemption_mails: 'next_try_at',
  account_mails: 'next_try_at',
  trade_applications: 'next_mail_at',
  quote_versions: 'next_mail_at',
  webhook_events: 'next_try_at',
  shipments: 'next_try_at',
  shelf_prices: undefined,
  stock: undefined,
  ratings: undefined,
} as const satisfies Partial<Record<keyof OrderTables, string | undefined>>

/** A kind of work, by the table that it waits in. */
export type Work = keyof typeof DUE

/** Whether a word names a kind of work. */
export function isWork(word: string): word is Work {
  return Object.hasOwn(DUE, word)
}

/**
 * The work that a statement has made, if any. Whoever takes a row reckons its time in the database, and whoever has
 * done it sets none: neither is work.
 */
export function workIn(
  { query }: Pick<CompiledQuery, 'query'>,
  { numAffectedRows = 0n }: Pick<QueryResult<unknown>, 'numAffectedRows'>,
): Work | undefined {
  if (numAffectedRows === 0n) return undefined
  if (InsertQueryNode.is(query)) return workOf(query.into)
  return UpdateQueryNode.is(query) && isDue(query) ? workOf(query.table) : undefined
}

function isDue({ table, updates = [] }: UpdateQueryNode): boolean {
  const work = workOf(table)
  const due = work && DUE[work]
  if (due === undefined) return true
  return updates.some(({ column, value }) => nameOf(column) === due && isGiven(value))
}

function workOf(table: OperationNode | undefined): Work | undefined {
  const name = table !== undefined && TableNode.is(table) ? table.table.identifier.name : ''
  return isWork(name) ? name : undefined
}

function nameOf(node: OperationNode): string | undefined {
  return ColumnNode.is(node) ? node.column.name : undefined
}

function isGiven(value: OperationNode): boolean {
  return ValueNode.is(value) && value.value !== null
}
