import { Link } from '../router/link.tsx'
import { paths } from '../paths.ts'

const GALLERIES = [
  ['Iron Balusters', paths.ironBalusters],
  ['Wood Balusters', paths.woodBalusters],
  ['Newel Posts', paths.newels],
  ['Starting and Landing Posts', paths.newelPosts],
  ['Handrails', paths.handrails],
  ['Handrail Fittings', paths.fittings],
  ['Handrail Brackets', paths.brackets],
  ['Handrail Rosettes', paths.rosettes],
  ['Treads, Risers and Nosing', paths.treads],
  ['Shoes, Knuckles and Collars', paths.shoesKnuckles],
] as const

/** Every gallery, for whoever looks rather than asks. */
export function GalleryLinks() {
  return (
    <nav aria-label="Galleries" className="mt-8">
      <ul className="grid gap-x-6 border-t border-ink sm:grid-cols-2 lg:grid-cols-3">
        {GALLERIES.map(([title, to]) => (
          <li key={to} className="border-b border-rule">
            <Link
              to={to}
              className="flex min-h-12 items-center font-serif text-lg no-underline hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
