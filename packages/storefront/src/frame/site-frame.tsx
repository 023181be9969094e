import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { cartPanel } from '../cart/cart-panel.ts'
import { phoneMenuPanel } from './phone-menu-panel.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

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
      <SiteFooter />
      <SlidingPanels />
    </>
  )
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
