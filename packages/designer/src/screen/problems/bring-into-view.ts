/** Brings a place of the page into sight with the focus in its first field, or on itself where it has none. */
export function bringIntoView(id: string): void {
  const place = document.getElementById(id)
  const field = place?.querySelector<HTMLElement>('input')
  place?.scrollIntoView({ block: 'start' })
  ;(field ?? place)?.focus({ preventScroll: true })
}
