import { picturePath } from '@millrun/catalogue/picture-path'
import type { ProductText } from '@millrun/catalogue/product'
import { formatDollars } from '@millrun/commerce/dollars'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Badge } from '../ui/badge.tsx'
import { Measures } from '../ui/measures.tsx'
import { Photograph } from '../ui/photograph.tsx'
import { PICTURE_STANDS, type PictureStand } from '../ui/picture-stand.ts'
import { Price, shownSaving } from '../ui/price.tsx'

export interface ProductCardProps {
  readonly product: ProductText
  /** `shelf` is a grid that becomes a list on a phone. */
  readonly layout: 'grid' | 'list' | 'shelf'
  readonly stand?: PictureStand
  /** The address points to this card. */
  readonly isTarget: boolean
  /** In the first row, whose pictures are wanted at once. */
  readonly isFirst: boolean
  /** At most so many of its features are told. */
  readonly featureCount?: number
  /** A word on the picture, or on a shelf beside the item number. */
  readonly mark?: string | undefined
  /** What is saved, as a share of the original price or as money. */
  readonly saving?: 'percent' | 'dollars'
  /** Below the features: finishes, species. */
  readonly children?: ReactNode
}

/** What a gallery says of a product beyond name and price. */
export type CardWords = Pick<
  ProductCardProps,
  'stand' | 'mark' | 'saving' | 'featureCount' | 'children'
>

const LAYOUTS = {
  grid: {
    card: '-mb-px -ml-px flex flex-col border-b border-l border-b-ink border-l-rule px-3 pb-6 md:px-5',
    sizes: '(min-width: 64rem) 300px, 50vw',
    picture: '-mx-3 h-60 border-b border-rule md:-mx-5 lg:h-93',
    text: 'flex flex-1 flex-col pt-3 md:pt-4.5',
    name: 'flex flex-col-reverse gap-x-3 md:flex-row md:items-baseline md:justify-between',
  },
  list: {
    card: 'col-span-full grid grid-cols-[96px_1fr] gap-x-4 border-b border-rule px-3 last:border-b-0 sm:grid-cols-[128px_1fr] sm:gap-x-6 md:px-0 lg:px-5',
    sizes: '128px',
    picture: 'min-h-36',
    text: 'flex flex-col py-4 md:grid md:grid-cols-[3fr_2fr] md:gap-x-8',
    name: 'flex flex-col-reverse gap-x-3 md:col-start-1 md:row-start-1',
  },
  shelf: {
    card: '-mb-px -ml-px grid grid-cols-[120px_1fr] gap-x-4 border-b border-l border-b-ink border-l-rule sm:flex sm:flex-col sm:px-4 sm:pb-6 lg:px-5',
    sizes: '(min-width: 40rem) 300px, 160px',
    picture: 'min-h-40 sm:-mx-4 sm:h-80 sm:border-b sm:border-rule lg:-mx-5 lg:h-93',
    text: 'flex flex-1 flex-col py-4 sm:pt-3.5 sm:pb-0',
    name: 'flex flex-col-reverse',
  },
} as const

/** A product in a gallery; all of it leads to its page. */
export function ProductCard(props: ProductCardProps) {
  const { product, layout, stand = 'bar', isTarget, isFirst, mark, children } = props
  const look = LAYOUTS[layout]
  return (
    <li
      id={product.id}
      aria-current={isTarget ? 'true' : undefined}
      className={`group relative scroll-mt-6 target:bg-field aria-current:bg-field ${look.card}`}
    >
      <div className={`relative overflow-hidden ${look.picture}`}>
        <Photograph
          src={picturePath(product.id)}
          sizes={look.sizes}
          wanted={isFirst ? 'soon' : 'near'}
          className={`absolute inset-0 size-full ${PICTURE_STANDS[stand]} ${stand === 'post' && layout === 'shelf' ? 'max-sm:object-cover' : ''}`}
        />
        {layout !== 'shelf' && mark !== undefined && (
          <span className="absolute top-3 left-3 text-[13px] text-ink-2">{mark}</span>
        )}
        {!product.inStock && (
          <Badge className="absolute top-3 right-3 bg-paper">Out of Stock</Badge>
        )}
      </div>
      <div className={look.text}>
        <div className={look.name}>
          <h2 className="title-card">
            <Link
              to={paths.product(product.id)}
              className="no-underline group-hover:underline after:absolute after:inset-0"
            >
              {product.title}
            </Link>
          </h2>
          <p className="flex justify-between gap-3 text-sm whitespace-nowrap text-ink-2">
            {layout === 'shelf' && <span>{mark}</span>}
            {product.itemNumber}
          </p>
        </div>
        <CardPrice {...props} />
        <Features {...props} />
        <div className="mt-3 flex flex-1 flex-col empty:mt-0 md:col-start-1">{children}</div>
      </div>
    </li>
  )
}

function CardPrice({ product, layout, saving = 'percent' }: ProductCardProps) {
  const percent = shownSaving(product, {})
  const saved =
    saving === 'percent' ? `${percent}%` : formatDollars(product.originalCents - product.priceCents)
  return (
    <div
      className={`mt-2 flex flex-wrap items-baseline justify-between gap-x-3 ${layout === 'list' ? 'md:col-start-2 md:row-start-1 md:mt-0 md:flex-col md:items-end md:justify-start' : ''}`}
    >
      <Price cents={product.priceCents} originalCents={product.originalCents} />
      {percent > 0 && <span className="text-[13px] font-semibold text-plotter">Save {saved}</span>}
    </div>
  )
}

function Features({ product, layout, featureCount = 3 }: ProductCardProps) {
  if (featureCount === 0) return null
  return (
    <ul
      className={`mt-2.5 text-sm leading-[1.45] text-ink-2 ${layout === 'list' ? 'md:col-start-1' : ''}`}
    >
      {product.features.slice(0, featureCount).map((feature) => (
        <li key={feature} className="py-0.5">
          <Measures text={feature} />
        </li>
      ))}
    </ul>
  )
}
