import type { ReactNode } from 'react'
import { ScreenTitle } from '../screen-title.tsx'
import { OrderWaits } from '../terms/placing/order-waits.tsx'

interface EntryFrameProps {
  readonly title: string
  readonly lede: ReactNode
  /** Other ways in. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A step before the account opens: one form, and beside it the other ways in. */
export function EntryFrame({ title, lede, aside, children }: EntryFrameProps) {
  return (
    <div className="wrap min-h-dvh gap-x-6 pt-10 pb-18 lg:grid lg:grid-cols-12 lg:content-start lg:pt-14 lg:pb-28">
      <header className="lg:col-span-12">
        <OrderWaits>
          Your order waits in this tab. Sign in, and you can place it on terms.
        </OrderWaits>
        <ScreenTitle>{title}</ScreenTitle>
        <p className="mt-4 max-w-[56ch] text-lg text-pretty text-ink-2">{lede}</p>
      </header>
      <div className="mt-7 border-t border-ink pt-6 lg:col-span-6 lg:mt-10">{children}</div>
      {aside !== undefined && (
        <section
          aria-label="Other ways"
          className="mt-6 border-t border-rule pt-4 lg:col-span-5 lg:col-start-8 lg:mt-10 lg:border-ink lg:pt-6"
        >
          {aside}
        </section>
      )}
    </div>
  )
}
