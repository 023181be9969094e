import { inMillimetres } from './in-millimetres.ts'

const DRAWING = /^\/drawings\/[^?#]+\.svg$/
const TEXTS = />([^<]+)</g

/** Drawings that were fetched, by their address, as pictures that stand in the page. */
const known = new Map<string, Promise<string | undefined>>()

/**
 * Has a picture of one of our drawings show its lengths in millimeters; gives how that is undone, or undefined for an
 * element that shows none. A drawing that cannot be fetched stays as it is.
 */
export function swapDrawing(element: Element): (() => void) | undefined {
  const name = element instanceof HTMLSourceElement ? 'srcset' : 'src'
  const address = element.getAttribute(name) ?? ''
  const isPicture = element instanceof HTMLSourceElement || element instanceof HTMLImageElement
  if (!isPicture || !DRAWING.test(address)) return undefined
  const undone = new AbortController()
  void swapLater(element, name, { address, undone: undone.signal })
  return () => {
    undone.abort()
    element.setAttribute(name, address)
  }
}

async function swapLater(
  element: Element,
  name: string,
  { address, undone }: { readonly address: string; readonly undone: AbortSignal },
): Promise<void> {
  const drawing = await metric(address)
  if (drawing !== undefined && !undone.aborted) element.setAttribute(name, drawing)
}

function metric(address: string): Promise<string | undefined> {
  const drawing = known.get(address) ?? fetchMetric(address).catch(() => undefined)
  known.set(address, drawing)
  return drawing
}

async function fetchMetric(address: string): Promise<string | undefined> {
  const answer = await fetch(address)
  return answer.ok ? asPicture(inMetric(await answer.text())) : undefined
}

/** A drawing with its words in millimeters. */
export function inMetric(svg: string): string {
  return svg.replace(TEXTS, (_, words: string) => {
    const inches = words.replaceAll('&quot;', '"')
    return `>${inMillimetres(inches).replaceAll('"', '&quot;')}<`
  })
}

function asPicture(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
