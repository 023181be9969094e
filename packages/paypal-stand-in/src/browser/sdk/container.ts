/** The element a component is rendered into: given itself, or by its selector. */
export function findContainer(container: unknown): Element {
  const found = typeof container === 'string' ? document.querySelector(container) : container
  if (found instanceof Element) return found
  throw new Error(`Expected element to be passed or selector to match: ${String(container)}`)
}
