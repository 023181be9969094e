import { picturePath } from '@millrun/catalogue/picture-path'
import { Link } from 'react-router'
import { collectionHref, type Collection } from '../home/collection-list.ts'

interface CollectionTileProps {
  readonly collection: Collection
  /** Class of the picture's box, which decides the tile's shape. */
  readonly pictureClass: string
  readonly className?: string
  readonly withText?: boolean
}

/** A collection as one large picture with its name; the whole tile leads to it. */
export function CollectionTile({
  collection,
  pictureClass,
  className = '',
  withText = false,
}: CollectionTileProps) {
  return (
    <Link to={collectionHref(collection)} className={`group block no-underline ${className}`}>
      <div className={`overflow-hidden ${pictureClass}`}>
        <img
          src={picturePath(collection.productId)}
          alt=""
          width={400}
          height={500}
          className="h-full w-full object-cover"
        />
      </div>
      <div className="border-t border-ink pt-4">
        <h2 className="text-2xl leading-tight decoration-plotter decoration-1 underline-offset-5 group-hover:underline lg:text-[28px]">
          {collection.tile}
        </h2>
        {withText ? <p className="mt-1.5 max-w-[36ch] text-ink-2">{collection.text}</p> : null}
      </div>
    </Link>
  )
}
