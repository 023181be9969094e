/** Whether React has taken an element over, as it never does with what others put where it leaves room. */
export function isAlive(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement
  for (let above = element; above !== null; above = above.parentElement) {
    const record = recordOf(above)
    if (record !== undefined)
      return isShown(record) && (above === element || isFilledByOthers(above))
  }
  return false
}

/** What React notes at an element, for itself: as react-dom 19.3 does, under names that it may change. */
interface ReactRecord {
  readonly alternate: ReactRecord | null
  readonly flags: number
  readonly return: ReactRecord | null
}

function recordOf(element: Element): ReactRecord | undefined {
  const [, record] = Object.entries(element).find(([key]) => key.startsWith('__reactFiber$')) ?? []
  return record
}

/** React's flags of what is to be placed, or taken over, with all that is below. */
const NOT_SHOWN_YET = 2 + 4096

/**
 * Whether what React notes is of a tree that it shows, by the rule by which React itself tells whether an event can be
 * handled. It writes notes while it compares, too; a comparison that is broken off is begun anew, and must find what was
 * prerendered.
 */
function isShown(record: ReactRecord): boolean {
  if (record.alternate !== null) return true
  for (let above: ReactRecord | null = record; above !== null; above = above.return) {
    if ((above.flags & NOT_SHOWN_YET) !== 0) return false
  }
  return true
}

/** Set as HTML, or drawn by a script of its own, such as the view in 3D. */
function isFilledByOthers(element: Element): boolean {
  const [, props] = Object.entries(element).find(([key]) => key.startsWith('__reactProps$')) ?? []
  if (typeof props !== 'object' || props === null) return false
  return !('children' in props) || props.children === undefined
}
