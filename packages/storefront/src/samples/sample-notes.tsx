import type { CartItem } from '@millrun/commerce/cart'
import {
  isSamplesOnly,
  SAMPLES_ALONE,
  sampleLimitProblem,
} from '@millrun/commerce/limits/sample-limit'
import { findListing } from '../catalogue/find-listing.ts'

interface SampleNotesProps {
  readonly items: readonly CartItem[]
  readonly isPickup?: boolean
}

/** What is to be said of the samples in a cart: that there are too many, and what shipping costs when they are alone. */
export function SampleNotes({ items, isPickup = false }: SampleNotesProps) {
  const problem = sampleLimitProblem(items, findListing)
  return (
    <output className="block text-sm">
      {problem !== undefined && <p className="pt-2 text-wrong">{problem}</p>}
      {!isPickup && isSamplesOnly(items, findListing) && (
        <p className="pt-2 text-ink-2">{SAMPLES_ALONE}</p>
      )}
    </output>
  )
}
