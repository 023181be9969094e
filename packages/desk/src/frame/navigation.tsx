import { Link, useLocation } from 'react-router'
import type { Section } from './sections.ts'

interface NavigationProps {
  /** For the button that shows it. */
  readonly id: string
  /** Whoever is here; where the masthead has no room for it, it stands below the sections. */
  readonly who: string
  readonly sections: readonly Section[]
  /** On a narrow screen it is shown when it is asked for. */
  readonly isShown: boolean
}

/** The sections of the desk: in a row, or below each other on a narrow screen. */
export function Navigation({ id, who, sections, isShown }: NavigationProps) {
  const current = useCurrentSection(sections)
  return (
    <nav
      id={id}
      aria-label="Sections"
      className={`border-b border-ink print:hidden ${isShown ? '' : 'max-md:hidden'}`}
    >
      <ul className="wrap md:flex md:flex-wrap md:gap-x-7">
        {sections.map((section) => (
          <li
            key={section.path}
            className="max-md:border-t max-md:border-rule max-md:first:border-0"
          >
            <Link
              to={`/${section.path}`}
              aria-current={section === current ? 'page' : undefined}
              className="flex min-h-12 items-center font-medium no-underline decoration-plotter decoration-2 underline-offset-8 hover:underline aria-[current]:underline"
            >
              {section.name}
            </Link>
          </li>
        ))}
      </ul>
      <p className="wrap border-t border-rule py-3 text-sm wrap-anywhere text-ink-2 md:hidden">
        {who}
      </p>
    </nav>
  )
}

function useCurrentSection(sections: readonly Section[]): Section | undefined {
  const [, path] = useLocation().pathname.split('/')
  return sections.find((section) => section.path === path)
}
