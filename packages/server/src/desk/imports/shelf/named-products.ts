import type { Product } from '@millrun/catalogue/product'
import { productByItem } from '../../../shelf/product-by-item.ts'
import { titled } from '../../../shelf/shelf-change.ts'
import { type CsvRow, spoiledValue } from '../read-csv.ts'

/** A row with the product that its item names, or what is wrong with that. */
export type NamedRow = CsvRow & ({ readonly product: Product } | { readonly problem: string })

/** Finds the product of each row; a product may stand in one row only. */
export function namedProducts(rows: readonly CsvRow[]): readonly NamedRow[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const item = row.values['item'] ?? ''
    const product = productByItem(item)
    if (product === undefined) return { ...row, problem: unknown(item) }
    const before = seen.get(product.id)
    if (before !== undefined) {
      const problem = `${titled(product.id)} stands in row ${before}, too; please keep one of them.`
      return { ...row, problem }
    }
    seen.set(product.id, row.row)
    return { ...row, product }
  })
}

function unknown(item: string): string {
  if (item === '') return 'Please fill in the item.'
  return spoiledValue(item) ?? `We do not sell "${item.slice(0, 60)}".`
}
