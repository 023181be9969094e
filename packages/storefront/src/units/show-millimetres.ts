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

/**
 * Writes every length that a document shows in millimeters, also what comes later, until the function that it gives is
 * called. Only values change: the elements stay those that React made, which writes over them when it has news.
 */
export function showMillimetres(root: Document): () => void {
  const texts = new Map<Text, Swap>()
  const attributes = new Map<Element, Map<string, Swap>>()
  const drawings = new Map<Element, () => void>()

  function onText(node: Text): void {
    const known = texts.get(node)
    if (known?.millimetres === node.data || node.parentElement?.closest(LEFT)) return
    const swap = { inches: node.data, millimetres: inMillimetres(node.data) }
    if (swap.inches === swap.millimetres) texts.delete(node)
    else {
      texts.set(node, swap)
      node.data = swap.millimetres
    }
  }

  function onAttributes(element: Element): void {
    if (element.closest('[data-inches]') !== null) return
    for (const name of ATTRIBUTES) {
      const inches = element.getAttribute(name)
      const known = attributes.get(element)?.get(name)
      if (inches === null || known?.millimetres === inches) continue
      const swap = { inches, millimetres: inMillimetres(inches) }
      if (swap.inches === swap.millimetres) continue
      attributes.set(element, (attributes.get(element) ?? new Map<string, Swap>()).set(name, swap))
      element.setAttribute(name, swap.millimetres)
    }
  }

  function onElement(element: Element): void {
    onAttributes(element)
    if (!drawings.has(element)) {
      const undo = swapDrawing(element)
      if (undo !== undefined) drawings.set(element, undo)
    }
  }

  function onTree(node: Node): void {
    if (node instanceof Text) onText(node)
    if (!(node instanceof Element)) return
    onElement(node)
    for (const element of node.querySelectorAll('*')) onElement(element)
    const walker = root.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) if (walker.currentNode instanceof Text) onText(walker.currentNode)
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) onTree(node)
      else if (target instanceof Text) onText(target)
      else if (target instanceof Element) onAttributes(target)
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
    for (const [node, { inches, millimetres }] of texts) {
      if (node.data === millimetres) node.data = inches
    }
    for (const [element, swaps] of attributes) {
      for (const [name, { inches, millimetres }] of swaps) {
        if (element.getAttribute(name) === millimetres) element.setAttribute(name, inches)
      }
    }
    for (const undo of drawings.values()) undo()
  }
}
