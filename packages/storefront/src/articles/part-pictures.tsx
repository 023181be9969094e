import { picturePath } from '@millrun/catalogue/picture-path'
import { formatDollars } from '@millrun/commerce/dollars'
import { Link } from 'react-router'
import { findListing } from '../catalogue/find-listing.ts'
import { paths } from '../paths.ts'
import { Photograph } from '../ui/photograph.tsx'

interface PartPicturesProps {
  /** Products, each with what it is there for. */
  readonly parts: readonly { readonly id: string; readonly use: string }[]
}

/** Parts side by side: picture, name, price, and what each is there for. */
export function PartPictures({ parts }: PartPicturesProps) {
  return (
    <ul className="grid max-w-200 grid-cols-2 border-t border-rule md:grid-cols-4">
      {parts.flatMap(({ id, use }, index) => {
        const listing = findListing(id)
        if (listing === undefined) return []
        return [
          <li
            key={id}
            className={`border-b border-rule pb-4 ${index % 2 === 1 ? 'border-l pl-4' : 'pr-4 md:pr-0'} md:pr-4 ${index > 0 ? 'md:border-l md:pl-4' : ''}`}
          >
            <Photograph
              src={picturePath(id)}
              sizes="(min-width: 48rem) 200px, 50vw"
              className="aspect-4/5 w-full object-contain"
            />
            <h3 className="font-sans text-[15px] leading-snug font-medium tracking-normal">
              <Link to={paths.product(id)} className="not-hover:no-underline">
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
