import type { Choices } from '@millrun/catalogue/choosing/choices'
import { chosenPicture } from '@millrun/catalogue/pictures/chosen-picture'
import { wholePicturePath } from '@millrun/catalogue/pictures/picture-path'
import type { ProductText } from '@millrun/catalogue/product'
import { originalPrice, unitPrice } from '@millrun/catalogue/choosing/unit-price'
import { formatDollars } from '@millrun/commerce/dollars'
import type { ReactNode } from 'react'
import { type ListPlace, placed } from '../../long-list/long-list.tsx'
import { Link } from '../../router/link.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '@millrun/ui/first/badge.tsx'
import { Measures } from '../../text/measures.tsx'
import { Photograph } from '../../pictures/photograph.tsx'
import { PICTURE_STANDS, type PictureStand } from '../../pictures/picture-stand.ts'
import { Price, shownSaving } from '../../page/price.tsx'
import { WholePicture } from './whole-picture.tsx'

export interface ProductCardProps {
  readonly product: ProductText
  readonly stand?: PictureStand
  /** What is chosen already: the card shows it, prices it and leads to it. */
  readonly look?: Choices
  /** The address points to this card. */
  readonly isTarget: boolean
  /** In the first row, whose pictures are wanted at once. */
  readonly isFirst: boolean
  /** Below the window of a page that is still arriving. */
  readonly isLate?: boolean
  /** Where it stands in a gallery of which not all is in the page. */
  readonly place?: ListPlace | undefined
  /** At most so many of its features are told. */
  readonly featureCount?: number
  /** A word beside the item number. */
  readonly mark?: string | undefined
  /** What is saved, as a share of the original price or as money. */
  readonly saving?: 'percent' | 'dollars'
  /** Below the features: finishes, species. */
  readonly children?: ReactNode
}

/** What a gallery says of a product beyond name and price. */
export type CardWords = Pick<
  ProductCardProps,
  'stand' | 'look' | 'mark' | 'saving' | 'featureCount' | 'children'
>

/** Bars and posts run through a tall picture; what lies free needs less. */
const HEIGHTS: Readonly<Record<PictureStand, string>> = {
  bar: 'h-40 md:h-62',
  post: 'h-40 md:h-62',
  rail: 'h-32 md:h-48',
  piece: 'h-32 md:h-48',
}

/** Laid out when it comes near, as long as it has this class. */
export const LATE_CARD = 'late-card'

/** Steps aside while the whole part stands beside it. */
const MAKES_ROOM =
  'transition-transform duration-180 group-hover:-translate-x-[19%] group-has-[a:focus-visible]:-translate-x-[19%] group-has-[[aria-pressed=true]]:-translate-x-[19%]'

const SIZES = '(min-width: 80rem) 290px, (min-width: 48rem) 33vw, 50vw'

const NOTHING_CHOSEN: Choices = {}

/** A product in a gallery; all of it leads to its page. */
export function ProductCard(props: ProductCardProps) {
  const {
    product,
    stand = 'bar',
    look = NOTHING_CHOSEN,
    isTarget,
    isFirst,
    isLate = false,
    mark,
    place,
    children,
  } = props
  const isInPart = wholePicturePath(product) !== undefined
  return (
    <li
      id={product.id}
      {...placed(place)}
      aria-current={isTarget ? 'true' : undefined}
      className={`group relative -mb-px -ml-px flex scroll-mt-6 flex-col border-b border-l border-b-ink border-l-rule px-2.5 pb-3 target:bg-field aria-current:bg-field md:px-3 md:pb-4 lg:px-4 ${isLate ? LATE_CARD : ''}`}
    >
      <div
        className={`relative -mx-2.5 overflow-hidden border-b border-rule md:-mx-3 lg:-mx-4 ${HEIGHTS[stand]}`}
      >
        <Photograph
          src={chosenPicture(product, look)}
          sizes={SIZES}
          wanted={isFirst ? 'soon' : 'near'}
          className={`absolute inset-0 size-full ${PICTURE_STANDS[stand]} ${isInPart ? MAKES_ROOM : ''}`}
        />
        {isInPart && <WholePicture product={product} />}
        {!product.inStock && <Badge className="absolute top-2 left-2 bg-paper">Out of Stock</Badge>}
      </div>
      <div className="flex flex-1 flex-col pt-1.5 md:pt-2.5">
        <div className="flex flex-col-reverse">
          <h2 className="font-serif text-base leading-[1.2] tracking-[-0.008em] lg:text-lg lg:leading-[1.2]">
            <Link
              to={paths.productIn(product.id, look)}
              className="no-underline group-hover:underline after:absolute after:inset-0"
            >
              {product.title}
            </Link>
          </h2>
          <p className="flex flex-wrap justify-between gap-x-2 text-[13px] leading-5 text-ink-2">
            <span>{product.itemNumber}</span>
            {mark !== undefined && <span>{mark}</span>}
          </p>
        </div>
        <CardPrice {...props} />
        <Features {...props} />
        <div className="mt-1 flex flex-1 flex-col md:mt-2 empty:mt-0">{children}</div>
      </div>
    </li>
  )
}

function CardPrice({ product, look = NOTHING_CHOSEN, saving = 'percent' }: ProductCardProps) {
  const [cents, originalCents] = [unitPrice(product, look), originalPrice(product, look)]
  const percent = shownSaving(product, look)
  const saved = saving === 'percent' ? `${percent}%` : formatDollars(originalCents - cents)
  return (
    <div className="mt-1 flex flex-wrap items-baseline gap-x-2 max-md:[&_s]:text-[13px] max-md:[&_span]:text-[13px] max-md:[&>p]:gap-x-1.5 max-md:[&>p>span]:text-base md:mt-1.5">
      <Price cents={cents} originalCents={originalCents} />
      {percent > 0 && <span className="text-[13px] font-semibold text-plotter">Save {saved}</span>}
    </div>
  )
}

/** In one paragraph where a card is narrow, a line each where there is room. */
function Features({ product, featureCount = 3 }: ProductCardProps) {
  if (featureCount === 0) return null
  return (
    <ul className="mt-1 text-[13px] leading-[1.35] text-ink-2 md:mt-1.5 md:leading-[1.4] max-lg:[&>li]:inline max-lg:[&>li+li]:before:content-['·_']">
      {product.features.slice(0, featureCount).map((feature) => (
        <li key={feature}>
          <Measures text={feature} />{' '}
        </li>
      ))}
    </ul>
  )
}
