import type { KeyboardEvent } from 'react'
import { stepFocus } from './step-focus.ts'

/** Left and Right go along the entries of the header, wherever below one the focus is. */
export function stepAlong(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined
  const nav = event.currentTarget.closest('nav')
  if (by === undefined || nav === null) return
  event.preventDefault()
  const own = event.currentTarget.closest('li[data-menu]')
  own?.querySelector<HTMLElement>('[data-menu-entry]')?.focus()
  stepFocus([...nav.querySelectorAll<HTMLElement>('[data-menu-entry]')], by)
}
