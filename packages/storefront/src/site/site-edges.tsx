import { Banner } from './banner.tsx'
import { SiteFooter } from './site-footer.tsx'

/** What stands at the head and at the foot of every page: nobody presses anything there at once. */
export const siteEdges = { Banner, SiteFooter } as const
