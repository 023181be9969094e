/** Which triangle is nearest to the viewer, cell by cell, in rows from the bottom up. */
export interface DepthField {
  readonly cellsPerInch: number
  /** The cell of the lower left corner, counted from the origin. */
  readonly left: number
  readonly bottom: number
  readonly width: number
  readonly height: number
  /** How near the nearest place is; -Infinity where there is none. */
  readonly near: Float32Array
  /** The number of the nearest triangle; -1 where there is none. */
  readonly triangle: Int32Array
}

const MARGIN_CELLS = 2

/** The depth field of triangles, given by right, up and near of their corners one after the other. */
export function depthField(places: Float64Array, cellsPerInch: number): DepthField {
  const field = emptyField(places, cellsPerInch)
  for (let at = 0; at < places.length; at += 9) fill(field, places, at)
  return field
}

function emptyField(places: Float64Array, cellsPerInch: number): DepthField {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let at = 0; at < places.length; at += 3) {
    const [x, y] = [places[at] ?? 0, places[at + 1] ?? 0]
    if (x < left) left = x
    if (x > right) right = x
    if (y < bottom) bottom = y
    if (y > top) top = y
  }
  const first = (value: number) => Math.floor(value * cellsPerInch) - MARGIN_CELLS
  const last = (value: number) => Math.ceil(value * cellsPerInch) + MARGIN_CELLS
  const [width, height] = [last(right) - first(left) + 1, last(top) - first(bottom) + 1]
  return {
    cellsPerInch,
    left: first(left),
    bottom: first(bottom),
    width,
    height,
    near: new Float32Array(width * height).fill(-Infinity),
    triangle: new Int32Array(width * height).fill(-1),
  }
}

/** Lays the triangle whose first corner is at `at` wherever it is the nearest so far; not one that faces away. */
function fill(field: DepthField, places: Float64Array, at: number): void {
  const a = cornerAt(field, places, at)
  const b = cornerAt(field, places, at + 3)
  const c = cornerAt(field, places, at + 6)
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
  if (area < 1e-9) return
  const perX = ((b.near - a.near) * (c.y - a.y) - (c.near - a.near) * (b.y - a.y)) / area
  const perY = ((c.near - a.near) * (b.x - a.x) - (b.near - a.near) * (c.x - a.x)) / area
  const [low = a, middle = b, high = c] = [a, b, c].toSorted((one, other) => one.y - other.y)
  for (let y = Math.ceil(low.y); y <= high.y; y += 1) {
    const long = crossing(low, high, y)
    const short = y < middle.y ? crossing(low, middle, y) : crossing(middle, high, y)
    const last = Math.max(long, short) + ON_SIDE
    for (let x = Math.ceil(Math.min(long, short) - ON_SIDE); x <= last; x += 1) {
      const cell = y * field.width + x
      const near = a.near + perX * (x - a.x) + perY * (y - a.y)
      if (near <= (field.near[cell] ?? Infinity)) continue
      field.near[cell] = near
      field.triangle[cell] = at / 9
    }
  }
}

/** In cells: what lies so near beside a triangle is in it. */
const ON_SIDE = 1e-6

interface Corner {
  readonly x: number
  readonly y: number
  readonly near: number
}

/** Where a side of a triangle crosses a row. */
function crossing(from: Corner, to: Corner, y: number): number {
  return from.y === to.y ? to.x : from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)
}

/** A corner in cells from the lower left of the field. */
function cornerAt(
  { cellsPerInch, left, bottom }: DepthField,
  places: Float64Array,
  at: number,
): Corner {
  return {
    x: (places[at] ?? 0) * cellsPerInch - left,
    y: (places[at + 1] ?? 0) * cellsPerInch - bottom,
    near: places[at + 2] ?? 0,
  }
}
