import { moldedSection } from '@millrun/catalogue/shapes/molded-section'
import type { RosetteShape } from '@millrun/catalogue/shapes/rosette-shape'
import type { Point } from '../../geometry/path.ts'
import { plateOutline } from '../../geometry/plate-outlines.ts'
import { turnAtDeg } from '../../geometry/turn-at.ts'
import type { Fineness } from '../../solids/form/fineness.ts'
import { skinOver } from '../../solids/mesh/skin-over.ts'
import { easedSection } from '../../solids/form/eased-section.ts'
import type { Solid } from '../../solids/solid.ts'
import { woodPiece } from '../../solids/wood-piece.ts'

const EASE_IN = 0.03
/** Members of a molding that meet at more than this meet at an edge. */
const MEMBER_DEG = 52

/** A rosette on a wall at z = 0, its lowest point at y = 0, its grain upright. */
export function rosetteSolids(shape: RosetteShape, fineness: Fineness): readonly Solid[] {
  const { form, widthIn, heightIn } = shape
  const outline = plateOutline(form, widthIn, heightIn)
  const rings = edgeOf(shape, fineness).map(([insetIn, outIn]) =>
    outline(insetIn).map(([x, y]) => [x, y + heightIn / 2, outIn] as const),
  )
  return [woodPiece('rosette', skinOver(rings), [0, 1, 0])]
}

/** The molded edge from the back in to the face, its curves drawn smooth and its corners eased. */
function edgeOf({ molding, widthIn }: RosetteShape, fineness: Fineness): readonly Point[] {
  const [, faceIn] = molding.at(-1) ?? [0, 0]
  const inner = widthIn / 2
  const figure = [...smooth(molding), [inner, faceIn], [inner, 0]] as const
  const eased = easedSection(figure.map(outwards), EASE_IN, fineness).map(outwards)
  return eased.filter(([insetIn]) => insetIn < inner - 2 * EASE_IN)
}

/** An inset counts inwards; a section is seen with its outside on the right. */
function outwards([x, y]: Point): Point {
  return [-x, y]
}

function smooth(points: readonly Point[]): readonly Point[] {
  const runs: Point[][] = [[]]
  points.forEach((point, index) => {
    runs.at(-1)?.push(point)
    if (isCorner(points[index - 1], point, points[index + 1])) runs.push([])
  })
  return moldedSection(runs.filter((run) => run.length > 0))
}

function isCorner(before: Point | undefined, at: Point, after: Point | undefined): boolean {
  if (before === undefined || after === undefined) return false
  return Math.abs(turnAtDeg(before, at, after)) > MEMBER_DEG
}
