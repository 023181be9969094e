import { CartButton } from '../cart/cart-button.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { Icon } from '../ui/icon.tsx'
import { Banner } from './banner.tsx'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { phoneMenuPanel } from './phone-menu-panel.ts'
import { VisualizerEntry } from './visualizer-entry.tsx'

/** Banner, logo, menus, search and cart; on narrow screens the search has a row of its own. */
export function SiteHeader() {
  return (
    <header className="relative z-20 border-b border-ink">
      <Banner />
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
}
