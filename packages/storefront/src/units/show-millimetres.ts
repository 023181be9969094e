import { inMillimetres } from './in-millimetres.ts'
import { isAlive } from '../app/is-alive.ts'
import { ADDRESSES, drawingSwapper } from './metric-drawing.ts'

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

/** How often, and how many times, is looked whether React has taken over what was prerendered. */
const PAUSE_MS = 250
const MOST_LOOKS = 40

/**
 * Writes every length that a document shows in millimeters, also what comes later, until the function that it gives is
 * called. Only values change: the elements stay those that React made, which writes over them when it has news. What was
 * prerendered is left until React has compared it with what it would have written.
 */
export function showMillimetres(root: Document): () => void {
  const texts = textSwapper()
  const attributes = attributeSwapper()
  const drawings = drawingSwapper()

  function swap(node: Node): void {
    if (node instanceof Text) texts.swap(node)
    if (!(node instanceof Element)) return
    attributes.swap(node)
    drawings.swap(node)
  }

  const late = lateNodes(swap)
  const onNode = (node: Node) => (isAlive(node) ? swap(node) : late.add(node))

  function onTree(node: Node): void {
    const walker = root.createTreeWalker(node, NodeFilter.SHOW_TEXT + NodeFilter.SHOW_ELEMENT)
    onNode(node)
    while (walker.nextNode()) onNode(walker.currentNode)
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) onTree(node)
      else onNode(target)
    }
  })
  onTree(root.documentElement)
  observer.observe(root.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...ATTRIBUTES, ...ADDRESSES],
  })
  return () => {
    observer.disconnect()
    late.end()
    for (const { restore } of [texts, attributes, drawings]) restore()
  }
}

/** Nodes that React has not come to yet; after ten seconds it never will. */
function lateNodes(swap: (node: Node) => void) {
  const waiting = new Map<Node, number>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function look(): void {
    for (const [node, looks] of waiting) {
      if (looks < MOST_LOOKS && node.isConnected && !isAlive(node)) {
        waiting.set(node, looks + 1)
        continue
      }
      waiting.delete(node)
      if (node.isConnected) swap(node)
    }
    timer = waiting.size > 0 ? setTimeout(look, PAUSE_MS) : undefined
  }

  return {
    add(node: Node): void {
      waiting.set(node, 0)
      timer ??= setTimeout(look, PAUSE_MS)
    },
    end: () => clearTimeout(timer),
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
