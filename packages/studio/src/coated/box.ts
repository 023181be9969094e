import { easedRectangle } from '@millrun/parts/solids/form/eased-rectangle'
import { uprightPrism } from '@millrun/parts/solids/form/upright-prism'
import { meshOf } from '@millrun/parts/solids/mesh/mesh-of'
import type { Placement, Solid } from '@millrun/parts/solids/solid'

/** From one number to another. */
type Reach = readonly [fromIn: number, toIn: number]
type Axis = 'x' | 'y' | 'z'

/** Which way a piece's own axes point when its grain runs along each axis of the room. */
const GRAIN: Readonly<Record<Axis, Omit<Placement, 'origin'>>> = {
  x: { x: [0, 0, 1], y: [1, 0, 0], z: [0, 1, 0] },
  y: { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] },
  z: { x: [0, 1, 0], y: [0, 0, 1], z: [1, 0, 0] },
}

/** A board or a block between these sides, its long edges eased, its grain along an axis. */
export function box(
  name: string,
  { x, y, z }: { readonly x: Reach; readonly y: Reach; readonly z: Reach },
  grain: Axis = 'y',
  easeIn = 0.08,
): Solid {
  const size = { x: x[1] - x[0], y: y[1] - y[0], z: z[1] - z[0] }
  const [wide, deep] = { x: [size.z, size.y], y: [size.x, size.z], z: [size.y, size.x] }[grain]
  const half = size[grain] / 2
  const section = easedRectangle(wide ?? 0, deep ?? 0, easeIn)
  const origin = [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2] as const
  return {
    name,
    substance: 'wood',
    mesh: meshOf(uprightPrism(section, -half, half)),
    placements: [{ origin, ...GRAIN[grain] }],
  }
}
