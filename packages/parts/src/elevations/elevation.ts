import type { Heights } from '../geometry/heights.ts'
import type { Path } from '../geometry/path.ts'
import type { Dimension, Ordinate } from './dimension.ts'
import type { Outline } from './outline.ts'

/** The part cut through, or seen from its end. */
export interface Section {
  /** Outer outline first, then the hollows inside it, round the origin. */
  readonly loops: readonly [Path, ...Path[]]
  /** What it is, in words and lengths in inches: `0.5, 'square, solid'`. */
  readonly caption: readonly (string | number)[]
}

/** Another side of the part, drawn larger below the first or beside it: the section of a board. */
export interface SecondView {
  readonly outlines: readonly Outline[]
  readonly dimensions: readonly Dimension[]
  /** What it says in words: `Section`. */
  readonly caption: string
}

/** Everything that drawings need to know of a part, all in inches. */
export interface Elevation {
  /** Back to front. The centre line is x = 0, the bottom y = 0. */
  readonly outlines: readonly Outline[]
  readonly section?: Section
  readonly second?: SecondView
  readonly dimensions: readonly Dimension[]
  /** Thicknesses at their heights, for the sheet. */
  readonly ordinates?: readonly Ordinate[]
  /** Long parts lie along the sheet with their bottom to the left; others stand upright. */
  readonly lies: 'along' | 'upright'
  /** The heights that a sheet draws larger below a long part. */
  readonly detail?: Heights
  /** Where the part's axis stands; at x = 0 unless it says otherwise. */
  readonly axisIn?: number | 'none'
  /** Further axes, where the part does not stand about one alone. */
  readonly centreLines?: readonly Path[]
  /** Edges within the part, such as the sides of a bore. */
  readonly hiddenLines?: readonly Path[]
  /** How many views stand above each other in the elevation; one unless it says otherwise. */
  readonly viewCount?: number
  /** Plain lengths that a narrow drawing may cut short, from the bottom up. */
  readonly plainLengths?: readonly Heights[]
}
