import type { Scene } from '@millrun/catalogue/pictures/scene'
import { Link } from '../router/link.tsx'
import { findListing } from '../catalogue/find-listing.ts'
import { paths } from '../paths.ts'

/** Shop this staircase: the products in a scene, each with the way to it. */
export function SceneParts({ scene, className = '' }: { scene: Scene; className?: string }) {
  const listings = scene.productIds.flatMap((id) => findListing(id) ?? [])
  return (
    <div className={`flex flex-wrap items-baseline gap-x-5 text-sm ${className}`}>
      <p className="py-1 font-medium">Shop this staircase</p>
      <ul className="contents">
        {listings.map(({ id, title, itemNumber }) => (
          <li key={id}>
            <Link
              to={paths.product(id)}
              className="inline-block py-1 text-ink-2 no-underline hover:text-ink hover:underline"
            >
              {title} {itemNumber}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
