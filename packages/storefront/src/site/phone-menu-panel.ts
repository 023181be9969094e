import { createResource } from '@millrun/ui/first/resource'
import { createSidePanel } from '@millrun/ui/over/side-panel'

/** The anchor of the footer's links, which lead everywhere too. */
export const SITE_LINKS = 'site-links'

export const phoneMenu = createResource(() => import('./phone-menu.tsx'))

/** The menu of narrow screens. */
export const phoneMenuPanel = createSidePanel(phoneMenu, () => {
  window.location.hash = SITE_LINKS
})
