import type { PlacedFitting } from '../fittings/placed-fitting.ts'
import type { RailLine } from './rail-line.ts'

/** A straight length of rail between two posts or fittings. */
export interface StraightRail {
  /** Along its span, measured level. */
  readonly fromIn: number
  readonly toIn: number
  /** Height of its underside where it begins. */
  readonly upIn: number
  readonly slopeDeg: number
  /** What the saw cuts: measured along the rail. */
  readonly lengthIn: number
}

/** The rail of one span: a straight length, its fittings, and the line below all of them. */
export interface RailRun {
  readonly straight: StraightRail
  readonly fittings: readonly PlacedFitting[]
  readonly line: RailLine
  /** Ends that are drawn together with a rail bolt. */
  readonly bolts: number
  /** What a joiner has to know, as sentences. */
  readonly notes: readonly string[]
}

/** A straight rail by its ends. */
export function straightRail(
  fromIn: number,
  toIn: number,
  upIn: number,
  slopeDeg: number,
): StraightRail {
  const lengthIn = Math.max(0, toIn - fromIn) / Math.cos((slopeDeg * Math.PI) / 180)
  return { fromIn, toIn, upIn, slopeDeg, lengthIn }
}

/** Where a straight rail's underside runs: two points. */
export function lineOf({ fromIn, toIn, upIn, slopeDeg }: StraightRail): RailLine {
  const riseIn = (toIn - fromIn) * Math.tan((slopeDeg * Math.PI) / 180)
  return [
    [fromIn, upIn],
    [toIn, upIn + riseIn],
  ]
}
