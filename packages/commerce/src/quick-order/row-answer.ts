import type { Choices } from '@millrun/catalogue/choosing/choices'
import type { Line } from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import type { ChoiceGroup } from './choice-groups.ts'

/** Another row in the place of one that leaves something open, to be taken with one press. */
export interface Press {
  readonly label: string
  readonly row: string
}

/** What became of one row of a list. */
export type RowAnswer =
  | {
      readonly kind: 'found'
      readonly line: Line
      readonly quantity: number
      /** The choices that the row names. */
      readonly said: Choices
      /** Those that the row does not name, so that the first holds. */
      readonly unsaid: readonly ChoiceGroup[]
      /** What nobody made anything of. */
      readonly unread: readonly string[]
    }
  | { readonly kind: 'sold-out'; readonly line: Line; readonly quantity: number }
  | {
      readonly kind: 'open'
      readonly sentence: string
      readonly presses: readonly Press[]
      /** What it is about, where that is known. */
      readonly product?: Listing
    }

/** An answer that asks. */
export function asking(
  sentence: string,
  presses: readonly Press[] = [],
  product?: Listing,
): RowAnswer {
  return { kind: 'open', sentence, presses, ...(product !== undefined && { product }) }
}
