import type { Shape } from '@millrun/catalogue/shape'
import type { ShoeShape } from '@millrun/catalogue/shapes/hardware-shape'
import { hardwareRings } from '@millrun/parts/forms/hardware/hardware-rings'
import type { SpacePoint } from '@millrun/parts/geometry/space'
import { turnedAbout } from '@millrun/parts/solids/metal-piece'
import { boxAround } from '@millrun/parts/solids/mesh/measured'
import { movedSolids, shifted } from '@millrun/parts/solids/moved-solids'
import type { Placement, Solid } from '@millrun/parts/solids/solid'
import { atRest } from './at-rest.ts'
import { fittingPose } from './fitting-pose.ts'
import { LYING, shortStickIn } from './short-stick.ts'

/** How far the two shoes of a picture stand apart, as shares of the width of one. */
const ASIDE = 0.57
const BEHIND = 0.36
/** Seen edge on, two faces would throw the same light back. */
const FACETS_TURNED_DEG = 14

/**
 * A part as it stands or lies for the catalogue. A hollow shoe looks like a solid one from above: it stands there with
 * its screw to the front, and a second one beside it lies on its side and shows that it is hollow. A knuckle with facets
 * turns one to the front. A short piece of a bar is laid down, a shoe for a slope rests on its slanting foot, and
 * fittings that cannot stand lie.
 */
export function cataloguePose(shape: Shape, solids: readonly Solid[]): readonly Solid[] {
  const shortIn = shortStickIn(shape)
  if (shortIn !== undefined) {
    return movedSolids(movedSolids(solids, [LYING]), [shifted([-shortIn / 2, 0, 0])])
  }
  if (shape.kind === 'fitting') return fittingPose(shape, solids)
  if (shape.kind === 'knuckle' && shape.form === 'faceted') {
    return movedSolids(solids, [turnedAbout(FACETS_TURNED_DEG)])
  }
  if (shape.kind !== 'shoe') return solids
  if (shape.wallIn === undefined) return atRest(solids)
  const [asideIn, behindIn] = [ASIDE * shape.baseIn, BEHIND * shape.baseIn]
  const front = atRest(movedSolids(solids, [turnedAbout(180)]))
  const lying = movedSolids(solids, [onItsSide(shape)])
  return [
    ...movedSolids(front, [shifted([-asideIn, -lowestIn(front), behindIn])]),
    ...movedSolids(lying, [shifted([asideIn, -lowestIn(lying), -behindIn])]),
  ]
}

/** Tipped over to the back, its open foot towards the viewer, so far that foot and neck both touch the ground. */
function onItsSide(shape: ShoeShape): Placement {
  const rings = hardwareRings(shape)
  const [foot, neck] = [rings[0]?.halfIn ?? 0, rings.at(-1)?.halfIn ?? 0]
  const turn = Math.PI / 2 + Math.atan2(foot - neck, shape.heightIn)
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const up: SpacePoint = [0, cos, -sin]
  return { origin: [0, 0, 0], x: [1, 0, 0], y: up, z: [0, sin, cos] }
}

function lowestIn(solids: readonly Solid[]): number {
  return boxAround(solids).least[1]
}
