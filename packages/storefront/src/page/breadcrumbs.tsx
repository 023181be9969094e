import { Fragment } from 'react'
import { Link } from '../router/link.tsx'
import type { CrumbData } from './breadcrumb-data.ts'

interface BreadcrumbsProps {
  /** The pages above this one, from home down. */
  readonly above: readonly CrumbData[]
  readonly current: string
}

/** The way down to this page. */
export function Breadcrumbs({ above, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-ink-2">
      <ol className="flex flex-wrap items-center">
        {above.map((crumb) => (
          <Fragment key={crumb.to}>
            <li>
              <Link
                to={crumb.to}
                className="inline-block py-1.5 no-underline hover:text-ink hover:underline"
              >
                {crumb.label}
              </Link>
            </li>
            <li aria-hidden="true" className="mx-2 text-rule-2">
              /
            </li>
          </Fragment>
        ))}
        <li aria-current="page" className="py-1.5 text-ink">
          {current}
        </li>
      </ol>
    </nav>
  )
}
