import type { Cut } from '@millrun/catalogue/shapes/turning-cuts'

/** What a part looks like from above where a ring is laid round it. */
export type RingSection = 'square' | 'octagon' | 'round'

/** A level outline round an upright part. Parts are stacks of rings, from the bottom up. */
export interface Ring {
  readonly section: RingSection
  readonly heightIn: number
  /** Half its width: a radius, or the distance from the axis to a side. */
  readonly halfIn: number
  /** How much it rises for each inch from left to right; 0 where it is level. */
  readonly slope: number
}

/** What a stack of rings is at a height, between the ring below and the one above. */
export function stackAt(rings: readonly Ring[], heightIn: number): Pick<Ring, 'halfIn' | 'slope'> {
  const above = rings.findIndex((ring) => ring.heightIn >= heightIn)
  const [high, low] = [rings.at(above), rings[Math.max(0, above - 1)]]
  if (high === undefined || low === undefined) return { halfIn: 0, slope: 0 }
  const share = (heightIn - low.heightIn) / (high.heightIn - low.heightIn || 1)
  return {
    halfIn: low.halfIn + (high.halfIn - low.halfIn) * share,
    slope: low.slope + (high.slope - low.slope) * share,
  }
}

/** The rings of a cut, from the bottom up, raised by `byIn`. */
export function stackedRings(section: RingSection, cut: Cut, byIn = 0): readonly Ring[] {
  return cut.map(([heightIn, widthIn]) => ({
    section,
    heightIn: byIn + heightIn,
    halfIn: widthIn / 2,
    slope: 0,
  }))
}
