import type { Design } from '../design/design.ts'
import { type Frame, placeIn } from './frame.ts'
import type { Steps } from './steps.ts'

/** Steps in one line. Its frame begins at the face of its first riser, in the middle of its width. */
export interface Flight {
  readonly frame: Frame
  /** Height of the floor or landing that it stands on. */
  readonly baseIn: number
  readonly risers: number
  /** From its first riser's face to its last. */
  readonly lengthIn: number
  readonly widthIn: number
}

/** A floor between two flights: a rectangle in the frame of the lower one, which ends at its front edge. */
export interface Landing {
  readonly frame: Frame
  readonly heightIn: number
  readonly depthIn: number
  /** How far it reaches to the left and to the right of the frame. */
  readonly leftIn: number
  readonly rightIn: number
}

export interface Flights {
  /** One or two; none for a balcony. */
  readonly flights: readonly Flight[]
  readonly landing?: Landing
}

/** Where the flights and the landing of a design lie; x runs up the lower flight, z to its right. */
export function flightsOf(design: Design, steps: Steps): Flights {
  if (design.layout === 'balcony') return { flights: [] }
  const lower = flightOf({ xIn: 0, zIn: 0, headingDeg: 0 }, 0, steps.risersBelow, design, steps)
  if (design.layout === 'straight') return { flights: [lower] }
  const heightIn = steps.risersBelow * steps.riseIn
  const landing = landingOf(design, lower, heightIn)
  const upper = flightOf(
    upperFrame(design, lower),
    heightIn,
    steps.risers - steps.risersBelow,
    design,
    steps,
  )
  return { flights: [lower, upper], landing }
}

function flightOf(
  frame: Frame,
  baseIn: number,
  risers: number,
  { widthIn }: Design,
  { runIn }: Steps,
): Flight {
  return { frame, baseIn, risers, lengthIn: (risers - 1) * runIn, widthIn }
}

function landingOf(design: Design, lower: Flight, heightIn: number): Landing {
  const half = design.widthIn / 2
  const [xIn, , zIn] = placeIn(lower.frame, lower.lengthIn, 0, 0)
  const frame = { xIn, zIn, headingDeg: 0 }
  if (design.layout === 'l-landing') {
    return { frame, heightIn, depthIn: design.widthIn, leftIn: half, rightIn: half }
  }
  const farIn = half + design.wellIn + design.widthIn
  const [leftIn, rightIn] = design.turn === 'left' ? [farIn, half] : [half, farIn]
  return { frame, heightIn, depthIn: design.landingIn, leftIn, rightIn }
}

/** An L goes on square to the lower flight, a U comes back beside it. */
function upperFrame({ layout, turn, widthIn, wellIn }: Design, lower: Flight): Frame {
  const toLeft = turn === 'left' ? 1 : -1
  if (layout === 'l-landing') {
    const [xIn, , zIn] = placeIn(
      lower.frame,
      lower.lengthIn + widthIn / 2,
      0,
      (-toLeft * widthIn) / 2,
    )
    return { xIn, zIn, headingDeg: 90 * toLeft }
  }
  const [xIn, , zIn] = placeIn(lower.frame, lower.lengthIn, 0, -toLeft * (widthIn + wellIn))
  return { xIn, zIn, headingDeg: 180 * toLeft }
}
