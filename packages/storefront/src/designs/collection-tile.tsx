import { picturePath } from '@millrun/catalogue/pictures/picture-path'
import { Link } from '../router/link.tsx'
import { collectionHref, type Collection } from '../home/collection-list.ts'
import { Photograph } from '../pictures/photograph.tsx'
import { PICTURE_STANDS } from '../pictures/picture-stand.ts'

interface CollectionTileProps {
  readonly collection: Collection
  /** Class of the picture's box, which decides the tile's shape. */
  readonly pictureClass: string
}

/** A collection as one large picture with its name; the whole tile leads to it. */
export function CollectionTile({ collection, pictureClass }: CollectionTileProps) {
  const { productId, stand, tile, text } = collection
  return (
    <Link to={collectionHref(collection)} className="group block no-underline">
      <div className={`overflow-hidden ${pictureClass}`}>
        <Photograph
          src={picturePath(productId)}
          sizes="(min-width: 64rem) 50vw, 100vw"
          wanted="soon"
          className={`size-full ${PICTURE_STANDS[stand]}`}
        />
      </div>
      <div className="border-t border-ink pt-4">
        <h2 className="text-2xl leading-tight decoration-plotter decoration-1 underline-offset-5 group-hover:underline lg:text-[28px]">
          {tile}
        </h2>
        <p className="mt-1.5 max-w-[36ch] text-ink-2">{text}</p>
      </div>
    </Link>
  )
}
