import { NavLink } from 'react-router'

interface SubNavigationProps {
  readonly label: string
  /** Below the desk's own address, in their order. */
  readonly places: readonly { readonly name: string; readonly path: string }[]
}

/** The way between the screens of one section. */
export function SubNavigation({ label, places }: SubNavigationProps) {
  return (
    <nav aria-label={label} className="mb-8 border-b border-rule print:hidden">
      <ul className="flex flex-wrap gap-x-7">
        {places.map(({ name, path }) => (
          <li key={path}>
            <NavLink
              to={path}
              end
              className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-ink-2 no-underline hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
