/** A length or a number between two ends, both allowed. */
export interface Limits {
  readonly least: number
  readonly most: number
}

/**
 * What can be drawn at all, in inches or pieces. Wider than any code: a stair that is too steep is drawn
 * and told so, a stair of a mile is refused.
 */
export const DESIGN_LIMITS = {
  totalRiseIn: { least: 14, most: 240 },
  risers: { least: 2, most: 30 },
  treadRunIn: { least: 6, most: 20 },
  stairRunIn: { least: 6, most: 600 },
  widthIn: { least: 24, most: 96 },
  risersBelow: { least: 1, most: 29 },
  landingIn: { least: 24, most: 120 },
  wellIn: { least: 4, most: 60 },
  winderNarrowIn: { least: 4, most: 12 },
  balconyIn: { least: 18, most: 480 },
  kneeWallIn: { least: 1, most: 18 },
  existingRailIn: { least: 18, most: 48 },
  railHeightIn: { least: 28, most: 44 },
  levelRailHeightIn: { least: 28, most: 48 },
} as const satisfies Record<string, Limits>

/** Letters of a name, styles of a pattern, places of its order. */
export const LONGEST_NAME = 60
export const MOST_STYLES = 3
export const LONGEST_ORDER = 8
