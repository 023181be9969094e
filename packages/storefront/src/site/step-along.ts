import type { KeyboardEvent } from 'react'

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

/** Moves the focus to the next (1) or previous (-1) of the elements, round the ends. */
export function stepFocus(elements: readonly HTMLElement[], by: 1 | -1): void {
  const at = elements.findIndex((element) => element === document.activeElement)
  const from = at === -1 && by === -1 ? 0 : at
  elements.at((from + by) % elements.length)?.focus()
}
