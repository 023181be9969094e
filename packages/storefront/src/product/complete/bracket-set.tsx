import { railsOnBrackets } from 'virtual:what-fits'
import { lineOf } from '@millrun/catalogue/choosing/line-id'
import type { BracketKind } from '@millrun/catalogue/families/brackets/bracket'
import { bracketsUnder, COUNTED_BY } from '@millrun/catalogue/families/brackets/bracket-count'
import type { Listing } from '@millrun/catalogue/product'
import { families } from '../../catalogue/families.ts'
import { findListing } from '../../catalogue/find-listing.ts'
import { type Counting, CountSet } from './set/count-set.tsx'
import { counted } from './set/counted.ts'
import { PartLinks } from './set/part-links.tsx'
import { RailSet } from './rail-set.tsx'

/** At first; a flight has about so many. */
const USUAL_TREADS = 12

/** How many of a bracket a rail or a stair takes, and which rails lie on it. */
export function BracketSet({ product }: { product: Listing }) {
  const text = families.brackets.use().find(({ id }) => id === product.id)
  if (text === undefined) return null
  const rails = (railsOnBrackets[product.id] ?? []).flatMap((id) => findListing(id) ?? [])
  return (
    <>
      <SoMany product={product} kind={text.kind} />
      <PartLinks title="Rails it suits" products={rails.filter(({ inStock }) => inStock)} />
    </>
  )
}

function SoMany({ product, kind }: { product: Listing; kind: BracketKind }) {
  switch (COUNTED_BY[kind]) {
    case 'rail':
      return <RailSet product={product} />
    case 'treads':
      return <CountSet counting={underTreads(product)} />
    case 'newels':
      return null
  }
}

function underTreads(product: Listing): Counting {
  const line = lineOf(product, {})
  return {
    one: 'open tread',
    first: USUAL_TREADS,
    purpose: 'Two brackets to a tread.',
    rowsOf: (treads) => [{ role: 'needed', line, quantity: bracketsUnder(treads), spares: 0 }],
    noteOf: (treads) => counted(bracketsUnder(treads), 'bracket'),
    action: 'Add Brackets to Cart',
  }
}
