/** A corner that would be drawn into its neighbour. */
export interface Edge {
  readonly from: number
  readonly to: number
  readonly cost: number
  readonly changes: number
}

export interface EdgeQueue {
  readonly add: (edge: Edge) => void
  /** The cheapest edge; undefined when there is none left. */
  readonly take: () => Edge | undefined
}

/** Edges by what it costs to draw them together: a binary heap. */
export function edgeQueue(): EdgeQueue {
  const heap: Edge[] = []
  const costAt = (at: number) => heap[at]?.cost ?? Infinity

  function swap(one: number, other: number): void {
    const [a, b] = [heap[one], heap[other]]
    if (a === undefined || b === undefined) return
    heap[one] = b
    heap[other] = a
  }

  function sink(): void {
    let at = 0
    for (;;) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      const least = costAt(right) < costAt(left) ? right : left
      if (costAt(least) >= costAt(at)) return
      swap(at, least)
      at = least
    }
  }

  return {
    add: (edge) => {
      let at = heap.push(edge) - 1
      while (at > 0 && edge.cost < costAt((at - 1) >> 1)) {
        swap(at, (at - 1) >> 1)
        at = (at - 1) >> 1
      }
    },
    take: () => {
      const [first] = heap
      const last = heap.pop()
      if (heap.length > 0 && last !== undefined) {
        heap[0] = last
        sink()
      }
      return first
    },
  }
}
