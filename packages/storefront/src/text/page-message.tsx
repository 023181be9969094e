import type { ReactNode } from 'react'

interface PageMessageProps {
  readonly title: string
  /** What to do now. */
  readonly action?: ReactNode
  /** What is said without script. */
  readonly unscripted?: string
  readonly children: ReactNode
}

/** All that a page has to say, where there is nothing to show. */
export function PageMessage({ title, action, unscripted, children }: PageMessageProps) {
  return (
    <div className="wrap min-h-[60dvh] pt-10 pb-18 lg:pt-14 lg:pb-28">
      <h1 className="title-gallery">{title}</h1>
      <p className="mt-4 max-w-[60ch] text-lg text-ink-2" aria-live="polite">
        {children}
      </p>
      {unscripted !== undefined && (
        <noscript>
          <p className="mt-4">{unscripted}</p>
        </noscript>
      )}
      {action !== undefined && <div className="mt-8">{action}</div>}
    </div>
  )
}
