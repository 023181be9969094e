import type { RiserShape } from '@millrun/catalogue/shapes/tread-shape'
import { rectangle } from '../../geometry/figures.ts'
import { polygon } from '../../geometry/path.ts'
import type { Dimension } from '../../elevations/dimension.ts'
import type { Elevation, SecondView } from '../../elevations/elevation.ts'
import { cutFace, face } from '../../elevations/outline.ts'
import { kerfPlaces, riserPlan } from './riser-plan.ts'

/** How much of the left end the section shows. */
const CUT_LENGTH_IN = 6

/** A riser from the front, and its left end cut level. */
export function riserElevation(shape: RiserShape): Elevation {
  const { lengthIn, heightsIn } = shape
  const [heightIn] = heightsIn
  return {
    outlines: [face(rectangle([0, 0], [lengthIn, heightIn]))],
    second: endCut(shape),
    dimensions: [
      { kind: 'across', fromIn: 0, toIn: lengthIn, row: 0 },
      { kind: 'along', fromIn: 0, toIn: heightIn, row: 0 },
      ...highest(shape),
    ],
    lies: 'upright',
    axisIn: 'none',
  }
}

/** Of the heights that it is cut to, the lowest is drawn. */
function highest({ lengthIn, heightsIn }: RiserShape): readonly Dimension[] {
  const [lowestIn] = heightsIn
  const valueIn = Math.max(...heightsIn)
  if (valueIn === lowestIn) return []
  return [{ kind: 'leader', at: [lengthIn / 2, lowestIn], valueIn, mark: '', note: 'high at most' }]
}

/** The left end seen from above, its front below. */
function endCut(shape: RiserShape): SecondView {
  return {
    outlines: [cutFace(polygon(riserPlan(shape, CUT_LENGTH_IN)))],
    dimensions: endDimensions(shape),
    caption: shape.isMitred ? 'End cut level, mitered at 45°' : 'End cut level',
  }
}

function endDimensions(shape: RiserShape): readonly Dimension[] {
  const { thickIn, kerfs } = shape
  const thickness: Dimension = { kind: 'along', fromIn: 0, toIn: thickIn, row: 0 }
  if (kerfs === undefined) return [thickness]
  const [first = 0, second = 0] = kerfPlaces(shape, CUT_LENGTH_IN)
  return [
    { kind: 'across', fromIn: first, toIn: second, row: 0 },
    thickness,
    {
      kind: 'leader',
      at: [first, thickIn - kerfs.depthIn],
      valueIn: kerfs.depthIn,
      mark: '',
      note: 'deep',
    },
  ]
}
