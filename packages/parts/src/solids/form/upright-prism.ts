import type { Point } from '../../geometry/path.ts'
import type { Facets } from '../mesh/facets.ts'
import { type Frame, swept } from './sweep.ts'

/** The skin of a straight piece of constant section that stands from one height to another. Of the section, x points right and y away from the viewer. */
export function uprightPrism(section: readonly Point[], fromIn: number, toIn: number): Facets {
  return swept(section, [frameAt(fromIn), frameAt(toIn)])
}

/** x × y points up. */
function frameAt(heightIn: number): Frame {
  return { origin: [0, heightIn, 0], x: [1, 0, 0], y: [0, 0, -1] }
}
