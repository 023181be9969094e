import { SearchBox } from '../search/search-box.tsx'
import { Banner } from './banner.tsx'
import { MainMenu } from './main-menu.tsx'
import { SiteFooter } from './site-footer.tsx'

/** What stands around every page: its links lead on before they have come alive. */
export const frameParts = { Banner, MainMenu, SearchBox, SiteFooter } as const
