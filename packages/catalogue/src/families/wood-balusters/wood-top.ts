import type { WoodBalusterType } from './wood-baluster.ts'

/** How a wood baluster ends at the rail: in a pin for a drilled hole, or as square as its block. */
export type WoodTop = 'pin' | 'square'

const TOPS: Readonly<Record<WoodBalusterType, WoodTop>> = {
  'Square Top': 'square',
  S4S: 'square',
  'Pin Top': 'pin',
  'Pin Top - Long Block': 'pin',
}

/** The top of every wood baluster of a type; a plain square has a square one. */
export function woodTop(type: WoodBalusterType): WoodTop {
  return TOPS[type]
}
