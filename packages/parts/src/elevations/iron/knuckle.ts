import { joined, type Path, polyline, smoothLine } from '../../geometry/path.ts'
import { symmetricOutline } from '../../geometry/symmetric-outline.ts'
import { lightOn, ROUND_SHADING } from '../light.ts'
import type { Face, Piece, Shading } from '../piece.ts'

export interface Knuckle {
  readonly centreIn: number
  readonly heightIn: number
  readonly diameterIn: number
}

/** A forged knuckle: two flared shoulders and a flat band about the middle two fifths. */
export function knucklePieces(
  knuckle: Knuckle,
  barIn: number,
  section: 'square' | 'round',
): readonly Piece[] {
  const { half, band, neck, full } = knuckleSizes(knuckle, barIn)
  const level = (offset: number) => knuckle.centreIn + offset
  const shading = section === 'round' ? roundShading : facetedShading
  return [
    shoulder(neck, level(-half), full, level(-band), shading(0.74)),
    shoulder(full, level(band), neck, level(half), shading(1.16)),
    shoulder(full, level(-band), full, level(band), shading(1)),
  ]
}

/** Half the height of a knuckle and of its band, and half its width at the neck and at the band. */
function knuckleSizes({ heightIn, diameterIn }: Knuckle, barIn: number) {
  return {
    half: heightIn / 2,
    band: heightIn * 0.2,
    neck: Math.min(barIn * 0.54, diameterIn / 2),
    full: diameterIn / 2,
  }
}

/** The right side of a knuckle from its lower neck to its upper one, heights from its middle. */
export function knuckleSide(knuckle: Knuckle, barIn: number): Path {
  const { half, band, neck, full } = knuckleSizes(knuckle, barIn)
  return joined(flare(neck, -half, full, -band), flare(full, band, neck, half))
}

function shoulder(
  lowHalf: number,
  lowIn: number,
  highHalf: number,
  highIn: number,
  shading: Shading,
): Face {
  const side = joined(
    polyline([
      [0, lowIn],
      [lowHalf, lowIn],
    ]),
    flare(lowHalf, lowIn, highHalf, highIn),
    polyline([
      [highHalf, highIn],
      [0, highIn],
    ]),
  )
  return { kind: 'face', outline: symmetricOutline(side), shading }
}

/** The side of a shoulder: hollow next to the bar, full next to the band. */
function flare(lowHalf: number, lowIn: number, highHalf: number, highIn: number): Path {
  const fuller = Math.max(lowHalf, highHalf)
  const middle = (lowHalf + highHalf) / 2 + (fuller - Math.min(lowHalf, highHalf)) * 0.12
  return smoothLine([
    [lowHalf, lowIn],
    [middle, (lowIn + highIn) / 2],
    [highHalf, highIn],
  ])
}

function roundShading(gain: number): Shading {
  const stops = ROUND_SHADING.stops.map(
    ([offset, light]) => [offset, Math.min(1, light * gain)] as const,
  )
  return { run: 'across', stops }
}

/** Light over the three sides of an octagon that face the viewer. */
function facetedShading(gain: number): Shading {
  const side = (normalDeg: number) => Math.min(1, lightOn(normalDeg) * gain * 0.82)
  return {
    run: 'across',
    stops: [
      [0, side(-70)],
      [0.2, side(-58)],
      [0.21, side(-33)],
      [0.3, side(-14)],
      [0.79, side(10)],
      [0.8, side(46)],
      [1, side(62)],
    ],
  }
}
