import { Link } from 'react-router'

interface ViewLinkProps {
  readonly to: string
  readonly name: string
  /** It leads to what is shown now. */
  readonly isHere: boolean
}

/** One of the ways to look at a list, in the list of them. */
export function ViewLink({ to, name, isHere }: ViewLinkProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        className="inline-flex min-h-11 items-center no-underline decoration-plotter decoration-2 underline-offset-6 hover:underline aria-[current]:underline"
      >
        {name}
      </Link>
    </li>
  )
}
