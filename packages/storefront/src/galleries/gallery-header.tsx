import type { Scene } from '@millrun/catalogue/scene'
import type { ReactNode } from 'react'
import { Link, useLocation, type LinkProps } from 'react-router'
import { paths } from '../paths.ts'
import { breadcrumbData, type CrumbData } from '../structured-data/breadcrumb-data.ts'
import { JsonLd } from '../structured-data/json-ld.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Icon } from '../ui/icon.tsx'
import { SceneParts } from '../ui/scene-parts.tsx'
import { ScenePhotograph } from '../ui/scene-photograph.tsx'

interface GalleryHeaderProps {
  /** Name in the breadcrumb, where it differs from the title. */
  readonly crumb?: string
  readonly title: string
  /** What is sold here and what it fits. */
  readonly lede: ReactNode
  /** A staircase that shows these parts where they belong. */
  readonly scene: Scene
  /** The strip of it that shows them, as a class. */
  readonly view: string
  /** The gallery that this one belongs to. */
  readonly within?: CrumbData
  /** The way back, where it is another than to all products. */
  readonly back?: ReactNode
  /** Further ways out, beside the one back. */
  readonly children?: ReactNode
}

/** Where one is, how to get back, and what the gallery holds. */
export function GalleryHeader(props: GalleryHeaderProps) {
  const { title, crumb = title, lede, within, back = <BackToProducts />, children } = props
  const { pathname } = useLocation()
  const above = [...ALL_PRODUCTS, ...(within === undefined ? [] : [within])]
  return (
    <header className="pt-3 pb-6 lg:pt-4 lg:pb-8">
      <JsonLd data={breadcrumbData([...above, { label: crumb, to: pathname }])} />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Breadcrumbs above={above} current={crumb} />
        <div className="flex flex-wrap gap-x-6">
          {back}
          {children}
        </div>
      </div>
      <div className="mt-3 items-end gap-x-6 lg:mt-5 lg:grid lg:grid-cols-12">
        <h1 className="title-gallery lg:col-span-7">{title}</h1>
        <p className="mt-3 max-w-[46ch] text-pretty text-ink-2 lg:col-span-5 lg:mt-0">{lede}</p>
      </div>
      <Stair scene={props.scene} view={props.view} />
    </header>
  )
}

/** A strip of the staircase, and in one line what it is built of. */
function Stair({ scene, view }: Pick<GalleryHeaderProps, 'scene' | 'view'>) {
  return (
    <div className="mt-5 lg:mt-8">
      <ScenePhotograph
        scene={scene}
        isMain
        sizes="(min-width: 80rem) 1216px, 100vw"
        className={`-mx-5 aspect-5/2 w-[calc(100%+40px)] max-w-none md:mx-0 md:w-full lg:aspect-5/1 ${view}`}
      />
      <SceneParts
        scene={scene}
        className="mt-2 max-md:flex-nowrap max-md:overflow-x-auto max-md:whitespace-nowrap"
      />
    </div>
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

interface WayLinkProps extends Omit<LinkProps, 'className'> {
  readonly icon: 'arrow-left' | 'arrow-right'
}

/** A link to the gallery before or after this one. */
export function WayLink({ icon, children, ...rest }: WayLinkProps) {
  return (
    <Link
      {...rest}
      className="inline-flex min-h-11 items-center gap-2 text-[15px] font-medium no-underline hover:underline"
    >
      {icon === 'arrow-left' && <Icon name={icon} size={20} />}
      {children}
      {icon === 'arrow-right' && <Icon name={icon} size={20} />}
    </Link>
  )
}
