import type { Station } from './turned-shape.ts'

/** One cut of the lathe tool, from height 0 upwards; heights and diameters in inches. */
export type Cut = readonly Station[]

/** How many chords stand for a curve. */
const CHORDS = 8

/** A straight cylinder. */
export function fillet(heightIn: number, diameterIn: number): Cut {
  return taper(heightIn, diameterIn, diameterIn)
}

/** A straight taper. */
export function taper(heightIn: number, fromIn: number, toIn: number): Cut {
  return [
    [0, fromIn],
    [heightIn, toIn],
  ]
}

/** A half round that stands out from `rootIn` to `crownIn`. */
export function bead(heightIn: number, rootIn: number, crownIn: number): Cut {
  return curve((step) => {
    const angle = step * Math.PI
    return [((1 - Math.cos(angle)) / 2) * heightIn, rootIn + (crownIn - rootIn) * Math.sin(angle)]
  })
}

/** A hollow quarter curve that lies close to the smaller of the two diameters. */
export function cove(heightIn: number, fromIn: number, toIn: number): Cut {
  return fromIn < toIn
    ? quarter(heightIn, fromIn, toIn, 'slow start')
    : quarter(heightIn, fromIn, toIn, 'fast start')
}

/** A full quarter curve that lies close to the larger of the two diameters. */
export function round(heightIn: number, fromIn: number, toIn: number): Cut {
  return fromIn < toIn
    ? quarter(heightIn, fromIn, toIn, 'fast start')
    : quarter(heightIn, fromIn, toIn, 'slow start')
}

/** An S curve without a break at either end. */
export function ogee(heightIn: number, fromIn: number, toIn: number): Cut {
  return curve((step) => [
    step * heightIn,
    fromIn + ((toIn - fromIn) * (1 - Math.cos(step * Math.PI))) / 2,
  ])
}

/** A belly: swells to `bellyIn` at the share `bellyAt` of its height and falls away again. */
export function vase(
  heightIn: number,
  fromIn: number,
  bellyIn: number,
  toIn: number,
  bellyAt: number,
): Cut {
  return join([
    ogee(heightIn * bellyAt, fromIn, bellyIn),
    ogee(heightIn * (1 - bellyAt), bellyIn, toIn),
  ])
}

/** The shoulder above a square block: from the block's corners down to `toIn`. */
export function shoulder(heightIn: number, blockIn: number, toIn: number): Cut {
  return round(heightIn, blockIn * Math.SQRT2, toIn)
}

/** The shoulder below a square block: from `fromIn` out to the block's corners. */
export function shoulderUp(heightIn: number, fromIn: number, blockIn: number): Cut {
  return round(heightIn, fromIn, blockIn * Math.SQRT2)
}

/** Cuts one above the other. */
export function join(cuts: readonly Cut[]): Cut {
  const joined: Station[] = []
  let baseIn = 0
  for (const cut of cuts) {
    joined.push(...cut.map(([heightIn, diameterIn]): Station => [baseIn + heightIn, diameterIn]))
    baseIn += cutHeight(cut)
  }
  return joined
}

/** How high a cut is, in inches. */
export function cutHeight(cut: Cut): number {
  return cut.at(-1)?.[0] ?? 0
}

function quarter(
  heightIn: number,
  fromIn: number,
  toIn: number,
  pace: 'slow start' | 'fast start',
): Cut {
  return curve((step) => {
    const sine = Math.sin((step * Math.PI) / 2)
    const versine = 1 - Math.cos((step * Math.PI) / 2)
    const [along, across] = pace === 'slow start' ? [sine, versine] : [versine, sine]
    return [along * heightIn, fromIn + (toIn - fromIn) * across]
  })
}

function curve(at: (step: number) => Station): Cut {
  return Array.from({ length: CHORDS + 1 }, (_, index) => at(index / CHORDS))
}
