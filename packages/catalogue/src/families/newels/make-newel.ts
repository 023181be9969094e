import { usualProduct } from '../usual-listing.ts'
import type { Newel, NewelKind } from './newel.ts'
import { newelFacts, type NewelWriting } from './newel-facts.ts'
import { type NewelId, newelShapes } from './newel-shapes.ts'

/** What is written by hand about a newel; everything else follows from its shape. */
export interface NewelEntry extends NewelWriting {
  readonly id: NewelId
  readonly title: string
  readonly kind: NewelKind
  readonly priceCents: number
  readonly originalCents: number
  readonly description: string
}

/** A newel with its sizes, species and drawing worked out from its shape. */
export function makeNewel(entry: NewelEntry): Newel {
  const { kind, originalCents } = entry
  return {
    ...usualProduct('newels', entry),
    ...newelFacts(entry, newelShapes[entry.id], { searchWord: kind.toLowerCase() }),
    category: 'Newel Posts',
    kind,
    originalCents,
  }
}
