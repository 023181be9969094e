/** Corners nearer than this, in inches, are one; those in one cell of this size are, too. */
const WELD_IN = 1e-4
const CELL_IN = 2.5e-3
/** Cells are counted this far to either side of the origin. */
const CELLS = 2 ** 17

/** For every corner, given by three numbers one after the other, the number of its place; near ones share one. */
export function weldedCorners(places: Float64Array): Int32Array {
  const known = new Map<number, number>()
  const nodes = new Int32Array(places.length / 3)
  let count = 0
  for (let corner = 0; corner < nodes.length; corner += 1) {
    const cell = cellOf(places, 3 * corner, 0)
    const before = known.get(cell)
    if (before !== undefined) {
      nodes[corner] = before
      continue
    }
    const beside = [-WELD_IN, WELD_IN].map((offIn) => cellOf(places, 3 * corner, offIn))
    const found = beside.find((near) => known.has(near))
    const node = (found === undefined ? undefined : known.get(found)) ?? count
    if (node === count) count += 1
    for (const near of [cell, ...beside]) known.set(near, node)
    nodes[corner] = node
  }
  return nodes
}

/** The cell of a corner that is moved by so much in every direction. */
function cellOf(places: Float64Array, at: number, offIn: number): number {
  let cell = 0
  for (let axis = 0; axis < 3; axis += 1) {
    cell = cell * 2 * CELLS + Math.floor(((places[at + axis] ?? 0) + offIn) / CELL_IN) + CELLS
  }
  return cell
}
