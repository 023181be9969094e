import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import type { Point } from '../../geometry/path.ts'
import type { ProfilePoint, Stick } from '../../turning/lathe-profile.ts'
import { type Carving, turnedFromStick } from '../../turning/lathe.ts'
import { smoothProfile } from '../../turning/smooth-profile.ts'
import type { Fineness } from '../../solids/form/fineness.ts'
import { type Facets, movedFacets } from '../../solids/mesh/facets.ts'
import { meshOf } from '../../solids/mesh/mesh-of.ts'
import { IN_PLACE, type Solid } from '../../solids/solid.ts'
import { fluteCarving } from './flutes.ts'
import { ropeCarving } from './rope.ts'
import { wholeProfile } from './turned-profile.ts'

/** A turned or square wood part, standing on its bottom end. */
export function turnedSolids(shape: TurnedShape, fineness: Fineness): readonly Solid[] {
  const profile = closelyFollowed(wholeProfile(shape), fineness)
  const facets = turnedFromStick(profile, stickOf(shape), fineness, carvingOf(shape))
  const mesh = meshOf(sawnToPitch(facets, shape))
  return [{ name: 'post', substance: 'wood', mesh, placements: [IN_PLACE] }]
}

function sawnToPitch(facets: Facets, { lengthIn, blockIn, topPitchDeg }: TurnedShape): Facets {
  if (topPitchDeg === undefined) return facets
  const slope = sinDeg(topPitchDeg) / cosDeg(topPitchDeg)
  return movedFacets(facets, ([x, y, z]) => {
    return [x, Math.min(y, lengthIn - slope * (blockIn / 2 - x)), z]
  })
}

/** A lathe leaves no corners where a curve is given by a few points. */
function closelyFollowed(
  profile: readonly ProfilePoint[],
  fineness: Fineness,
): readonly ProfilePoint[] {
  const side = profile.map(({ heightIn, radiusIn }): Point => [radiusIn, heightIn])
  return smoothProfile(side, fineness).map(([radiusIn, heightIn]) => ({
    heightIn,
    radiusIn,
  }))
}

function carvingOf({ spiral, flutes }: TurnedShape): Carving | undefined {
  if (spiral !== undefined) return ropeCarving(spiral)
  return flutes === undefined ? undefined : fluteCarving(flutes)
}

function stickOf({ blockIn, easeIn }: TurnedShape): Stick {
  return { blockIn, easeIn: Math.max(easeIn, LEAST_EASE_IN) }
}

/** No wood is sold with a knife's edge. */
const LEAST_EASE_IN = 0.02
