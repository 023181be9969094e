import type { SpacePoint } from '../../geometry/space.ts'
import type { Placement } from '../../solids/solid.ts'

type Axes = Pick<Placement, 'x' | 'y' | 'z'>

/** One side of a square post: the way out of it, and the way along it to the right as one faces it. */
interface PostSide {
  readonly out: SpacePoint
  readonly along: SpacePoint
}

const SIDES: readonly PostSide[] = [
  { out: [0, 0, 1], along: [1, 0, 0] },
  { out: [1, 0, 0], along: [0, 0, -1] },
  { out: [0, 0, -1], along: [-1, 0, 0] },
  { out: [-1, 0, 0], along: [0, 0, 1] },
]

const UP: SpacePoint = [0, 1, 0]

/** How a piece lies on a side: where its own x, y (the grain) and z lead to. */
export type Lie = (side: PostSide) => Axes

/** Grain up, z out of the post. */
export const UPRIGHT: Lie = ({ out, along }) => ({ x: along, y: UP, z: out })

/** Grain level along the side, x out of the post. */
export const LEVEL: Lie = ({ out, along }) => ({ x: out, y: along, z: UP })

/** The four edges of a panel, x towards its middle and z out of the post, once round from the left. */
export const ROUND_A_PANEL: readonly [left: Lie, top: Lie, right: Lie, bottom: Lie] = [
  ({ out, along }) => ({ x: along, y: UP, z: out }),
  ({ out, along }) => ({ x: negative(UP), y: along, z: out }),
  ({ out, along }) => ({ x: negative(along), y: negative(UP), z: out }),
  ({ out, along }) => ({ x: UP, y: negative(along), z: out }),
]

/** A piece on each of the four sides, its origin so far along the side, up the post and out from its axis. */
export function onFourSides(
  lie: Lie,
  at: { readonly alongIn: number; readonly upIn: number; readonly outIn: number },
): readonly Placement[] {
  return SIDES.map((side) => ({
    ...lie(side),
    origin: [
      side.along[0] * at.alongIn + side.out[0] * at.outIn,
      at.upIn,
      side.along[2] * at.alongIn + side.out[2] * at.outIn,
    ],
  }))
}

function negative([x, y, z]: SpacePoint): SpacePoint {
  return [-x, -y, -z]
}
