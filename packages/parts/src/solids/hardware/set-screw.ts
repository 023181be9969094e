import { SET_SCREW_RADIUS_IN as RADIUS_IN } from '../../elevations/hardware/set-screw-place.ts'
import type { Fineness } from '../form/fineness.ts'
import { type Facets, movedFacets } from '../mesh/facets.ts'
import { skinOver } from '../mesh/skin-over.ts'
import { type Level, levelRing } from './level-ring.ts'
import { anglesFor } from './section-radius.ts'

/** 2.5 mm across. */
const SOCKET_IN = 0.049
const SOCKET_DEEP_IN = 0.075
const CHAMFER_IN = 0.018
const LENGTH_IN = 0.2

/** A set screw that looks to the back, its outer end so far up and so far from the axis. */
export function setScrew(upIn: number, outIn: number, fineness: Fineness): Facets {
  const levels = [
    round(RADIUS_IN, -LENGTH_IN),
    round(RADIUS_IN, -CHAMFER_IN),
    round(RADIUS_IN - CHAMFER_IN, 0),
    socket(SOCKET_IN + 0.008, 0),
    socket(SOCKET_IN, -0.008),
    socket(SOCKET_IN, -SOCKET_DEEP_IN),
  ]
  const angles = anglesFor(['hexagon'], fineness)
  const standing = skinOver(levels.map((level) => levelRing(level, angles)))
  return movedFacets(standing, ([x, y, z]) => [-x, upIn - z, -outIn - y])
}

function round(halfIn: number, heightIn: number): Level {
  return { section: 'round', halfIn, heightIn }
}

function socket(halfIn: number, heightIn: number): Level {
  return { section: 'hexagon', halfIn, heightIn }
}
