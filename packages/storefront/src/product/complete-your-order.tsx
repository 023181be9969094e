import type { Listing } from '@millrun/catalogue/product'
import { formatDollars } from '@millrun/commerce/dollars'
import { findListing } from '../catalogue/find-listing.ts'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'

/** The accessories that go with an iron baluster. */
const COMPANIONS = ['shoe-1', 'knuckle-1', 'collar-1'] as const

/** What an iron baluster needs at its ends, and where to get it. */
export function CompleteYourOrder({ product }: { product: Listing }) {
  const companions = COMPANIONS.flatMap((id) => findListing(id) ?? [])
  return (
    <section aria-labelledby="complete" className="border border-ink p-5 lg:p-6.5">
      <h2 id="complete" className="font-serif text-[28px] leading-tight">
        Complete Your Order
      </h2>
      <p className="mt-1 text-sm text-ink-2">What {product.itemNumber} stands on and ends in.</p>
      <ul className="mt-4">
        {companions.map((companion) => (
          <Companion key={companion.id} companion={companion} />
        ))}
      </ul>
      <ButtonLink look="outline" to={paths.featuredProducts} className="mt-5 w-full">
        See What Goes With It
      </ButtonLink>
    </section>
  )
}

function Companion({ companion }: { companion: Listing }) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-t border-rule py-3">
      <span className="font-medium">{companion.title}</span>
      <span className="tabular-nums">{formatDollars(companion.priceCents)}</span>
    </li>
  )
}
