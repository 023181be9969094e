import { idDraw } from '@millrun/catalogue/id-hash'
import { type Point, smoothLine } from '../../geometry/path.ts'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import type { Line } from '../piece.ts'
import type { Side } from './running-back.ts'
import { isInside } from './section-points.ts'

const RINGS_PER_INCH = 7
const RINGS = 45
const STEP_DEG = 2

/** The stem that a rail was sawn from: its pith below and beside the section, its rings uneven. */
export interface Stem {
  readonly pith: Point
  readonly radiiIn: readonly number[]
}

/** A stem that depends on the seed alone. */
export function stemFor(seed: string): Stem {
  const draw = (purpose: string) => idDraw(seed, purpose, 1000) / 1000
  const radiiIn = Array.from(
    { length: RINGS },
    (_, ring) => (ring + 0.5 + (draw(`ring ${ring}`) - 0.5) * 0.9) / RINGS_PER_INCH,
  )
  return { pith: [-0.9 - draw('x') * 1.4, -0.9 - draw('y') * 1.2], radiiIn }
}

/** Growth rings on the end of a rail. */
export function endGrain(corners: readonly Point[], stem: Stem): readonly Line[] {
  return stem.radiiIn.flatMap((radiusIn) => ringArcs(corners, stem, radiusIn))
}

/** Where the rings come to the surface along a side of the section. */
export function grainAlong({ from, to }: Side, { pith, radiiIn }: Stem): readonly Point[] {
  return radiiIn.flatMap((radiusIn): readonly Point[] => {
    const start = Math.hypot(from[0] - pith[0], from[1] - pith[1]) - radiusIn
    const end = Math.hypot(to[0] - pith[0], to[1] - pith[1]) - radiusIn
    if (start * end >= 0) return []
    const share = start / (start - end)
    return [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]]
  })
}

function ringArcs(corners: readonly Point[], { pith }: Stem, radiusIn: number): readonly Line[] {
  const runs: Point[][] = [[]]
  for (let angleDeg = -90; angleDeg <= 180; angleDeg += STEP_DEG) {
    const place: Point = [
      pith[0] + radiusIn * cosDeg(angleDeg),
      pith[1] + radiusIn * sinDeg(angleDeg),
    ]
    if (isInside(place, corners)) runs.at(-1)?.push(place)
    else runs.push([])
  }
  return runs
    .filter((run) => run.length > 2)
    .map((run) => ({ kind: 'line', role: 'grain', path: smoothLine(thinned(run)), widthIn: 0.018 }))
}

/** Every third place and the last: a circle needs no more. */
function thinned(run: readonly Point[]): readonly Point[] {
  return run.filter((_, index) => index % 3 === 0 || index === run.length - 1)
}
