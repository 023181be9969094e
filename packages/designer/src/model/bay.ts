import type { Baluster } from './baluster.ts'
import type { RailRun } from './rail-run.ts'
import type { Span } from './span.ts'

/** A clear width that a sphere could pass, along its span. */
export interface Gap {
  readonly fromIn: number
  readonly toIn: number
  readonly widthIn: number
}

/** What stands between two newels, or newel and wall. */
export interface Bay {
  readonly span: Span
  /** The faces that it fills, at the thinnest place of a turned newel. */
  readonly fromIn: number
  readonly toIn: number
  readonly rail: RailRun
  /** In the order of the span. */
  readonly balusters: readonly Baluster[]
  /** Those on the straight line, ends included. */
  readonly gaps: readonly Gap[]
  /** The sphere that must not pass here, in inches. */
  readonly sphereIn: number
}

/** The widest clear width of some bays, in inches; 0 where there is none. */
export function widestGapIn(bays: readonly Bay[]): number {
  return Math.max(0, ...bays.flatMap(({ gaps }) => gaps.map(({ widthIn }) => widthIn)))
}
