/** Moves the focus to the next (1) or previous (-1) of the elements, round the ends. */
export function stepFocus(elements: readonly HTMLElement[], by: 1 | -1): void {
  const at = elements.findIndex((element) => element === document.activeElement)
  const from = at === -1 && by === -1 ? 0 : at
  elements.at((from + by) % elements.length)?.focus()
}
