import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { GROOVE_SHARE } from '../../elevations/wood/flutes.ts'
import type { Carving } from '../form/carving.ts'

type Flutes = NonNullable<TurnedShape['flutes']>

/** Grooves with a round section and round ends, run up a shaft with a core-box bit. */
export function fluteCarving({ fromIn, toIn, count }: Flutes): Carving {
  const pitch = (2 * Math.PI) / count
  return {
    fromIn,
    toIn,
    stepIn: 0.12,
    depthIn(angle, heightIn, radiusIn) {
      const off = Math.abs(fromMiddle(angle / pitch)) * pitch * radiusIn
      const halfIn = (pitch * GROOVE_SHARE * radiusIn) / 2
      const beyondIn = Math.max(0, fromIn + halfIn - heightIn, heightIn - toIn + halfIn)
      return DEPTH_SHARE * Math.sqrt(Math.max(0, halfIn ** 2 - off ** 2 - beyondIn ** 2))
    },
  }
}

/** A flute is a little shallower than half a circle. */
const DEPTH_SHARE = 0.85

/** From -0.5 to 0.5: where between two ridges a place lies. */
function fromMiddle(pitches: number): number {
  return pitches - Math.floor(pitches) - 0.5
}
