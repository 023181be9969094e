import { picturePath } from '@millrun/catalogue/pictures/picture-path'
import { formatDollars } from '@millrun/commerce/dollars'
import { Link } from '../router/link.tsx'
import { findListing } from '../catalogue/find-listing.ts'
import { paths } from '../paths.ts'
import { Photograph } from '../pictures/photograph.tsx'

interface PartPicturesProps {
  /** Products, each with what it is there for. */
  readonly parts: readonly { readonly id: string; readonly use: string }[]
}

/** Parts side by side: picture, name, price, and what each is there for. */
export function PartPictures({ parts }: PartPicturesProps) {
  return (
    <ul className="grid max-w-200 grid-cols-2 gap-x-6 gap-y-5 border-y border-rule py-4 md:grid-cols-4">
      {parts.flatMap(({ id, use }) => {
        const listing = findListing(id)
        if (listing === undefined) return []
        return [
          <li key={id}>
            <Photograph
              src={picturePath(id)}
              sizes="(min-width: 48rem) 200px, 50vw"
              className="aspect-square w-full object-contain"
            />
            <h3 className="mt-2 font-sans text-[15px] leading-snug font-medium tracking-normal">
              <Link to={paths.product(id)} className="inline-block py-0.5 not-hover:no-underline">
                {listing.title}
              </Link>
            </h3>
            <p className="text-sm text-ink-2">
              {listing.itemNumber} · {formatDollars(listing.priceCents)}
            </p>
            <p className="mt-1.5 text-sm leading-normal text-ink-2">{use}</p>
          </li>,
        ]
      })}
    </ul>
  )
}
