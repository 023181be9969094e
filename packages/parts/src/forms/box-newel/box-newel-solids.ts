import type { BoxNewelShape } from '@millrun/catalogue/shapes/box-newel-shape'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import { dot } from '../../geometry/space.ts'
import { bandRings, baseRings, capRings, postRings, postWidthAt } from './box-newel-rings.ts'
import { RECESS_IN } from './panel-fields.ts'
import { squareStack, type SquareLevel } from '../../turning/square-stack.ts'
import { type Facets, movedFacets } from '../../solids/mesh/facets.ts'
import { meshOf } from '../../solids/mesh/mesh-of.ts'
import { panelledSides } from './panelled-sides.ts'
import { IN_PLACE, type Placement, type Solid } from '../../solids/solid.ts'
import { skinOver } from '../../solids/mesh/skin-over.ts'
import { LEVEL, onFourSides } from './side-placements.ts'

const EASE_IN = 0.05

/** A square newel, standing on its bottom end: post, base, bands and cap. */
export function boxNewelSolids(shape: BoxNewelShape): readonly Solid[] {
  return [...postSolids(shape), ...moldings(shape), ...capSolids(shape)]
}

function postSolids(shape: BoxNewelShape): readonly Solid[] {
  const insetIn = shape.panels.length > 0 ? RECESS_IN : 0
  const levels = postRings(shape).map((ring) => ({ ...ring, halfIn: ring.halfIn - insetIn }))
  const post = wood('post', squareStack(levels, EASE_IN))
  return insetIn > 0 ? [post, ...panelledSides(shape)] : [post]
}

function moldings(shape: BoxNewelShape): readonly Solid[] {
  const { base, bands } = shape
  return [
    ...(base ? [mitredBand('base', baseRings(base, shape), inner(shape, base.toIn))] : []),
    ...bands.map((band) => mitredBand('band', bandRings(band, shape), inner(shape, band.toIn))),
  ]
}

/** How far a molding reaches into the post, so that no gap shows. */
function inner(shape: BoxNewelShape, heightIn: number): number {
  return postWidthAt(shape, heightIn) / 2 - 0.25
}

/** A cap that is put on has its grain level; one that is cut from the post is part of it. */
function capSolids(shape: BoxNewelShape): readonly Solid[] {
  if (shape.cap.form === 'chamfer') return []
  const standing = squareStack(capRings(shape), EASE_IN)
  const lying = movedFacets(standing, (point) => [
    dot(point, LAID.x),
    dot(point, LAID.y),
    dot(point, LAID.z),
  ])
  return [wood('cap', lying, LAID)]
}

/** The grain, a piece's own y, leads to the right, and the pith lies behind it: its years stand in its ends. */
const PITH_DEG = -35
const LAID: Placement = {
  origin: [0, 0, 0],
  x: [0, cosDeg(PITH_DEG), sinDeg(PITH_DEG)],
  y: [1, 0, 0],
  z: [0, sinDeg(PITH_DEG), -cosDeg(PITH_DEG)],
}

function wood(name: string, facets: Facets, placement = IN_PLACE): Solid {
  return { name, substance: 'wood', mesh: meshOf(facets), placements: [placement] }
}

/** A molding round a square post, of four pieces mitred at its corners, each with its own grain. */
function mitredBand(name: string, levels: readonly SquareLevel[], innerIn: number): Solid {
  const [first, last] = [levels[0], levels.at(-1)]
  const section: readonly SquareLevel[] =
    first && last ? [{ ...last, halfIn: innerIn }, { ...first, halfIn: innerIn }, ...levels] : []
  const end = (side: 1 | -1) =>
    section.map(({ heightIn, halfIn }) => [halfIn, side * halfIn, heightIn] as const).toReversed()
  const mesh = meshOf(skinOver([end(-1), end(1)]))
  const placements = onFourSides(LEVEL, { alongIn: 0, upIn: 0, outIn: 0 })
  return { name, substance: 'wood', mesh, placements }
}
