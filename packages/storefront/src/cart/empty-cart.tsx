import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'

const PLACES = [40, 80, 120, 160, 200, 240, 280, 320]

/** What the drawer shows while there is nothing in it: the rail is up, its balusters are not. */
export function EmptyCart({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="grow overflow-y-auto px-5 py-9 sm:px-7">
      <svg viewBox="0 0 360 150" fill="none" stroke="currentColor" aria-hidden="true">
        <path
          d="M0 14c0-6 4-9 10-9h340c6 0 10 3 10 9v5H0zM0 19h360M0 134h360v10H0z"
          strokeWidth="1.25"
        />
        {PLACES.map((x) => (
          <path key={x} d={`M${x} 25v103`} className="stroke-rule-2" strokeDasharray="14 4 3 4" />
        ))}
      </svg>
      <p className="mt-8 font-serif text-[28px] leading-tight tracking-[-0.018em]">
        Your cart is empty
      </p>
      <p className="mt-2 text-ink-2">Add some beautiful stair parts to get started!</p>
      <ButtonLink to={paths.products} onClick={onLeave} className="mt-6 w-full">
        Explore Products
      </ButtonLink>
      <p className="mt-5 flex gap-6">
        <Link to={paths.ironBalusters} onClick={onLeave} className="more">
          Iron balusters
        </Link>
        <Link to={paths.woodBalusters} onClick={onLeave} className="more">
          Wood balusters
        </Link>
      </p>
    </div>
  )
}
