import type { Baluster } from '../balusters/baluster.ts'
import type { RailRun } from '../rails/rail-run.ts'
import type { Span } from '../segments/span.ts'
import { thinnestIn } from '../stock/baluster-widths.ts'

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

/** The clear widths between two faces and the balusters between them, in their order. */
export function gapsBetween(
  fromIn: number,
  toIn: number,
  balusters: readonly Baluster[],
): readonly Gap[] {
  const begins = [fromIn, ...balusters.map((one) => one.alongIn + halfIn(one))]
  const ends = [...balusters.map((one) => one.alongIn - halfIn(one)), toIn]
  return begins.map((beginIn, index) => {
    const endIn = ends[index] ?? beginIn
    return { fromIn: beginIn, toIn: endIn, widthIn: endIn - beginIn }
  })
}

function halfIn({ style }: Baluster): number {
  return thinnestIn(style) / 2
}
