import { isSample, sampleOf } from '@millrun/catalogue/families/samples/sample-of'
import type { Listing } from '@millrun/catalogue/product'
import { MAX_SAMPLES, SAMPLES_ALONE } from '@millrun/commerce/limits/sample-limit'
import { Link } from '../router/link.tsx'
import { paths } from '../paths.ts'

/** Beside the way to buy: where samples of finishes or woods are to be had; of a sample itself, how it ships. */
export function SampleOffer({ product }: { product: Listing }) {
  if (isSample(product)) {
    return (
      <p className="mt-6 text-[15px] text-pretty text-ink-2">
        {SAMPLES_ALONE} At most {MAX_SAMPLES} samples an order.
      </p>
    )
  }
  const offer = sampleOf(product)
  if (offer === undefined) return null
  return (
    <p className="mt-4">
      <Link
        to={paths.product(offer.id)}
        className="more inline-flex min-h-11 items-center text-[15px]"
      >
        Order a {offer.shows} sample
      </Link>
    </p>
  )
}
