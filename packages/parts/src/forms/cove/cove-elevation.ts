import type { CoveShape } from '@millrun/catalogue/shapes/tread-shape'
import type { Dimension } from '../../elevations/dimension.ts'
import type { Elevation } from '../../elevations/elevation.ts'
import { cutFace } from '../../elevations/outline.ts'
import { smoothOutline } from '../../geometry/smooth-outline.ts'
import { coveSection } from './cove-solids.ts'

/** A cove molding cut through. */
export function coveElevation(shape: CoveShape): Elevation {
  return {
    outlines: [cutFace(smoothOutline(coveSection(shape)))],
    dimensions: coveDimensions(shape),
    lies: 'upright',
    axisIn: 'none',
  }
}

function coveDimensions({ sideIn, radiusIn, lengthIn }: CoveShape): readonly Dimension[] {
  const hollowIn = sideIn - radiusIn * Math.SQRT1_2
  return [
    { kind: 'across', fromIn: 0, toIn: sideIn, row: 0 },
    { kind: 'along', fromIn: 0, toIn: sideIn, row: 0 },
    { kind: 'leader', at: [0, sideIn], valueIn: lengthIn, mark: '', note: 'long' },
    { kind: 'leader', at: [hollowIn, hollowIn], valueIn: radiusIn, mark: '', note: 'radius' },
  ]
}
