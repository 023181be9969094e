import { findProduct } from '@millrun/catalogue/catalogue'
import { stringify } from 'csv-stringify/sync'
import type { ShelfChange } from '../../../shelf/shelf-change.ts'

export const NOTHING_DIFFERENT = 'The shop has all of this already; nothing has changed.'

/** The file that puts back what was changed; it holds numbers alone, some below zero. */
export function reverseCsv(
  headings: readonly string[],
  changes: readonly ShelfChange[],
  valuesOf: (change: ShelfChange) => readonly string[],
): string {
  const rows = changes.map((change) => {
    const item = findProduct(change.productId)?.itemNumber ?? change.productId
    return [item, ...valuesOf(change)]
  })
  return stringify([['item', ...headings], ...rows], { record_delimiter: 'windows' })
}
