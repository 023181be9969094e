import type { AccessoryText } from '@millrun/catalogue/families/accessories/accessory'
import { picturePath } from '@millrun/catalogue/pictures/picture-path'
import { Link } from '../router/link.tsx'
import { business } from '@millrun/commerce/business'
import { paths } from '../paths.ts'
import { Button } from '@millrun/ui/first/button.tsx'
import { Icon } from '@millrun/ui/first/icon.tsx'
import { Photograph } from '../pictures/photograph.tsx'
import { Price } from '../page/price.tsx'

/** What stands on every card until its first review. */
const SAMPLE = '4.9'

interface AccessoryCardProps {
  readonly accessory: AccessoryText
  readonly onAdd: () => void
}

/** One accessory: what it is for, why, and the way into the cart. */
export function AccessoryCard({ accessory, onAdd }: AccessoryCardProps) {
  const { id, title, description, category, priceCents, benefits } = accessory
  return (
    <article className="flex h-full flex-col">
      <Link to={paths.product(id)} className="group block no-underline">
        <Photograph
          src={picturePath(id)}
          sizes="(min-width: 64rem) 300px, (min-width: 40rem) 50vw, 100vw"
          className="aspect-square w-full border-b border-rule object-cover"
        />
        <p className="mt-4 text-sm text-ink-2">{category}</p>
        <h3 className="title-card mt-0.5 decoration-plotter decoration-1 underline-offset-5 group-hover:underline">
          {title}
        </h3>
      </Link>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <Price cents={priceCents} />
        <span className="text-sm">In Stock</span>
      </div>
      <CardRating accessory={accessory} />
      <p className="mt-3 grow text-[15px] text-ink-2">{description}</p>
      <h4 className="mt-4 text-sm font-semibold">Key benefits</h4>
      <ul className="mt-1 mb-6 text-sm text-ink-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="border-t border-rule py-1.5 first:border-t-0">
            {benefit}
          </li>
        ))}
      </ul>
      <Button look="buy" className="w-full" onClick={onAdd} aria-label={`Add to Cart: ${title}`}>
        Add to Cart
      </Button>
    </article>
  )
}

/** What buyers gave; until one has, a sample that is marked as one. */
function CardRating({ accessory: { rating } }: { accessory: AccessoryText }) {
  if (rating === undefined && !business.showSampleRatings) return null
  return (
    <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-2">
      <Icon name="star" className="size-4 fill-current text-ink" />
      <span>
        {rating === undefined ? SAMPLE : rating.stars.toFixed(1)}{' '}
        <span className="sr-only">of 5 stars</span> ·{' '}
        {rating === undefined
          ? 'sample rating'
          : `${rating.count} ${rating.count === 1 ? 'review' : 'reviews'}`}
      </span>
    </p>
  )
}
