import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { FADE_IN, grooveShare } from '../../elevations/wood/rope.ts'
import type { Carving } from '../form/carving.ts'

type Rope = NonNullable<TurnedShape['spiral']>

/** The strands of a rope turning: round backs between grooves that fade out at both ends. */
export function ropeCarving(rope: Rope): Carving {
  const { fromIn, toIn, turns, strands, depthIn } = rope
  return {
    fromIn,
    toIn,
    stepIn: (toIn - fromIn) / turns / strands / 14,
    depthIn(angle, heightIn) {
      const wound = ((heightIn - fromIn) / (toIn - fromIn)) * turns - angle / (2 * Math.PI)
      const share = fraction(wound * strands)
      const fade = Math.min(1, (heightIn - fromIn) / FADE_IN, (toIn - heightIn) / FADE_IN)
      return depthIn * Math.max(0, fade) * grooveShare(share)
    },
  }
}

function fraction(value: number): number {
  return value - Math.floor(value)
}
