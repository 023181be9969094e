import { absoluteUrl } from './absolute-url.ts'
import type { StructuredData } from './json-ld.tsx'

export interface CrumbData {
  readonly label: string
  readonly to: string
}

/** The way down to a page, its own name last. */
export function breadcrumbData(crumbs: readonly CrumbData[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(to),
    })),
  }
}
