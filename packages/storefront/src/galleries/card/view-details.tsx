import type { Listing } from '@millrun/catalogue/product'
import { Link } from '../../router/link.tsx'
import { paths } from '../../paths.ts'

/** A button on a card, over the link that the whole card is. */
export const CARD_BUTTON =
  'relative z-1 mt-auto inline-flex min-h-11 w-fit items-center rounded-xs border border-iron px-4 text-[15px] font-medium no-underline hover:bg-paper-2'

/** The button of a card that leads where the card leads. */
export function ViewDetails({ product }: { product: Listing }) {
  return (
    <Link
      to={paths.product(product.id)}
      aria-label={`View Details: ${product.title}`}
      className={CARD_BUTTON}
    >
      View Details
    </Link>
  )
}
