import type { ShapeOf } from '@millrun/catalogue/shape'
import { boxNewelSides } from '../forms/box-newel/box-newel-rings.ts'
import { ironSides } from '../forms/iron-baluster/iron-sides.ts'
import { turnedSide } from '../forms/turned/turned-profile.ts'
import type { Point } from '../geometry/path.ts'
import type { UprightKind, UprightShape } from './telling-window.ts'

/** The right sides of a part and of what stands round it, from the foot up. */
type SidesOf<K extends UprightKind> = (
  shape: ShapeOf<K, UprightShape>,
) => readonly (readonly Point[])[]

const SIDES: { readonly [K in UprightKind]: SidesOf<K> } = {
  'iron-baluster': ironSides,
  turned: (shape) => [turnedSide(shape)],
  'box-newel': boxNewelSides,
}

/** The outlines of an upright part as a whole stair is drawn with it: closed, later ones over earlier ones. */
export function silhouettesOf<K extends UprightKind>(
  shape: ShapeOf<K, UprightShape>,
): readonly (readonly Point[])[] {
  return SIDES[shape.kind](shape).map((right) => {
    const left = right.map(([halfIn, heightIn]): Point => [-halfIn, heightIn])
    return [...right, ...left.toReversed()]
  })
}
