import { polygon } from '../../geometry/path.ts'
import { lightOn } from '../light.ts'
import type { Piece, Shading } from '../piece.ts'

export interface Knuckle {
  readonly centreIn: number
  readonly heightIn: number
  readonly diameterIn: number
}

/** A forged knuckle: two flared shoulders and a flat band about the middle two fifths. */
export function knucklePieces(knuckle: Knuckle, barIn: number): readonly Piece[] {
  const half = knuckle.heightIn / 2
  const band = knuckle.heightIn * 0.2
  const neck = Math.min(barIn * 0.54, knuckle.diameterIn / 2)
  const full = knuckle.diameterIn / 2
  const level = (offset: number) => knuckle.centreIn + offset
  return [
    facet(neck, level(-half), full, level(-band), 0.72),
    facet(full, level(band), neck, level(half), 1.22),
    facet(full, level(-band), full, level(band), 1),
  ]
}

function facet(
  lowHalf: number,
  lowIn: number,
  highHalf: number,
  highIn: number,
  gain: number,
): Piece {
  const outline = polygon([
    [-lowHalf, lowIn],
    [lowHalf, lowIn],
    [highHalf, highIn],
    [-highHalf, highIn],
  ])
  return { kind: 'face', outline, shading: facetedShading(gain) }
}

/** Light over the three sides of an octagon that face the viewer. */
function facetedShading(gain: number): Shading {
  const side = (normalDeg: number) => Math.min(1, lightOn(normalDeg) * gain)
  return {
    run: 'across',
    stops: [
      [0, side(-60)],
      [0.15, side(-52)],
      [0.16, side(-34)],
      [0.32, side(-24)],
      [0.84, side(8)],
      [0.85, side(44)],
      [1, side(60)],
    ],
  }
}
