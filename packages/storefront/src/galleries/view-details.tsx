import type { Listing } from '@millrun/catalogue/product'
import { Link } from 'react-router'
import { paths } from '../paths.ts'

/** The button of a card, over the link that the whole card is. */
export function ViewDetails({ product }: { product: Listing }) {
  return (
    <Link
      to={paths.product(product.id)}
      aria-label={`View Details: ${product.title}`}
      className="relative z-1 mt-auto inline-flex w-fit min-h-11 items-center rounded-xs border border-iron px-4 text-[15px] font-medium no-underline hover:bg-paper-2"
    >
      View Details
    </Link>
  )
}
