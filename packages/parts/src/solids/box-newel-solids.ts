import type { BoxNewelShape } from '@millrun/catalogue/shapes/box-newel-shape'
import {
  bandRings,
  baseRings,
  capRings,
  postRings,
  postWidthAt,
} from '../elevations/newel/box-newel-rings.ts'
import { RECESS_IN } from '../elevations/newel/newel-panel.ts'
import { squareStack } from './form/square-stack.ts'
import { type Facets, movedFacets } from './mesh/facets.ts'
import { meshOf } from './mesh/mesh-of.ts'
import { mitredBand } from './newel/mitred-band.ts'
import { panelledSides } from './newel/panelled-sides.ts'
import { IN_PLACE, type Placement, type Solid } from './solid.ts'

const EASE_IN = 0.05

/** A square newel, standing on its bottom end: post, base, bands and cap. */
export function boxNewelSolids(shape: BoxNewelShape): readonly Solid[] {
  return [...postSolids(shape), ...mouldings(shape), ...capSolids(shape)]
}

function postSolids(shape: BoxNewelShape): readonly Solid[] {
  const insetIn = shape.panels.length > 0 ? RECESS_IN : 0
  const levels = postRings(shape).map((ring) => ({ ...ring, halfIn: ring.halfIn - insetIn }))
  const post = wood('post', squareStack(levels, EASE_IN))
  return insetIn > 0 ? [post, ...panelledSides(shape)] : [post]
}

function mouldings(shape: BoxNewelShape): readonly Solid[] {
  const { base, bands } = shape
  return [
    ...(base ? [mitredBand('base', baseRings(base, shape), inner(shape, base.toIn))] : []),
    ...bands.map((band) => mitredBand('band', bandRings(band, shape), inner(shape, band.toIn))),
  ]
}

/** How far a moulding reaches into the post, so that no gap shows. */
function inner(shape: BoxNewelShape, heightIn: number): number {
  return postWidthAt(shape, heightIn) / 2 - 0.25
}

/** A cap that is put on has its grain level; one that is cut from the post is part of it. */
function capSolids(shape: BoxNewelShape): readonly Solid[] {
  if (shape.cap.form === 'chamfer') return []
  const standing = squareStack(capRings(shape), EASE_IN)
  return [
    wood(
      'cap',
      movedFacets(standing, ([x, y, z]) => [y, x, -z]),
      LAID,
    ),
  ]
}

/** The grain, a piece's own y, leads to the right. */
const LAID: Placement = { origin: [0, 0, 0], x: [0, 1, 0], y: [1, 0, 0], z: [0, 0, -1] }

function wood(name: string, facets: Facets, placement = IN_PLACE): Solid {
  return { name, substance: 'wood', mesh: meshOf(facets), placements: [placement] }
}
