import type { Point } from '../geometry/path.ts'

/**
 * A measure that a drawing shows. The number written is always worked out from the two ends, so that it
 * is true of what is drawn.
 */
export type Dimension = SpanDimension | LeaderDimension

/** A length between two ends: `along` is measured up the part, `across` from left to right. */
export interface SpanDimension {
  readonly kind: 'along' | 'across'
  readonly fromIn: number
  readonly toIn: number
  /** 0 is the chain nearest to the part, 1 the one outside it, and so on. */
  readonly row: number
}

/** The chain from place to place up a part, where there are places between its ends, and its whole length. */
export function lengthsAlong(
  placesIn: readonly number[],
  wholeIn: number,
): readonly SpanDimension[] {
  const chain = placesIn.slice(1).map((toIn, index) => along(placesIn[index] ?? 0, toIn, 0))
  return chain.length > 1 ? [...chain, along(0, wholeIn, 1)] : [along(0, wholeIn, 0)]
}

function along(fromIn: number, toIn: number, row: number): SpanDimension {
  return { kind: 'along', fromIn, toIn, row }
}

/** How thick the part is at a height, and that height: what a turner sets out on a stick. */
export interface Ordinate {
  readonly at: Point
  /** A shoulder is where a turning begins in a square stick: no diameter yet. */
  readonly acrossIn: number | 'shoulder'
  readonly mark: 'ø ' | '□ ' | ''
}

/** A diameter or a width, written at the end of a leader that points to the part. */
export interface LeaderDimension {
  readonly kind: 'leader'
  readonly at: Point
  readonly valueIn: number
  readonly mark: 'ø' | '□' | ''
  /** How long it is, where that is told with its thickness: a pin. */
  readonly lengthIn?: number
  /** What is measured, where the mark does not say it: `collar`. */
  readonly note?: string
}
