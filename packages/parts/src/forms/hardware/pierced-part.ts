import type { HardwareSection } from '@millrun/catalogue/shapes/hardware-shape'
import { type Ring as OuterRing, stackAt } from '../../turning/ring.ts'
import type { Point } from '../../geometry/path.ts'
import { easedLoop } from '../../solids/form/eased-line.ts'
import type { Fineness } from '../../solids/form/fineness.ts'
import type { Facets } from '../../solids/mesh/facets.ts'
import { skinOver } from '../../solids/mesh/skin-over.ts'
import { levelRing } from '../../turning/level-ring.ts'
import { anglesFor, type LevelSection } from '../../turning/section-radius.ts'
import { apart, smoothProfile } from '../../turning/smooth-profile.ts'

/** The way that a bar takes through a part. */
export interface Bore {
  readonly section: HardwareSection
  readonly widthIn: number
  /** Wall of a part that is pressed from sheet, and therefore hollow below. */
  readonly wallIn?: number
}

/** What tumbling and the coat leave of an edge. */
const EASE_IN = 0.02

/** The skin of a part that a bar passes through: up its outside over the given rings, and down its opening. */
export function piercedPart(
  rings: readonly OuterRing[],
  opening: Bore,
  fineness: Fineness,
): Facets {
  const corners = apart(rings.map(({ halfIn, heightIn }): Point => [halfIn, heightIn]))
  const outside = smoothProfile(corners, fineness)
  const loop = easedLoop(
    [...outside, ...inside(corners, opening)],
    ([, heightIn]) => Math.min(EASE_IN, wallAtIn(heightIn, rings, opening) * 0.45),
    fineness < 0.6 ? 1 : 3,
  )
  const outer = rings[0]?.section ?? 'round'
  const hole: LevelSection = opening.section === 'square' ? 'cored square' : opening.section
  const angles = anglesFor([outer, hole], fineness)
  const halfway = (opening.widthIn / 2 + Math.min(...corners.map(([half]) => half))) / 2
  const levels = loop.map(([halfIn, heightIn]) => ({
    section: halfIn < halfway ? hole : outer,
    halfIn,
    heightIn,
    slope: stackAt(rings, heightIn).slope,
  }))
  return skinOver(
    levels.map((level) => levelRing(level, angles)),
    true,
  )
}

/** How much is left beside the opening at a height: a square one reaches farthest into round parts. */
function wallAtIn(
  heightIn: number,
  rings: readonly OuterRing[],
  { section, widthIn }: Bore,
): number {
  const reach = section === 'square' && rings[0]?.section !== 'square' ? Math.SQRT2 : 1
  return Math.max(0.01, stackAt(rings, heightIn).halfIn - (widthIn / 2) * reach)
}

/** From the upper end of the opening to its lower end. */
function inside(outside: readonly Point[], { widthIn, wallIn }: Bore): readonly Point[] {
  const half = widthIn / 2
  const [lowIn, highIn] = [outside[0]?.[1] ?? 0, outside.at(-1)?.[1] ?? 0]
  if (wallIn === undefined)
    return [
      [half, highIn],
      [half, lowIn],
    ]
  const sheet = outside
    .map(([out, up]): Point => [out - wallIn, up - wallIn])
    .filter(([out, up]) => out > half && up > lowIn && up < highIn - 1.5 * wallIn)
  const foot: Point = [(outside[0]?.[0] ?? half) - wallIn, lowIn]
  return [[half, highIn], [half, highIn - 1.5 * wallIn], ...sheet.toReversed(), foot]
}
