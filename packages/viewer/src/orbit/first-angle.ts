import type { Shape } from '@millrun/catalogue/shape'
import type { ViewAngle } from './orbit.ts'

const UPRIGHT: ViewAngle = { azimuthDeg: 28, elevationDeg: 7 }
const SMALL: ViewAngle = { azimuthDeg: 30, elevationDeg: 24 }
const LONG: ViewAngle = { azimuthDeg: 52, elevationDeg: 20 }

/** From where a part is seen at first: the side that tells most of it. */
const ANGLES: Readonly<Record<Shape['kind'], ViewAngle>> = {
  'iron-baluster': UPRIGHT,
  turned: UPRIGHT,
  'box-newel': { azimuthDeg: 30, elevationDeg: 12 },
  rail: LONG,
  fitting: { azimuthDeg: 32, elevationDeg: 30 },
  tread: { azimuthDeg: 30, elevationDeg: 26 },
  riser: { azimuthDeg: 30, elevationDeg: 14 },
  cove: LONG,
  bracket: { azimuthDeg: 40, elevationDeg: 16 },
  'tread-bracket': SMALL,
  rosette: { azimuthDeg: 30, elevationDeg: 14 },
  shoe: SMALL,
  knuckle: { azimuthDeg: 30, elevationDeg: 14 },
  collar: SMALL,
  kit: { azimuthDeg: 16, elevationDeg: 50 },
  'newel-cap': { azimuthDeg: 30, elevationDeg: 16 },
}

/** The side that a set screw is in. */
const SCREW_ANGLE: ViewAngle = { ...SMALL, azimuthDeg: SMALL.azimuthDeg - 180 }

export function firstAngle(shape: Shape): ViewAngle {
  if (shape.kind === 'shoe' && shape.hasSetScrew) return SCREW_ANGLE
  return ANGLES[shape.kind]
}
