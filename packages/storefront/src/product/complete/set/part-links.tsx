import type { Listing } from '@millrun/catalogue/product'
import { type ReactNode, useId } from 'react'
import { Link } from '../../../router/link.tsx'
import { paths } from '../../../paths.ts'

interface PartLinksProps {
  readonly title: string
  readonly note?: string | undefined
  readonly products: readonly Listing[]
  /** The way to more of them. */
  readonly children?: ReactNode
}

/** Other parts that this one fits, each with the way to its page; nothing where there are none. */
export function PartLinks({ title, note, products, children }: PartLinksProps) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="title-card">
        {title}
      </h2>
      {note !== undefined && <p className="mt-1 text-[15px] text-pretty text-ink-2">{note}</p>}
      <ul className="mt-3 border-b border-rule text-[15px]">
        {products.map((product) => (
          <li key={product.id} className="border-t border-rule">
            <Link
              to={paths.product(product.id)}
              className="flex min-h-11 items-center justify-between gap-3 py-1.5 no-underline hover:underline"
            >
              {product.title}{' '}
              <span className="shrink-0 text-sm text-ink-2">{product.itemNumber}</span>
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
