import { createResource } from '@millrun/ui/first/resource'
import { memo, useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react'
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router'
import { cartPanel } from '../cart/cart-panel.ts'
import { phoneMenuPanel } from './phone-menu-panel.ts'
import { Late } from '../app/late.tsx'
import { CartButton } from '../cart/cart-button.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { Icon } from '@millrun/ui/first/icon.tsx'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { paths } from '../paths.ts'

/** Banner, header and footer around every page, and what slides over it. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  useNewPath(main)
  return (
    <>
      <a
        href="#main"
        className="absolute top-0 left-2 z-50 -translate-y-[200%] bg-paper px-4 py-3 font-medium focus:translate-y-2"
      >
        Skip to content
      </a>
      <SiteHeader />
      <main ref={main} id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Edge of="SiteFooter" />
      <SlidingPanels />
    </>
  )
}

const edgesChunk = createResource(() => import('./site-edges.tsx'))

interface EdgeProps {
  readonly of: keyof Awaited<ReturnType<typeof edgesChunk.load>>['siteEdges']
}

/** The head or the foot of the page: its script comes when the rest of the page answers. */
const Edge = memo(function Edge(props: EdgeProps) {
  return (
    <Late>
      <LateEdge {...props} />
    </Late>
  )
})

function LateEdge({ of }: EdgeProps) {
  const Loaded = edgesChunk.use().siteEdges[of]
  return <Loaded />
}

/** On a new page nothing lies over it, and whoever reads by ear or keyboard goes on at its top. */
function useNewPath(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const arrive = useEffectEvent(() => {
    cartPanel.close()
    phoneMenuPanel.close()
    if (type !== NavigationType.Pop) main.current?.focus({ preventScroll: true })
  })
  useEffect(() => arrive(), [pathname])
}

function SlidingPanels() {
  const cart = cartPanel.useOpen()
  const menu = phoneMenuPanel.useOpen()
  return (
    <>
      {cart !== undefined && <cart.CartDrawer />}
      {menu !== undefined && <menu.PhoneMenu />}
    </>
  )
}

/** Banner, logo, menus, search and cart; on narrow screens the search has a row of its own. */
const SiteHeader = memo(function SiteHeader() {
  return (
    <header className="relative z-20 border-b border-ink">
      <Edge of="Banner" />
      <div className="wrap flex flex-wrap items-center gap-x-2 max-lg:pb-3.5 lg:h-21 lg:flex-nowrap lg:gap-x-4 xl:gap-x-9">
        <button
          type="button"
          aria-label="Menu"
          aria-haspopup="dialog"
          onClick={phoneMenuPanel.open}
          className="-ml-3 grid size-11 cursor-pointer place-items-center lg:hidden"
        >
          <Icon name="menu" size={26} />
        </button>
        <Logo className="mr-auto h-16 lg:mr-0" />
        <MainMenu className="mr-auto hidden lg:block" />
        <SearchBox className="max-lg:order-last max-lg:w-full lg:shrink lg:basis-58" />
        <VisualizerEntry />
        <CartButton className="-mr-2" />
      </div>
    </header>
  )
})

/** A flight with its rail, on a field of 24. */
const STAIR = 'M2.5 21H7v-4h4.5v-4H16V9h5.5M4.7 21v-8.5m4.6 4.5V8.7m4.5 4.3V4.9M2.5 14.5 16.5 2.5'

/** The way to the Stair Visualizer, beside the cart: its mark and its name in two short lines. */
function VisualizerEntry() {
  const { pathname } = useLocation()
  return (
    <Link
      to={paths.stairVisualizer}
      aria-current={pathname === paths.stairVisualizer ? 'page' : undefined}
      className="group/entry flex h-11 shrink-0 items-center gap-2 text-[12px] leading-[1.15] font-medium no-underline"
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.25}
        className="size-6.5 shrink-0 lg:max-xl:hidden"
        aria-hidden="true"
      >
        <path d={STAIR} />
      </svg>
      <span className="decoration-plotter decoration-1 underline-offset-3 group-hover/entry:underline group-aria-[current]/entry:underline max-[22.4rem]:sr-only">
        Stair <br />
        Visualizer
      </span>
    </Link>
  )
}
