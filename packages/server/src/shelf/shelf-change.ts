import { findProduct } from '@millrun/catalogue/catalogue'
import { NOT_COUNTED } from '@millrun/commerce/desk/typed-amounts'

/** Why a row cannot be meant, as a sentence. */
export interface ShelfProblem {
  readonly productId: string
  readonly problem: string
  /** How many pieces were expected and are there, where they differ. */
  readonly differs?: { readonly expected: number | null; readonly found: number | null }
}

/** What has changed of a product: cents for prices, pieces for stock; null where there was, or is, no count. */
export interface ShelfChange {
  readonly productId: string
  readonly from: number | null
  readonly to: number | null
}

/** All rows, or none and why not. */
export type ShelfResult =
  | { readonly ok: true; readonly changes: readonly ShelfChange[] }
  | { readonly ok: false; readonly problems: readonly ShelfProblem[] }

/** Who changes something, and when. */
export interface ShelfHand {
  /** As the list of who did what names people. */
  readonly actor: string
  readonly at: Date
}

/** Problems that rows of every kind can have: products that we do not sell, or that stand in two rows. */
export function rowProblems(
  rows: readonly { readonly productId: string }[],
): readonly ShelfProblem[] {
  const seen = new Set<string>()
  return rows.flatMap(({ productId }) => {
    if (findProduct(productId) === undefined) {
      return [{ productId, problem: `We do not sell "${productId.slice(0, 60)}".` }]
    }
    if (seen.has(productId))
      return [{ productId, problem: `${titled(productId)} stands in two rows.` }]
    seen.add(productId)
    return []
  })
}

/** A product as a sentence for the shop's people names it: `M-399, Single Basket Iron Baluster`. */
export function titled(productId: string): string {
  const product = findProduct(productId)
  return product === undefined ? productId : `${product.itemNumber}, ${product.title}`
}

/** How many pieces there are, in the words of a sentence. */
export function saidCount(count: number | null): string {
  return count === null ? NOT_COUNTED : String(count)
}
