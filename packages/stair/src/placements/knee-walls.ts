import type { Stair } from '../model/stair.ts'
import type { Span } from '../segments/span.ts'
import type { Block, BlockPoint } from './block.ts'

export const KNEE_WALL_THICK_IN = 4.5

/** Low walls beside wedges, from newel to newel, where balusters stand on one; those of flights go with their strings. */
export function kneeWalls({ bays, design }: Stair): readonly Block[] {
  if (design.footing === 'treads') return []
  return bays.flatMap(({ span }) =>
    span.kind === 'rake' && span.flight === undefined ? [kneeWall(span, design.kneeWallIn)] : [],
  )
}

function kneeWall({ frame, rightIn, floorIn, ground, from, to }: Span, kneeWallIn: number): Block {
  const [fromIn, toIn] = [from.alongIn, to.alongIn]
  const top = (alongIn: number): BlockPoint => [alongIn, ground.lineIn(alongIn) + kneeWallIn]
  return {
    kind: 'knee-wall',
    frame,
    outline: [
      [fromIn, Math.max(0, floorIn - KNEE_WALL_THICK_IN)],
      [toIn, Math.max(0, floorIn - KNEE_WALL_THICK_IN)],
      top(toIn),
      top(fromIn),
    ],
    fromRightIn: rightIn - KNEE_WALL_THICK_IN / 2,
    toRightIn: rightIn + KNEE_WALL_THICK_IN / 2,
  }
}
