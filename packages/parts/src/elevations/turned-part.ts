import { blockTopIn } from '@millrun/catalogue/shapes/turned-sizes'
import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { polygon } from '../geometry/path.ts'
import { newelFrame } from './newel/newel-frame.ts'
import type { Aspect, Frame, PartView, Section } from './part-view.ts'
import type { Line, Piece } from './piece.ts'
import { fluteFaces } from './wood/flutes.ts'
import { flatGrain, treeFor, turnedGrain } from './wood/grain.ts'
import { radiusAt } from './wood/lathe-profile.ts'
import { ropeCore, ropePieces } from './wood/rope.ts'
import {
  type EndHeight,
  endLine,
  flatFace,
  type FlatEnds,
  flatsInSight,
} from './wood/square-length.ts'
import { turnedBody } from './wood/turned-body.ts'
import { turnedDimensions } from './wood/turned-dimensions.ts'
import { turnedOrdinates } from './wood/turned-ordinates.ts'

/** Height that every catalogue picture of a turned baluster shows. */
const FRAME_HEIGHT_IN = 12.5
/** How far the shoulder of the bottom block stands above the lower edge of the picture. */
const SHOULDER_UP_IN = 2.2
/** Parts turned from a stick of this size on are newels. */
const NEWEL_BLOCK_IN = 2.5
const GRAIN_STEP_IN = 0.6

/** A turned or square wood part, top up. */
export function turnedPartView(shape: TurnedShape, { turnDeg }: Aspect): PartView {
  const frame = tellingFrame(shape)
  return {
    pieces: [
      ...(shape.stations.length === 0 ? [] : turning(shape, turnDeg, frame)),
      ...blockEnds(shape).flatMap((ends) => block(shape, turnDeg, ends, frame)),
    ],
    section: blockSection(shape),
    dimensions: turnedDimensions(shape),
    ...(shape.stations.length === 0 ? {} : { ordinates: turnedOrdinates(shape) }),
    lies: 'along',
    frame,
    plainLengths: plainLengths(shape),
  }
}

function turning(shape: TurnedShape, turnDeg: number, frame: Frame): readonly Piece[] {
  const finial = finialOf(shape)
  return [
    ...turnedBody(ropeCore(shape), turnDeg),
    ...fluteFaces(shape, turnDeg),
    ...ropePieces(shape),
    ...(shape.spiral ? [] : grainOfTurning(shape, frame)),
    ...(finial ? [...turnedBody(finial, turnDeg), ...grainOfTurning(finial, frame)] : []),
  ]
}

/** The same part with nothing but its finial turned. */
function finialOf(shape: TurnedShape): TurnedShape | undefined {
  return shape.finial === undefined ? undefined : { ...shape, stations: shape.finial }
}

/** Where the square lengths of a part begin and end. */
function blockEnds(shape: TurnedShape): readonly FlatEnds[] {
  if (shape.stations.length === 0) return [{ bottom: level(0), top: level(shape.lengthIn) }]
  const finial = finialOf(shape)
  const bottom = { bottom: level(0), top: shoulderAbove(shape) }
  const top = {
    bottom: shoulderBelow(shape),
    top: finial ? shoulderAbove(finial) : level(shape.lengthIn),
  }
  return shape.topBlockIn > 0 ? [bottom, top] : [bottom]
}

function block(
  shape: TurnedShape,
  turnDeg: number,
  ends: FlatEnds,
  frame: Frame,
): readonly Piece[] {
  const half = shape.blockIn / 2
  const tree = treeFor(seedOf(shape), shape.blockIn)
  const heights = heightsBetween(ends.bottom(half), ends.top(half), frame)
  return flatsInSight({ ...shape, turnDeg }).flatMap((flat) => [
    flatFace(flat, ends),
    ...flatGrain(tree, flat, heights, ends),
    ...[ends.bottom, ends.top].map((end): Line => {
      return { kind: 'line', role: 'edge', path: endLine(flat, end), widthIn: 0.014 }
    }),
  ])
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

function grainOfTurning(shape: TurnedShape, frame: Frame): readonly Line[] {
  const stations = shape.stations.map(([heightIn]) => heightIn)
  const [first, last] = [stations[0] ?? 0, stations.at(-1) ?? 0]
  const between = heightsBetween(first, last, frame)
  const inFrame = stations.filter(
    (heightIn) => heightIn > (between[0] ?? 0) && heightIn < (between.at(-1) ?? 0),
  )
  const heights = [...new Set([...inFrame, ...between])].toSorted((a, b) => a - b)
  const places = heights.map((heightIn) => ({
    heightIn,
    radiusIn: Math.min(radiusAt(shape, heightIn), shape.blockIn / 2),
  }))
  return turnedGrain(treeFor(seedOf(shape), shape.blockIn), places)
}

/** Heights at which grain is followed: it shows in pictures only, so no farther than the picture goes. */
function heightsBetween(fromIn: number, toIn: number, frame: Frame): readonly number[] {
  const low = Math.max(fromIn, frame.centre[1] - frame.heightIn / 2 - GRAIN_STEP_IN)
  const high = Math.min(toIn, frame.centre[1] + frame.heightIn / 2 + GRAIN_STEP_IN)
  if (high <= low) return []
  const count = Math.max(2, Math.round((high - low) / GRAIN_STEP_IN))
  return Array.from({ length: count + 1 }, (_, step) => low + ((high - low) * step) / count)
}

function seedOf(shape: TurnedShape): string {
  return JSON.stringify(shape)
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
  return { outlines: [outline], caption: [shape.blockIn, 'square'] }
}

function tellingFrame(shape: TurnedShape): Frame {
  if (shape.blockIn >= NEWEL_BLOCK_IN) return newelFrame(shape.lengthIn)
  return { centre: [0, tellingHeightIn(shape)], heightIn: FRAME_HEIGHT_IN }
}

/** Where the middle of the picture is: with a shoulder near its edge, or halfway up a square stick. */
function tellingHeightIn(shape: TurnedShape): number {
  if (shape.stations.length === 0) return shape.lengthIn / 2
  if (shape.tellingEnd === 'top') {
    return blockTopIn(shape) - shape.topBlockIn + SHOULDER_UP_IN - FRAME_HEIGHT_IN / 2
  }
  return shape.bottomBlockIn - SHOULDER_UP_IN + FRAME_HEIGHT_IN / 2
}

function plainLengths(shape: TurnedShape): PartView['plainLengths'] {
  const bottom = [0, shape.bottomBlockIn] as const
  const blockTop = blockTopIn(shape)
  const top = [blockTop - shape.topBlockIn, blockTop] as const
  return shape.topBlockIn > 0 ? [bottom, top] : [bottom]
}
