import type { Point } from '../../geometry/path.ts'
import type { Facets } from '../mesh/facets.ts'
import { type Plane, swept } from './sweep.ts'

/** The skin of a straight piece of constant section that stands from one height to another. Of the section, x points right and y away from the viewer. */
export function uprightPrism(section: readonly Point[], fromIn: number, toIn: number): Facets {
  return swept(section, [levelPlane(fromIn), levelPlane(toIn)])
}

/** x × y points up. */
function levelPlane(heightIn: number): Plane {
  return { origin: [0, heightIn, 0], x: [1, 0, 0], y: [0, 0, -1] }
}
