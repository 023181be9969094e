import { idDraw } from '@millrun/catalogue/id-hash'
import type { Point } from '../../geometry/path.ts'
import { simplifiedLine } from '../../geometry/simplified-line.ts'

/** Growth rings to the inch; what is seen from far off shows fewer. */
const RINGS_PER_INCH = 6
const RINGS = 40
const STEP_IN = 0.5
const TOLERANCE_IN = 0.015
const WIDTH_IN = 2.7

/** A strip of wood in a glued board: where it lies across, and the tree that it was sawn from. */
export interface Stave {
  readonly fromIn: number
  readonly toIn: number
  /** Where the pith of its tree runs: across, measured like the stave, and below the surface. */
  readonly pithAcrossIn: number
  readonly pithBelowIn: (alongIn: number) => number
  readonly radiiIn: readonly number[]
  /** A little lighter or darker than its neighbours: about 1. */
  readonly tone: number
}

/**
 * Strips of two to three inches between two places across a board. They depend on the seed alone;
 * `coarseness` 2 shows every other ring.
 */
export function stavesBetween(
  fromIn: number,
  toIn: number,
  seed: string,
  coarseness = 1,
): readonly Stave[] {
  const count = Math.max(1, Math.round((toIn - fromIn) / WIDTH_IN))
  const ends = Array.from({ length: count + 1 }, (_, index) => {
    const isOuter = index === 0 || index === count
    const shift = isOuter ? 0 : (idDraw(seed, `end ${index}`, 100) - 50) / 330
    return fromIn + ((toIn - fromIn) * (index + shift)) / count
  })
  return ends
    .slice(1)
    .map((end, index) => stave(ends[index] ?? end, end, `${seed} ${index}`, coarseness))
}

function stave(fromIn: number, toIn: number, seed: string, coarseness: number): Stave {
  const draw = (purpose: string) => idDraw(seed, purpose, 1000) / 1000
  const belowIn = 0.8 + draw('below') * 3
  const lean = (draw('lean') - 0.5) * 0.07
  const phase = draw('phase') * 6
  return {
    fromIn,
    toIn,
    pithAcrossIn: fromIn + (toIn - fromIn) * (draw('across') * 2.4 - 0.7),
    pithBelowIn: (alongIn) => belowIn + lean * alongIn + 0.09 * Math.sin(alongIn / 4.1 + phase),
    radiiIn: Array.from(
      { length: RINGS / coarseness },
      (_, ring) =>
        ((ring + 0.5 + (draw(`ring ${ring}`) - 0.5) * 0.9) * coarseness) / RINGS_PER_INCH,
    ),
    tone: 0.96 + draw('tone') * 0.08,
  }
}

/**
 * The lines in which the rings come to the surface of a stave, over a length: nearly straight where the
 * tree stood beside it, pointed arches where it stood below. Points are along, then across.
 */
export function surfaceGrain(
  strip: Stave,
  fromIn: number,
  toIn: number,
): readonly (readonly Point[])[] {
  const count = Math.max(2, Math.ceil((toIn - fromIn) / STEP_IN))
  const places = Array.from(
    { length: count + 1 },
    (_, step) => fromIn + ((toIn - fromIn) * step) / count,
  )
  return strip.radiiIn.flatMap((radiusIn) => ringLines(strip, radiusIn, places))
}

/** The two lines of a ring, which meet where the stave comes to the crown of an arch. */
function ringLines(
  strip: Stave,
  radiusIn: number,
  places: readonly number[],
): readonly (readonly Point[])[] {
  const crowned = places.flatMap((alongIn, index) => {
    const before = places[index - 1]
    return before === undefined ? [alongIn] : [...crown(strip, radiusIn, before, alongIn), alongIn]
  })
  return [-1, 1].flatMap((side) =>
    unbroken(
      crowned.map((alongIn) => {
        const squareIn = radiusIn ** 2 - strip.pithBelowIn(alongIn) ** 2
        if (squareIn < -1e-9) return undefined
        const acrossIn = strip.pithAcrossIn + side * Math.sqrt(Math.max(0, squareIn))
        return acrossIn > strip.fromIn && acrossIn < strip.toIn ? [alongIn, acrossIn] : undefined
      }),
    ),
  )
}

/** The crown between two places, where there is one, and places close to it on its open side. */
function crown(
  { pithBelowIn }: Stave,
  radiusIn: number,
  fromIn: number,
  toIn: number,
): readonly number[] {
  const [a, b] = [pithBelowIn(fromIn) - radiusIn, pithBelowIn(toIn) - radiusIn]
  if (a * b >= 0) return []
  const tipIn = fromIn + ((toIn - fromIn) * a) / (a - b)
  const openIn = a < 0 ? fromIn : toIn
  const near = [0.04, 0.2].map((share) => tipIn + (openIn - tipIn) * share)
  return a < 0 ? [...near.toReversed(), tipIn] : [tipIn, ...near]
}

function unbroken(places: readonly (Point | undefined)[]): readonly (readonly Point[])[] {
  const runs: Point[][] = [[]]
  for (const place of places) {
    if (place === undefined) runs.push([])
    else runs.at(-1)?.push(place)
  }
  return runs.filter((run) => run.length > 2).map((run) => simplifiedLine(run, TOLERANCE_IN))
}
