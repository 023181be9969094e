import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { symmetricOutline } from '../../geometry/symmetric-outline.ts'
import { polygon, type Point, polyline } from '../../geometry/path.ts'
import { evenShading, type Face, type Line, type Piece } from '../piece.ts'
import {
  breakHeights,
  halfWidthInSight,
  profileLengths,
  type ProfileLength,
  type ProfilePoint,
  slopeDeg,
} from './lathe-profile.ts'
import { turnedShading } from './turned-light.ts'

/** Longest strip that one light is laid on. */
const STRIP_IN = 1
/** Strips reach under the next one, so that no seam shows. */
const LAP_IN = 0.03
const CORNER_DEG = 28

/** The turned part: its outline, the light on it, and the lines where it breaks. */
export function turnedBody(shape: TurnedShape, turnDeg: number): readonly Piece[] {
  const widthAt = (radiusIn: number) => halfWidthInSight(radiusIn, shape, offSideways(turnDeg))
  const topIn = shape.stations.at(-1)?.[0] ?? 0
  const strips = profileLengths(shape)
    .flatMap(shortLengths)
    .map((length) => strip(length, widthAt, topIn))
  return [outline(shape, widthAt), ...strips, ...breakLines(shape, widthAt)]
}

type WidthAt = (radiusIn: number) => number

function outline(shape: TurnedShape, widthAt: WidthAt): Face {
  const points = shape.stations.map(([heightIn, diameterIn]): Point => [
    widthAt(diameterIn / 2),
    heightIn,
  ])
  return {
    kind: 'face',
    outline: symmetricOutline(polyline(points)),
    shading: evenShading(0.4),
  }
}

function shortLengths(length: ProfileLength): readonly ProfileLength[] {
  const { low, high } = length
  const heightIn = high.heightIn - low.heightIn
  if (heightIn === 0) return []
  const count = Math.ceil(heightIn / STRIP_IN)
  return Array.from({ length: count }, (_, index) => ({
    low: between(low, high, index / count),
    high: between(low, high, (index + 1) / count),
  }))
}

function between(low: ProfilePoint, high: ProfilePoint, share: number): ProfilePoint {
  return {
    heightIn: low.heightIn + (high.heightIn - low.heightIn) * share,
    radiusIn: low.radiusIn + (high.radiusIn - low.radiusIn) * share,
  }
}

function strip(length: ProfileLength, widthAt: WidthAt, topIn: number): Face {
  const lowIn = widthAt(length.low.radiusIn)
  const highIn = widthAt(length.high.radiusIn)
  const lapIn = Math.min(topIn, length.high.heightIn + LAP_IN)
  return {
    kind: 'face',
    outline: polygon([
      [-lowIn, length.low.heightIn],
      [lowIn, length.low.heightIn],
      [highIn, lapIn],
      [-highIn, lapIn],
    ]),
    shading: turnedShading(slopeDeg(length)),
    isShadeOnly: true,
  }
}

function breakLines(shape: TurnedShape, widthAt: WidthAt): readonly Line[] {
  return breakHeights(shape, CORNER_DEG).map((heightIn) => {
    const radii = shape.stations
      .filter(([stationIn]) => stationIn === heightIn)
      .map(([, diameterIn]) => diameterIn / 2)
    const halfIn = widthAt(Math.max(...radii))
    const path = polyline([
      [-halfIn, heightIn],
      [halfIn, heightIn],
    ])
    return { kind: 'line', role: 'edge', path, widthIn: 0.014 }
  })
}

/** How far the nearest side of the block is from facing sideways, 0 to 45. */
function offSideways(turnDeg: number): number {
  const offDeg = ((turnDeg % 90) + 90) % 90
  return Math.min(offDeg, 90 - offDeg)
}
