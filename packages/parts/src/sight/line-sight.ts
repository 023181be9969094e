import { between, cross, dot, lengthOf, partWay, type SpacePoint, unit } from '../geometry/space.ts'
import type { DepthField } from './depth-field.ts'
import type { SeenPlace } from './standpoint.ts'

/** What lies so little behind the skin is on it. */
const SLACK_CELLS = 0.5
/** Sight is tried as often as this along a line, in cells. */
const STEP_CELLS = 1
/** Shorter pieces of line, in cells, come of the coarseness of the field. */
const SHORTEST_CELLS = 2.5
/** How far to either side of a line, in cells, one looks whether the skin goes on. */
const BESIDE_CELLS = 2
/** How far, in inches, a face may lie from a line that lies in it, and how nearly alike two faces are that are one. */
const IN_FACE_IN = 0.006
const ALIKE = 0.975

type Line = readonly SeenPlace[]

/** The parts of a line on or in front of the skin that is nearest. */
export function partsInSight(line: Line, field: DepthField): readonly Line[] {
  return partsWhere(line, field, (place) => isInSight(field, place))
}

/** The parts of a line in sight at which a skin ends or bends: not where a face goes on beyond it, as on a joint. */
export function tellingParts(line: Line, field: DepthField, places: Float64Array): readonly Line[] {
  return partsWhere(
    line,
    field,
    (place, way) => isInSight(field, place) && !isWithinFace(field, places, place, way),
  )
}

function partsWhere(
  line: Line,
  field: DepthField,
  isKept: (place: SeenPlace, way: SeenPlace) => boolean,
): readonly Line[] {
  const parts: SeenPlace[][] = [[]]
  let before = line[0]
  for (const place of finely(line, STEP_CELLS / field.cellsPerInch)) {
    if (isKept(place, between(before ?? place, place))) parts.at(-1)?.push(place)
    else parts.push([])
    before = place
  }
  return parts.filter((part) => reach(part) > SHORTEST_CELLS / field.cellsPerInch)
}

function finely(line: Line, stepIn: number): Line {
  return line.flatMap((to, index) => {
    const from = line[index - 1]
    if (from === undefined) return [to]
    const count = Math.max(1, Math.ceil(lengthOf(between(from, to)) / stepIn))
    return Array.from({ length: count }, (_, step) => partWay(from, to, (step + 1) / count))
  })
}

/** How far a line reaches across the sheet. */
function reach(part: Line): number {
  return part.reduce((sum, [x, y], index) => {
    const before = part[index - 1]
    return before === undefined ? 0 : sum + Math.hypot(x - before[0], y - before[1])
  }, 0)
}

/** Whether nothing lies before a place: what lies on an outline counts as seen. */
function isInSight(field: DepthField, place: SeenPlace): boolean {
  const least = place[2] + SLACK_CELLS / field.cellsPerInch
  return NEIGHBOURS.some(
    ([dx, dy]) => (field.near[cellAt(field, place, dx, dy)] ?? -Infinity) <= least,
  )
}

const NEIGHBOURS = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const))

function cellAt(field: DepthField, [x, y]: SeenPlace, dx: number, dy: number): number {
  const column = Math.round(x * field.cellsPerInch + dx) - field.left
  const row = Math.round(y * field.cellsPerInch + dy) - field.bottom
  return row * field.width + column
}

/** Whether one face goes on to both sides of a line. */
function isWithinFace(
  field: DepthField,
  places: Float64Array,
  place: SeenPlace,
  [wayX, wayY]: SeenPlace,
): boolean {
  const length = Math.hypot(wayX, wayY)
  if (length === 0) return false
  const [dx, dy] = [(-wayY / length) * BESIDE_CELLS, (wayX / length) * BESIDE_CELLS]
  const [left, right] = [1, -1].map((side) =>
    faceThrough(places, field.triangle[cellAt(field, place, dx * side, dy * side)] ?? -1, place),
  )
  return left !== undefined && right !== undefined && dot(left, right) > ALIKE
}

/** Which way a triangle faces, if the place lies in its plane. */
function faceThrough(places: Float64Array, triangle: number, place: SeenPlace) {
  if (triangle < 0) return undefined
  const corner = (at: number): SpacePoint => [
    places[9 * triangle + at] ?? 0,
    places[9 * triangle + at + 1] ?? 0,
    places[9 * triangle + at + 2] ?? 0,
  ]
  const a = corner(0)
  const facing = unit(cross(between(a, corner(3)), between(a, corner(6))))
  return Math.abs(dot(between(a, place), facing)) < IN_FACE_IN ? facing : undefined
}
