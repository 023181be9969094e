import type { Scene } from '@millrun/catalogue/pictures/scene'
import type { SceneSpot } from '@millrun/catalogue/pictures/scene-spots'
import type { CSSProperties } from 'react'
import { picturePath } from '@millrun/catalogue/pictures/picture-path'
import { formatDollars } from '@millrun/commerce/dollars'
import { Link } from '../router/link.tsx'
import { findListing } from '../catalogue/find-listing.ts'
import { paths } from '../paths.ts'
import { Photograph } from '../pictures/photograph.tsx'
import { ScenePhotograph } from '../pictures/scene-photograph.tsx'

interface RoomPictureProps {
  readonly scene: Scene
  readonly spots: readonly SceneSpot[]
}

/**
 * A staircase with a mark on each of its parts. The marks are disclosures of one name, so that one is
 * open at a time and all of it works by keyboard and before script does. What they show lies below the
 * picture. A phone shows the half of the picture that the stair is in, twice as large.
 */
export function RoomPicture({ scene, spots }: RoomPictureProps) {
  return (
    <div className="lg:col-span-9">
      <div className="relative -mx-5 aspect-8/9 sm:mx-0 sm:aspect-video">
        <div className="size-full overflow-hidden">
          <ScenePhotograph
            scene={scene}
            sizes="(min-width: 80rem) 880px, (min-width: 40rem) 100vw, 200vw"
            className="size-full max-sm:-ml-[74%] max-sm:w-[200%] max-sm:max-w-none"
          />
        </div>
        {spots.map((spot, index) => (
          <Spot key={spot.productId} scene={scene.name} spot={spot} isOpen={index === 0} />
        ))}
      </div>
      <p className="h-30 border-b border-rule py-4 text-[15px] text-ink-2">
        Press a mark in the picture to see the part.
      </p>
    </div>
  )
}

interface SpotProps {
  readonly scene: string
  readonly spot: SceneSpot
  readonly isOpen: boolean
}

const NAME_SIDES = {
  left: 'flex-row-reverse -translate-x-[calc(100%-16px)]',
  right: '-translate-x-4',
} as const

function Spot({ scene, spot: { productId, name, fromLeft, fromTop, nameTo }, isOpen }: SpotProps) {
  const place: CSSProperties & Record<`--${string}`, number> = { '--x': fromLeft, '--y': fromTop }
  return (
    <details name={`room-${scene}`} open={isOpen} className="group/spot contents">
      <summary
        style={place}
        className={`absolute top-[calc(var(--y)*100%)] left-[calc(var(--x)*200%-74%)] z-1 flex h-8 -translate-y-1/2 cursor-pointer list-none items-center gap-1.5 rounded-xs border border-ink bg-paper/92 px-2.5 text-[13px] leading-none font-medium whitespace-nowrap group-open/spot:bg-ink group-open/spot:text-paper hover:bg-paper sm:left-[calc(var(--x)*100%)] group-open/spot:hover:bg-ink [&::-webkit-details-marker]:hidden ${NAME_SIDES[nameTo]}`}
      >
        <span aria-hidden="true" className="size-2.5 rounded-full bg-plotter" />
        {name}
      </summary>
      <PartCard productId={productId} />
    </details>
  )
}

/** What stands at a mark: its picture, its name, its price and the way to it. */
function PartCard({ productId }: { productId: string }) {
  const listing = findListing(productId)
  if (listing === undefined) return null
  const { title, itemNumber, priceCents } = listing
  return (
    <div className="absolute inset-x-5 top-full flex h-30 items-center gap-4 border-b border-rule bg-paper sm:inset-x-0">
      <div className="h-26 w-21 shrink-0">
        <Photograph
          src={picturePath(productId)}
          sizes="84px"
          className="size-full object-contain"
        />
      </div>
      <p className="min-w-0 leading-snug">
        <Link to={paths.product(productId)} className="more inline-block py-1">
          {title}
        </Link>
        <span className="block text-[15px] text-ink-2">
          {itemNumber} · {formatDollars(priceCents)}
        </span>
      </p>
    </div>
  )
}
