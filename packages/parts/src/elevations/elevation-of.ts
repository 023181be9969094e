import type { Shape, ShapeOf } from '@millrun/catalogue/shape'
import { boxNewelElevation } from '../forms/box-newel/box-newel-elevation.ts'
import { coveElevation } from '../forms/cove/cove-elevation.ts'
import { hardwareElevation } from '../forms/hardware/hardware-elevation.ts'
import { ironBalusterElevation } from '../forms/iron-baluster/iron-baluster-elevation.ts'
import { kitElevation } from '../forms/kit/kit-elevation.ts'
import { riserElevation } from '../forms/riser/riser-elevation.ts'
import { treadElevation } from '../forms/tread/tread-elevation.ts'
import { turnedElevation } from '../forms/turned/turned-elevation.ts'
import { bracketElevation } from '../forms/bracket/bracket-elevation.ts'
import { fittingElevation } from '../forms/fitting/fitting-elevation.ts'
import type { Elevation } from './elevation.ts'
import { railElevation } from '../forms/rail/rail-elevation.ts'
import { rosetteElevation } from '../forms/rosette/rosette-elevation.ts'
import { treadBracketElevation } from '../forms/tread-bracket/tread-bracket-elevation.ts'

/** How each kind of shape is drawn. A new kind is one more folder in `forms` and one more line. */
const ELEVATIONS: { readonly [K in Shape['kind']]: (shape: ShapeOf<K>) => Elevation } = {
  'iron-baluster': ironBalusterElevation,
  turned: turnedElevation,
  rail: railElevation,
  shoe: hardwareElevation,
  knuckle: hardwareElevation,
  collar: hardwareElevation,
  'newel-cap': hardwareElevation,
  'box-newel': boxNewelElevation,
  fitting: fittingElevation,
  bracket: bracketElevation,
  'tread-bracket': treadBracketElevation,
  rosette: rosetteElevation,
  tread: treadElevation,
  riser: riserElevation,
  cove: coveElevation,
  kit: kitElevation,
}

/** Sheet, page, print and CAD ask for the same view: it is worked out once. */
const known = new WeakMap<Shape, Elevation>()

/** The elevation of a shape, for its drawings. */
export function elevationOf<K extends Shape['kind']>(shape: ShapeOf<K>): Elevation {
  const view = known.get(shape) ?? ELEVATIONS[shape.kind](shape)
  known.set(shape, view)
  return view
}
