import { picturePath } from '@millrun/catalogue/picture-path'
import type { NearWords } from '@millrun/catalogue/search/vocabulary'
import { Link } from 'react-router'
import { Badge } from '../ui/badge.tsx'
import { Measures } from '../ui/measures.tsx'
import { Photograph } from '../ui/photograph.tsx'
import { Price } from '../ui/price.tsx'
import type { FoundProduct } from './create-search.ts'
import { MarkedText } from './marked-text.tsx'

interface ResultRowsProps {
  readonly products: readonly FoundProduct[]
  readonly query: string
  readonly terms: readonly NearWords[]
}

/** Products found, a row each that leads where search leads. */
export function ResultRows({ products, query, terms }: ResultRowsProps) {
  return (
    <ul className="lg:grid lg:grid-cols-2 lg:gap-x-10">
      {products.map((product) => (
        <li
          key={product.id}
          className="group relative grid grid-cols-[84px_1fr] gap-x-4 border-b border-rule py-3"
        >
          <Photograph
            src={picturePath(product.id)}
            sizes="84px"
            className="h-28 w-21 object-contain"
          />
          <div className="min-w-0 self-center">
            <h3 className="title-card">
              <Link
                to={product.href}
                className="no-underline group-hover:underline after:absolute after:inset-0"
              >
                <MarkedText text={product.title} query={query} terms={terms} />
              </Link>
            </h3>
            <p className="mt-1 text-sm text-ink-2">
              {product.itemNumber} · {product.category}
            </p>
            <p className="text-sm text-ink-2">
              <Measures text={product.dimensions} />
            </p>
            <div className="mt-1.5 flex flex-wrap items-center gap-x-3">
              <Price cents={product.priceCents} originalCents={product.originalCents} />
              {!product.inStock && <Badge>Out of Stock</Badge>}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
