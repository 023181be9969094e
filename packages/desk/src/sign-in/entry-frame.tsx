import type { ReactNode } from 'react'
import { Masthead } from '../frame/masthead.tsx'
import { OfflineBanner } from '../frame/offline-banner.tsx'
import { ScreenTitle } from '../frame/screen-title.tsx'

interface EntryFrameProps {
  readonly title: string
  readonly lede: ReactNode
  /** What to do when this way in does not work. */
  readonly help?: ReactNode
  readonly children: ReactNode
}

/** A step before the desk opens: one thing to do. */
export function EntryFrame({ title, lede, help, children }: EntryFrameProps) {
  return (
    <>
      <Masthead />
      <OfflineBanner />
      <main className="wrap grow pt-8 pb-16 lg:pt-14">
        <div className="mx-auto max-w-160">
          <ScreenTitle title={title} />
          <p className="mb-7 text-lg text-pretty text-ink-2">{lede}</p>
          <div className="border-t border-ink pt-6">{children}</div>
          {help !== undefined && (
            <p className="mt-6 border-t border-rule pt-5 text-[15px] text-pretty text-ink-2">
              {help}
            </p>
          )}
        </div>
      </main>
    </>
  )
}
