import { listings } from 'virtual:listings'
import { matchedSets } from 'virtual:matched-sets'
import type { Listing, ProductText } from '@millrun/catalogue/product'
import { formatDollars } from '@millrun/commerce/dollars'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'

/** What an iron baluster needs where it meets the tread, and where everything else for it is. */
export function CompleteYourOrder({ product }: { product: ProductText }) {
  const set = matchedSets[product.id]
  const shoes = [set?.flatShoe, set?.pitchShoe].flatMap((part) =>
    listings.filter(({ id }) => id === part?.id),
  )
  return (
    <section aria-labelledby="complete" className="border border-ink p-5 lg:p-6.5">
      <h2 id="complete" className="font-serif text-[28px] leading-tight">
        Complete Your Order
      </h2>
      <p className="mt-1 text-[15px] text-ink-2">
        Every baluster needs a shoe where it meets the tread. These fit the bar of{' '}
        {product.itemNumber}.
      </p>
      <ul className="mt-4 border-b border-rule">
        {shoes.map((shoe) => (
          <Shoe key={shoe.id} shoe={shoe} />
        ))}
      </ul>
      <ButtonLink look="outline" to={paths.featuredProducts} className="mt-5 w-full">
        Shop Accessories
      </ButtonLink>
    </section>
  )
}

function Shoe({ shoe }: { shoe: Listing }) {
  return (
    <li className="flex min-h-12 items-center justify-between gap-4 border-t border-rule py-2">
      <Link to={paths.product(shoe.id)} className="py-1 font-medium no-underline hover:underline">
        {shoe.title}
      </Link>
      {formatDollars(shoe.priceCents)}
    </li>
  )
}
