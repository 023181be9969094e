import type { ReactNode } from 'react'

/** Banner, header and footer around every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
