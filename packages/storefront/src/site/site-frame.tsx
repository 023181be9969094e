import {
  type ComponentType,
  memo,
  useEffect,
  useEffectEvent,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react'
import { Link } from '../router/link.tsx'
import { useLocation, usePlace } from '../router/place.ts'
import { cartPanel } from '../cart/cart-panel.ts'
import { phoneMenuPanel } from './phone-menu-panel.ts'
import { Late } from '../app/late.tsx'
import { CartButton } from '../cart/cart-button.tsx'
import { Icon } from '@millrun/ui/first/icon.tsx'
import { Logo } from './logo.tsx'
import { frameChunk } from './frame-chunk.ts'
import type { frameParts } from './frame-parts.tsx'
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
      <FramePart of="SiteFooter" />
      <SlidingPanels />
    </>
  )
}

interface FramePartProps {
  readonly of: keyof typeof frameParts
  readonly className?: string
}

/** A part of the frame: its script comes when the page answers. */
const FramePart = memo(function FramePart(props: FramePartProps) {
  return (
    <Late>
      <LatePart {...props} />
    </Late>
  )
})

function LatePart({ of, ...rest }: FramePartProps) {
  const Part: ComponentType<{ className?: string }> = frameChunk.use()[of]
  return <Part {...rest} />
}

/** On a new page nothing lies over it, and whoever reads by ear or keyboard goes on at its top. */
function useNewPath(main: RefObject<HTMLElement | null>): void {
  const { location, arrival } = usePlace()
  const arrive = useEffectEvent(() => {
    cartPanel.close()
    phoneMenuPanel.close()
    if (arrival !== 'pop') main.current?.focus({ preventScroll: true })
  })
  useEffect(() => arrive(), [location.pathname])
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
      <FramePart of="Banner" />
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
        <FramePart of="MainMenu" className="mr-auto hidden lg:block" />
        <FramePart
          of="SearchBox"
          className="max-lg:order-last max-lg:w-full lg:shrink lg:basis-58"
        />
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
