import type { ImportRow } from '@millrun/commerce/desk/import-request'
import type { OrderDatabase } from '../../../database/order-database.ts'
import { listShelf, type ShelfEntry } from '../../../shelf/list-shelf.ts'
import type { LookedAt } from '../import-reader.ts'
import type { CsvRow } from '../read-csv.ts'
import { namedProducts } from './named-products.ts'

/** What a row would do to the shelf: change it, leave it as it is, or it cannot be meant. */
export type Judgement<C> = { readonly from: string; readonly to: string } & (
  | { readonly change: C | undefined }
  | { readonly problem: string }
)

export interface JudgedRow<C> {
  readonly row: number
  readonly item: string
  readonly judgement: Judgement<C>
}

/** Judges the rows of a file by what stands on the shelf now. */
export async function judgeRows<C>(
  database: Pick<OrderDatabase, 'selectFrom'>,
  { rows, at }: LookedAt,
  judge: (row: CsvRow, entry: ShelfEntry) => Judgement<C>,
): Promise<readonly JudgedRow<C>[]> {
  const shelf = new Map((await listShelf(database, at)).map((entry) => [entry.productId, entry]))
  return namedProducts(rows).map((named) => {
    const { row, values } = named
    const item = (values['item'] ?? '').slice(0, 60)
    if ('problem' in named) {
      return { row, item, judgement: { from: '', to: '', problem: named.problem } }
    }
    const entry = shelf.get(named.product.id)
    if (entry === undefined) throw new Error(`${named.product.id} is not on the shelf`)
    return { row, item: entry.item, judgement: judge(named, entry) }
  })
}

/** Adds to each row what is there now, under `seen`. */
export async function rowsWithSeen(
  database: Pick<OrderDatabase, 'selectFrom'>,
  { rows, at }: LookedAt,
  seenOf: (entry: ShelfEntry) => string,
): Promise<readonly CsvRow[]> {
  const shelf = new Map((await listShelf(database, at)).map((entry) => [entry.productId, entry]))
  return namedProducts(rows).map((named) => {
    const { row, values } = named
    const entry = 'product' in named ? shelf.get(named.product.id) : undefined
    return { row, values: entry === undefined ? values : { ...values, seen: seenOf(entry) } }
  })
}

/** A row as its preview shows it. */
export function shownRow<C>({ row, item, judgement }: JudgedRow<C>): ImportRow {
  const { from, to } = judgement
  return { row, item, from, to, problem: 'problem' in judgement ? judgement.problem : null }
}

/** The changes of a file in the order of the products, or its first problem. */
export function changesIn<C extends { readonly productId: string }>(
  judged: readonly JudgedRow<C>[],
): { readonly changes: readonly C[] } | { readonly problem: string } {
  const changes: C[] = []
  for (const { row, judgement } of judged) {
    if ('problem' in judgement) return { problem: rowProblem(row, judgement.problem) }
    if (judgement.change !== undefined) changes.push(judgement.change)
  }
  // Two files at once take the products in the same turn, so that neither waits for the other.
  return { changes: changes.toSorted((one, other) => (one.productId < other.productId ? -1 : 1)) }
}

function rowProblem(row: number, problem: string): string {
  return `Row ${row}: ${problem} Nothing was changed.`
}
