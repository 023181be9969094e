import { business } from '@millrun/commerce/business'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'

/** Whether nothing of the desk was shown yet: then the focus is left where the browser put it. */
let isFirst = true

interface ScreenTitleProps {
  readonly title: string
  /** Buttons and links about the whole screen, beside its title. */
  readonly actions?: ReactNode
}

/** The title of a screen, in the window's title too: whoever comes to it from another one goes on there. */
export function ScreenTitle({ title, actions }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const arrive = useEffectEvent(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
    isFirst = false
  })
  useEffect(() => arrive(), [pathname])
  useEffect(() => {
    document.title = `${title} · Desk · ${business.shortName}`
  }, [title])
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-8 gap-y-4">
      <h1 ref={heading} tabIndex={-1} className="title-part grow outline-none">
        {title}
      </h1>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}
