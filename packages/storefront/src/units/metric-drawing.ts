import { inMillimetres } from './in-millimetres.ts'

const DRAWING = /^\/drawings\/[^?#]+\.svg$/
const TEXTS = />([^<]+)</g

/** Drawings that were fetched, by their address, with their words in millimeters. */
const known = new Map<string, Promise<string | undefined>>()

/**
 * Has a picture of one of our drawings show its lengths in millimeters, or a link to one lead there; gives how that is
 * undone, or undefined for an element that has no drawing. A drawing that cannot be fetched stays as it is.
 */
export function swapDrawing(element: Element): (() => void) | undefined {
  const name = attributeOf(element)
  const address = (name && element.getAttribute(name)) ?? ''
  if (name === undefined || !DRAWING.test(address)) return undefined
  const undone = new AbortController()
  void swapLater(element, name, { address, undone: undone.signal })
  return () => {
    undone.abort()
    element.setAttribute(name, address)
  }
}

type AddressName = 'src' | 'srcset' | 'href'

function attributeOf(element: Element): AddressName | undefined {
  if (element instanceof HTMLImageElement) return 'src'
  if (element instanceof HTMLSourceElement) return 'srcset'
  return element instanceof HTMLAnchorElement ? 'href' : undefined
}

async function swapLater(
  element: Element,
  name: AddressName,
  { address, undone }: { readonly address: string; readonly undone: AbortSignal },
): Promise<void> {
  const drawing = await metric(address)
  if (drawing === undefined || undone.aborted) return
  element.setAttribute(name, name === 'href' ? asPage(drawing, undone) : asPicture(drawing))
}

function metric(address: string): Promise<string | undefined> {
  const drawing = known.get(address) ?? fetchMetric(address).catch(() => undefined)
  known.set(address, drawing)
  return drawing
}

async function fetchMetric(address: string): Promise<string | undefined> {
  const answer = await fetch(address)
  return answer.ok ? inMetric(await answer.text()) : undefined
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

/** A browser opens no `data:` address as a page. */
function asPage(svg: string, undone: AbortSignal): string {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  undone.addEventListener('abort', () => URL.revokeObjectURL(address))
  return address
}
