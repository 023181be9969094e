import { inMillimetres } from './in-millimetres.ts'
import { swapDrawing } from './metric-drawing.ts'

/** Where one types in inches, and what is no text. */
const LEFT = 'input, textarea, script, style, noscript, [data-inches]'
const ATTRIBUTES = ['aria-label', 'alt', 'title'] as const

/** What a text or an attribute said, and what it says instead. */
interface Swap {
  readonly inches: string
  readonly millimetres: string
}

/** A kind of place where lengths stand, and how it gets its inches back. */
interface Swapper<P> {
  readonly swap: (place: P) => void
  readonly restore: () => void
}

/**
 * Writes every length that a document shows in millimeters, also what comes later, until the function that it gives is
 * called. Only values change: the elements stay those that React made, which writes over them when it has news.
 */
export function showMillimetres(root: Document): () => void {
  const texts = textSwapper()
  const attributes = attributeSwapper()
  const drawings = drawingSwapper()

  function onTree(node: Node): void {
    if (node instanceof Text) texts.swap(node)
    if (!(node instanceof Element)) return
    for (const element of [node, ...node.querySelectorAll('*')]) {
      attributes.swap(element)
      drawings.swap(element)
    }
    const walker = root.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.swap(walker.currentNode)
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) onTree(node)
      else if (target instanceof Text) texts.swap(target)
      else if (target instanceof Element) attributes.swap(target)
    }
  })
  onTree(root.body)
  observer.observe(root.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...ATTRIBUTES],
  })
  return () => {
    observer.disconnect()
    for (const { restore } of [texts, attributes, drawings]) restore()
  }
}

function textSwapper(): Swapper<Text> {
  const swaps = new Map<Text, Swap>()
  return {
    swap(node) {
      if (swaps.get(node)?.millimetres === node.data || node.parentElement?.closest(LEFT)) return
      const swap = { inches: node.data, millimetres: inMillimetres(node.data) }
      if (swap.inches === swap.millimetres) return
      swaps.set(node, swap)
      node.data = swap.millimetres
    },
    restore() {
      for (const [node, { inches, millimetres }] of swaps) {
        if (node.data === millimetres) node.data = inches
      }
    },
  }
}

function attributeSwapper(): Swapper<Element> {
  const swaps = new Map<Element, Map<string, Swap>>()
  return {
    swap(element) {
      if (element.closest('[data-inches]') !== null) return
      for (const name of ATTRIBUTES) {
        const inches = element.getAttribute(name) ?? ''
        const known = swaps.get(element) ?? new Map<string, Swap>()
        const swap = { inches, millimetres: inMillimetres(inches) }
        if (swap.inches === swap.millimetres || known.get(name)?.millimetres === inches) continue
        swaps.set(element, known.set(name, swap))
        element.setAttribute(name, swap.millimetres)
      }
    },
    restore() {
      for (const [element, names] of swaps) {
        for (const [name, { inches, millimetres }] of names) {
          if (element.getAttribute(name) === millimetres) element.setAttribute(name, inches)
        }
      }
    },
  }
}

function drawingSwapper(): Swapper<Element> {
  const undo = new Map<Element, () => void>()
  return {
    swap(element) {
      const swapped = undo.has(element) ? undefined : swapDrawing(element)
      if (swapped !== undefined) undo.set(element, swapped)
    },
    restore() {
      for (const back of undo.values()) back()
    },
  }
}
