import { inMillimetres } from './in-millimetres.ts'

const DRAWING = /^\/drawings\/[^?#]+\.svg$/
const TEXTS = />([^<]+)</g

/** Drawings that were fetched, by their address, with their words in millimeters. */
const known = new Map<string, Promise<string | undefined>>()

/** An address of one of our drawings, and where the same drawing in millimeters is. */
interface Swap {
  readonly inches: string
  readonly millimetres: string
}

export const ADDRESSES = ['src', 'srcset', 'href'] as const
type AddressName = (typeof ADDRESSES)[number]

/**
 * Has pictures of our drawings show their lengths in millimeters, and links to them lead there, until all is restored.
 * A drawing that cannot be fetched stays as it is, as does an element that shows something else by then.
 */
export function drawingSwapper() {
  const swaps = new Map<Element, Swap>()
  let isOver = false

  async function swapLater(element: Element, name: AddressName, inches: string): Promise<void> {
    const drawing = await metric(inches)
    if (drawing === undefined || isOver || element.getAttribute(name) !== inches) return
    const millimetres = name === 'href' ? asPage(drawing) : asPicture(drawing)
    swaps.set(element, { inches, millimetres })
    element.setAttribute(name, millimetres)
  }

  return {
    swap(element: Element): void {
      const name = addressOf(element)
      const address = (name && element.getAttribute(name)) ?? ''
      if (name !== undefined && DRAWING.test(address)) void swapLater(element, name, address)
    },
    restore(): void {
      isOver = true
      for (const [element, { inches, millimetres }] of swaps) {
        const name = addressOf(element)
        if (name && element.getAttribute(name) === millimetres) element.setAttribute(name, inches)
        URL.revokeObjectURL(millimetres)
      }
    },
  }
}

function addressOf(element: Element): AddressName | undefined {
  if (element instanceof HTMLImageElement) return 'src'
  if (element instanceof HTMLSourceElement) return 'srcset'
  return element instanceof HTMLAnchorElement ? 'href' : undefined
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
function asPage(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
}
