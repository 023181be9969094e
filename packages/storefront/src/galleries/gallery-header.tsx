import type { ReactNode } from 'react'
import { useLocation } from '../router/place.ts'
import { paths } from '../paths.ts'
import { breadcrumbData, type CrumbData } from '../page/breadcrumb-data.ts'
import { JsonLd } from '../page/json-ld.tsx'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { WayLink } from '../text/way-link.tsx'

interface GalleryHeaderProps {
  /** Name in the breadcrumb, where it differs from the title. */
  readonly crumb?: string
  readonly title: string
  /** What is sold here and what it fits. */
  readonly lede: ReactNode
  /** The gallery that this one belongs to. */
  readonly within?: CrumbData
  /** The way back, where it is another than to all products. */
  readonly back?: ReactNode
  /** Further ways out, beside the one back. */
  readonly children?: ReactNode
}

/** Where one is, how to get back, and what the gallery holds: short, so that the parts are in sight. */
export function GalleryHeader(props: GalleryHeaderProps) {
  const { title, crumb = title, lede, within, back = <BackToProducts />, children } = props
  const { pathname } = useLocation()
  const above = [...ALL_PRODUCTS, ...(within === undefined ? [] : [within])]
  return (
    <header className="pt-1.5 pb-3 lg:pt-2 lg:pb-4">
      <JsonLd data={breadcrumbData([...above, { label: crumb, to: pathname }])} />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Breadcrumbs above={above} current={crumb} />
        <div className="flex flex-wrap gap-x-6">
          {back}
          {children}
        </div>
      </div>
      <div className="items-end justify-between gap-x-10 lg:flex">
        <h1 className="title-part shrink-0">{title}</h1>
        <p className="mt-1 max-w-[88ch] text-sm leading-snug text-pretty text-ink-2 lg:mt-0 lg:pb-1">
          {lede}
        </p>
      </div>
    </header>
  )
}

const ALL_PRODUCTS: readonly CrumbData[] = [
  { label: 'Home', to: paths.home },
  { label: 'Products', to: paths.products },
]

function BackToProducts() {
  return (
    <WayLink to={paths.products} icon="arrow-left">
      Back to Products
    </WayLink>
  )
}
