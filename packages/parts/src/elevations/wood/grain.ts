import { idDraw } from '@millrun/catalogue/id-hash'
import { type Point, smoothLine } from '../../geometry/path.ts'
import type { Line } from '../piece.ts'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import { acrossIn, type Flat, type FlatEnds } from './square-length.ts'

/** Growth rings to the inch, as in slowly grown oak; large parts are seen from farther off and show every other. */
const RINGS_PER_INCH = 7
const LARGE_IN = 2.5
/** Share of the distance between rings that is dark. */
const DARK_SHARE = 0.115

/**
 * The tree that a part was cut from, as the part sees it: its pith runs beside the part, not quite
 * parallel, and the rings are uneven.
 */
export interface Tree {
  readonly pithAtIn: (heightIn: number) => number
  readonly ringRadiiIn: readonly number[]
  /** Width of the dark part of a ring. */
  readonly lineIn: number
}

/** A tree that depends on the seed alone, with rings enough for a part `widthIn` thick. */
export function treeFor(seed: string, widthIn: number): Tree {
  const draw = (purpose: string) => idDraw(seed, purpose, 1000) / 1000
  const distanceIn = widthIn * (0.7 + draw('pith'))
  const leanIn = (draw('lean') - 0.5) * 0.02
  const phase = draw('phase') * 6
  const ringsPerInch = widthIn < LARGE_IN ? RINGS_PER_INCH : RINGS_PER_INCH / 2
  const count = Math.ceil((distanceIn + widthIn) * ringsPerInch)
  return {
    pithAtIn: (heightIn) =>
      distanceIn + leanIn * heightIn + 0.05 * Math.sin(heightIn / 2.3 + phase),
    ringRadiiIn: Array.from(
      { length: count },
      (_, ring) => (ring + 0.5 + (draw(`ring ${ring}`) - 0.5) * 0.9) / ringsPerInch,
    ),
    lineIn: DARK_SHARE / ringsPerInch,
  }
}

/** Where the rings come to the surface of a turned part whose radius is known at each height. */
export function turnedGrain(
  tree: Tree,
  places: readonly { readonly heightIn: number; readonly radiusIn: number }[],
): readonly Line[] {
  return tree.ringRadiiIn.flatMap((ringIn) =>
    lines(
      tree.lineIn,
      places.map(({ heightIn, radiusIn }) => {
        const pithIn = tree.pithAtIn(heightIn)
        const x = (ringIn ** 2 - pithIn ** 2 - radiusIn ** 2) / (2 * pithIn)
        return Math.abs(x) < radiusIn * 0.97 ? [x, heightIn] : undefined
      }),
    ),
  )
}

/** Where the rings come to the surface of a flat, as far as the flat reaches. */
export function flatGrain(
  tree: Tree,
  flat: Flat,
  heightsIn: readonly number[],
  ends: FlatEnds,
): readonly Line[] {
  return tree.ringRadiiIn.flatMap((ringIn) =>
    lines(
      tree.lineIn,
      heightsIn.map((heightIn) => {
        const alongIn = alongFlat(flat, tree.pithAtIn(heightIn), ringIn)
        const fromAxisIn = Math.hypot(flat.distanceIn, alongIn)
        if (!(Math.abs(alongIn) < flat.halfIn)) return undefined
        const low = ends.bottom(fromAxisIn)
        const high = ends.top(fromAxisIn)
        return [acrossIn(flat, alongIn), Math.min(high, Math.max(low, heightIn))]
      }),
    ),
  )
}

/** Place on a flat that lies `ringIn` from a pith `pithIn` to the left of the part; NaN where none does. */
function alongFlat(flat: Flat, pithIn: number, ringIn: number): number {
  const half = pithIn * cosDeg(flat.normalDeg)
  const rest =
    flat.distanceIn ** 2 +
    2 * pithIn * flat.distanceIn * sinDeg(flat.normalDeg) +
    pithIn ** 2 -
    ringIn ** 2
  return Math.sqrt(half ** 2 - rest) - half
}

function lines(widthIn: number, places: readonly (Point | undefined)[]): readonly Line[] {
  const runs: Point[][] = [[]]
  for (const place of places) {
    if (place === undefined) runs.push([])
    else runs.at(-1)?.push(place)
  }
  return runs
    .filter((run) => run.length > 2)
    .map((run) => ({ kind: 'line', role: 'grain', path: smoothLine(run), widthIn }))
}
