import type { ShapeOf } from '@millrun/catalogue/shape'
import type { HardwareShape } from '@millrun/catalogue/shapes/hardware-shape'
import type { Ring } from '../../turning/ring.ts'
import { collarRings } from './collar-rings.ts'
import { knuckleRings } from './knuckle-rings.ts'
import { newelCapRings } from './newel-cap-rings.ts'
import { shoeRings } from './shoe-rings.ts'

type Kind = HardwareShape['kind']

const RINGS: { readonly [K in Kind]: (shape: ShapeOf<K, HardwareShape>) => readonly Ring[] } = {
  shoe: shoeRings,
  knuckle: knuckleRings,
  collar: collarRings,
  'newel-cap': newelCapRings,
}

/** The rings that a small part is made of, from the bottom up. */
export function hardwareRings<K extends Kind>(shape: ShapeOf<K, HardwareShape>): readonly Ring[] {
  return RINGS[shape.kind](shape)
}
