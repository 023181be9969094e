import type { NewelStock } from '../stock/newel-stock.ts'
import type { NewelSpot } from '../segments/span.ts'

/** A newel in its place, cut to length. Heights are above the lower floor. */
export interface Newel {
  readonly spot: NewelSpot
  readonly stock: NewelStock
  /** Where its foot ends: below a landing it reaches down over the edge of the floor. */
  readonly footIn: number
  /** What is left of it, with its top or pin. */
  readonly lengthIn: number
  readonly cutOffIn: number
  /** What stops it from fitting, as a sentence. */
  readonly problem?: string
}
