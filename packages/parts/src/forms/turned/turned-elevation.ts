import { blockTopIn } from '@millrun/catalogue/shapes/turned-sizes'
import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import type { Elevation, Section } from '../../elevations/elevation.ts'
import type { Outline } from '../../elevations/outline.ts'
import type { Heights } from '../../geometry/heights.ts'
import { polygon } from '../../geometry/path.ts'
import { heightsOfWindow } from '../../elevations/telling-window.ts'
import { type BlockEnds, blockOutline, type EndHeight } from './block-outline.ts'
import { fluteOutlines } from './flutes.ts'
import { ropeCore, ropeOutlines } from './rope.ts'
import { turnedDimensions, turnedOrdinates } from './turned-dimensions.ts'
import { turnedWindow } from './turned-window.ts'
import { turningOutline } from './turning-outline.ts'

/** A turned or square wood part, top up. */
export function turnedElevation(shape: TurnedShape): Elevation {
  const isTurned = shape.stations.length > 0
  return {
    outlines: [
      ...(isTurned ? turning(shape) : []),
      ...blockEnds(shape).flatMap((ends) => blockOutline(shape, ends)),
    ],
    section: blockSection(shape),
    dimensions: turnedDimensions(shape),
    ...(isTurned ? { ordinates: turnedOrdinates(shape) } : {}),
    lies: 'along',
    detail: heightsOfWindow(turnedWindow(shape)),
    plainLengths: plainLengths(shape),
  }
}

function turning(shape: TurnedShape): readonly Outline[] {
  const finial = finialOf(shape)
  return [
    ...turningOutline(ropeCore(shape)),
    ...fluteOutlines(shape),
    ...ropeOutlines(shape),
    ...(finial ? turningOutline(finial) : []),
  ]
}

/** The same part with nothing but its finial turned. */
function finialOf(shape: TurnedShape): TurnedShape | undefined {
  return shape.finial === undefined ? undefined : { ...shape, stations: shape.finial }
}

/** Where the square lengths of a part begin and end. */
function blockEnds(shape: TurnedShape): readonly BlockEnds[] {
  if (shape.stations.length === 0) return [{ bottom: level(0), top: level(shape.lengthIn) }]
  const finial = finialOf(shape)
  const bottom = { bottom: level(0), top: shoulderAbove(shape) }
  const top = {
    bottom: shoulderBelow(shape),
    top: finial ? shoulderAbove(finial) : level(shape.lengthIn),
  }
  return shape.topBlockIn > 0 ? [bottom, top] : [bottom]
}

function level(heightIn: number): EndHeight {
  return () => heightIn
}

/** The flats of a block end where the lathe first cut deeper than they lie. */
function shoulderAbove({ stations, lengthIn }: TurnedShape): EndHeight {
  return (radiusIn) => crossing(stations, radiusIn) ?? lengthIn
}

function shoulderBelow({ stations }: TurnedShape): EndHeight {
  const downwards = stations.toReversed()
  return (radiusIn) => crossing(downwards, radiusIn) ?? 0
}

/** The first height, in the order of the stations, at which the radius has come down to `radiusIn`. */
function crossing(stations: TurnedShape['stations'], radiusIn: number): number | undefined {
  const index = stations.findIndex(([, diameterIn]) => diameterIn / 2 <= radiusIn)
  const after = stations[index]
  const before = stations[index - 1]
  if (after === undefined || before === undefined) return after?.[0]
  const share = (before[1] / 2 - radiusIn) / ((before[1] - after[1]) / 2)
  return before[0] + (after[0] - before[0]) * share
}

function blockSection(shape: TurnedShape): Section {
  const half = shape.blockIn / 2
  const cut = half - shape.easeIn
  const outline = polygon([
    [-cut, -half],
    [cut, -half],
    [half, -cut],
    [half, cut],
    [cut, half],
    [-cut, half],
    [-half, cut],
    [-half, -cut],
  ])
  return { loops: [outline], caption: [shape.blockIn, 'square'] }
}

function plainLengths(shape: TurnedShape): readonly Heights[] {
  const bottom = [0, shape.bottomBlockIn] as const
  const blockTop = blockTopIn(shape)
  const top = [blockTop - shape.topBlockIn, blockTop] as const
  return shape.topBlockIn > 0 ? [bottom, top] : [bottom]
}
