import type { Ring } from '../solids/mesh/skin-over.ts'
import { type LevelSection, sectionRadius } from './section-radius.ts'

/** A cut across an upright part. */
export interface Level {
  readonly section: LevelSection
  readonly halfIn: number
  readonly heightIn: number
  /** How much it rises for each inch to the right; level without it. */
  readonly slope?: number
}

/** The outline of a level, its points at the given angles round from the front. */
export function levelRing(level: Level, angles: readonly number[]): Ring {
  const { section, halfIn, heightIn, slope = 0 } = level
  return angles.map((angle) => {
    const radius = sectionRadius(section, halfIn, angle)
    const x = radius * Math.sin(angle)
    return [x, heightIn + slope * x, radius * Math.cos(angle)]
  })
}
