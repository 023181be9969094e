import { type Field, MOLDING_IN, RECESS_IN } from './panel-fields.ts'
import type { SpacePoint } from '../../geometry/space.ts'
import { meshOf } from '../../solids/mesh/mesh-of.ts'
import { skinOver } from '../../solids/mesh/skin-over.ts'
import type { Solid } from '../../solids/solid.ts'
import { onFourSides, ROUND_A_PANEL, UPRIGHT } from './side-placements.ts'

/** A board that stands out from the ground of the recess up to its field, its four edges bevelled. */
export function fieldBoard(name: string, field: Field, bevelIn: number): Solid {
  const deepIn = RECESS_IN + 0.05
  const rim = Math.min(bevelIn, 0.9 * deepIn)
  const levels = [
    { insetIn: -bevelIn, outIn: -deepIn },
    { insetIn: -bevelIn, outIn: -rim },
    { insetIn: 0, outIn: 0 },
  ]
  const [halfLengthIn, halfIn] = [(field.toIn - field.fromIn) / 2, field.halfIn]
  const rings = levels.map(({ insetIn, outIn }) =>
    rectangle(halfIn - insetIn, halfLengthIn - insetIn, outIn),
  )
  return {
    name,
    substance: 'wood',
    // A bevel is flatter than what else counts as an edge.
    mesh: meshOf(skinOver(rings), 12),
    placements: onFourSides(UPRIGHT, {
      alongIn: field.middleIn,
      upIn: (field.fromIn + field.toIn) / 2,
      outIn: field.outIn,
    }),
  }
}

function rectangle(x: number, y: number, z: number): readonly SpacePoint[] {
  return [
    [-x, -y, z],
    [x, -y, z],
    [x, y, z],
    [-x, y, z],
  ]
}

const CURVE_LINES = 6

/** The molding along the four edges of a recess, mitred in its corners. */
export function stickingRound(edge: Field): readonly Solid[] {
  const halfLengthIn = (edge.toIn - edge.fromIn) / 2
  const middleIn = (edge.toIn + edge.fromIn) / 2
  return ROUND_A_PANEL.map((lie, index): Solid => {
    const isUpright = index % 2 === 0
    const side = index < 2 ? -1 : 1
    return {
      name: 'sticking',
      substance: 'wood',
      mesh: stickingMesh(isUpright ? halfLengthIn : edge.halfIn),
      placements: onFourSides(lie, {
        alongIn: isUpright ? side * edge.halfIn : 0,
        upIn: middleIn - (isUpright ? 0 : side * halfLengthIn),
        outIn: edge.outIn,
      }),
    }
  })
}

/** A quarter round that falls from the frame to the ground, its ends mitred. Grain along y, the ground towards x. */
function stickingMesh(halfLengthIn: number) {
  const curve = Array.from({ length: CURVE_LINES + 1 }, (_, step) => {
    const angle = (step / CURVE_LINES) * (Math.PI / 2)
    return [MOLDING_IN * Math.sin(angle), -RECESS_IN + 0.93 * RECESS_IN * Math.cos(angle)] as const
  })
  const section = [
    ...curve,
    [MOLDING_IN, -RECESS_IN - 0.04] as const,
    [0, -RECESS_IN - 0.04] as const,
  ]
  const end = (side: 1 | -1) =>
    section.map(([x, z]): SpacePoint => [x, side * (halfLengthIn - x), z]).toReversed()
  return meshOf(skinOver([end(-1), end(1)].map((ring) => ring.toReversed())))
}
