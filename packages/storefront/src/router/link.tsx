import type { ComponentProps, MouseEvent } from 'react'
import { goTo } from './go-to.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the shop. */
  readonly to: string
  /** The page is a document of its own, which the browser loads. */
  readonly reloadDocument?: boolean
}

/** A link within the shop: pressed, it steps to its page without loading a document. */
export function Link({ to, reloadDocument = false, onClick, children, ...rest }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (reloadDocument || event.defaultPrevented || !isForHere(event)) return
    event.preventDefault()
    goTo(to)
  }
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  )
}

/** Whether a press is meant for this window, and the link leads to this shop. */
function isForHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { origin, target } = event.currentTarget
  return (
    origin === window.location.origin &&
    (target === '' || target === '_self') &&
    !isForNewTab(event)
  )
}

/** Whether a press asks for another tab, another window or a file. */
export function isForNewTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
