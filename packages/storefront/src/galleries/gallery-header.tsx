import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Icon } from '../ui/icon.tsx'

interface GalleryHeaderProps {
  /** Name in the breadcrumb, where it differs from the title. */
  readonly crumb?: string
  readonly title: string
  /** What is sold here and what it fits. */
  readonly lede: ReactNode
  /** Further ways out, beside the one back to all products. */
  readonly children?: ReactNode
}

/** Where one is, how to get back, and what the gallery holds. */
export function GalleryHeader({ title, crumb = title, lede, children }: GalleryHeaderProps) {
  const above = [
    { label: 'Home', to: paths.home },
    { label: 'Products', to: paths.products },
  ]
  return (
    <header className="pt-3 pb-6 lg:pt-4 lg:pb-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Breadcrumbs above={above} current={crumb} />
        <div className="flex flex-wrap gap-x-6">
          <WayLink to={paths.products} icon="arrow-left">
            Back to Products
          </WayLink>
          {children}
        </div>
      </div>
      <div className="mt-3 items-end gap-x-6 lg:mt-5 lg:grid lg:grid-cols-12">
        <h1 className="title-gallery lg:col-span-7">{title}</h1>
        <p className="mt-3 max-w-[46ch] text-pretty text-ink-2 lg:col-span-5 lg:mt-0">{lede}</p>
      </div>
    </header>
  )
}

interface WayLinkProps {
  readonly to: string
  readonly icon: 'arrow-left' | 'arrow-right'
  readonly children: ReactNode
}

/** A link to the gallery before or after this one. */
export function WayLink({ to, icon, children }: WayLinkProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 text-[15px] font-medium no-underline hover:underline"
    >
      {icon === 'arrow-left' && <Icon name={icon} size={20} />}
      {children}
      {icon === 'arrow-right' && <Icon name={icon} size={20} />}
    </Link>
  )
}
