import { cartDrawer } from '../cart/cart-panel.ts'
import { families } from '../catalogue/families.ts'
import { phoneMenu } from '../site/phone-menu-panel.ts'
import { untilDesignerStands } from '../designer/designer-stands.ts'
import { filterSheet } from '../galleries/filters/filter-chunk.ts'
import { listChunk } from '../galleries/order-pad/pad-chunk.ts'
import { notFoundChunk } from '../product/not-found-chunk.ts'
import { viewerChunk } from '../product/pictures/viewer-chunk.ts'
import { lateBuyingChunk, storyChunk } from '../product/story/story-chunk.ts'
import { paths } from '../paths.ts'
import { productSearch } from '../search/product-search.ts'
import { toastRegion } from '@millrun/ui/over/show-toast'
import { showTradePrices } from '../trade/trade-chunk.ts'
import { lookForNews } from '../offline/news-chunk.ts'
import { routes } from './routes.ts'
import { aheadWhenIdle, idle } from '@millrun/ui/first/when-idle'

/**
 * Fetches every page, panel and family once the browser is idle, where that is welcome: what follows needs no network. Then
 * the browser keeps the shop. What could not be fetched is asked for again when the network is back.
 */
export function warmUp(): void {
  // Pages that are fetched later are read at the prices that are shown.
  const shown = showTradePrices().catch(() => undefined)
  const stands = pageStands()
  const load = () => void Promise.all([shown, stands]).then(loadEverything).then(lookForNews)
  aheadWhenIdle(load)
  window.addEventListener('online', () => void aheadWhenIdle(load))
}

/** Who has come for a stair waits for nothing of the shop. */
async function pageStands(): Promise<void> {
  if (window.location.pathname === paths.designer) await untilDesignerStands()
}

async function loadEverything(): Promise<void> {
  const resources = [
    cartDrawer,
    toastRegion,
    phoneMenu,
    storyChunk,
    lateBuyingChunk,
    viewerChunk,
    filterSheet,
    listChunk,
    notFoundChunk,
    // The account is a document of its own, and nothing of it belongs into another one.
    ...routes.filter(({ path }) => path !== paths.account).map((route) => route.page),
    ...Object.values(families),
    productSearch,
  ]
  for (const resource of resources) {
    // One at a time, so that whoever wants something of the page waits for none of it.
    await idle()
    // A page that cannot be fetched now is asked for again when it is opened.
    await resource.load().catch(() => undefined)
  }
}
