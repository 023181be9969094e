import type { TreadBracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import type { CoursePlace } from '@millrun/catalogue/shapes/course'
import type { SectionPoint } from '@millrun/catalogue/shapes/rail-shape'
import type { Body, Patch } from '../surface/patch.ts'
import { surfaceDrawing } from '../surface/surface-drawing.ts'
import { surfacePicture } from '../surface/surface-picture.ts'
import { barEnd, sweptBar } from '../surface/swept-patch.ts'
import { screwHole } from './bracket/screw-hole.ts'
import type { Dimension } from './dimension.ts'
import { frameAround } from './fitting/frame-around.ts'
import type { Aspect, PartView } from './part-view.ts'
import { stackedViews } from './stacked-views.ts'

/** An angle that carries a tread, the leg on the stringer to the left. */
export function treadBracketView(shape: TreadBracketShape, aspect: Aspect): PartView {
  const body = treadBracketBody(shape)
  if (aspect.turnDeg !== 0) {
    const pieces = surfacePicture(body, { turnDeg: -34, tiltDeg: 30 })
    return { pieces, dimensions: [], lies: 'upright', frame: frameAround(pieces), plainLengths: [] }
  }
  const side = surfaceDrawing(body, { turnDeg: 0, tiltDeg: 0 })
  const plan = surfaceDrawing(body, { turnDeg: 0, tiltDeg: 90 })
  const { pieces, upIn } = stackedViews(side, plan)
  return {
    pieces,
    dimensions: dimensions(shape, upIn),
    lies: 'upright',
    frame: { centre: [0, 0], heightIn: 1 },
    plainLengths: [],
    viewCount: 2,
    axisIn: 'none',
  }
}

function treadBracketBody(shape: TreadBracketShape): Body {
  const angle = angleSection(shape)
  const ends = placesOver(shape.lengthIn)
  const web = shape.isBraced ? placesOver(shape.thickIn) : []
  const brace = braceSection(shape)
  return {
    patches: [
      sweptBar(angle, ends),
      ...(web.length === 0 ? [] : [sweptBar(brace, web)]),
      ...holes(shape),
    ],
    ends: [...bothEnds(angle, ends), ...bothEnds(brace, web)],
    seams: [],
  }
}

/** The two ends of a bar; none of a bar that is not there. */
function bothEnds(section: readonly SectionPoint[], places: readonly CoursePlace[]) {
  return places.map((place, index) => barEnd(section, place, index === 0 ? -1 : 1))
}

/** The tread lies on the level leg, whose top is y = 0; the other leg hangs below it on the stringer. */
function angleSection({ deepIn, tallIn, thickIn }: TreadBracketShape): readonly SectionPoint[] {
  return [
    [0, -tallIn],
    [thickIn, -tallIn],
    [thickIn, -thickIn],
    [deepIn, -thickIn],
    [deepIn, 0],
    [0, 0],
  ]
}

/** The web in the corner of a braced bracket. */
export function braceSection({
  deepIn,
  tallIn,
  thickIn,
}: TreadBracketShape): readonly SectionPoint[] {
  return [
    [thickIn, -tallIn * 0.86],
    [deepIn * 0.8, -thickIn],
    [thickIn, -thickIn],
  ]
}

function placesOver(lengthIn: number): readonly CoursePlace[] {
  return [-lengthIn / 2, lengthIn / 2].map((leftIn) => ({
    alongIn: 0,
    leftIn,
    upIn: 0,
    headingDeg: 90,
    slopeDeg: 0,
    widening: 1,
  }))
}

/** Where the screws sit: along the bracket, out on the leg under the tread and down on the other. */
export function treadBracketScrews(shape: TreadBracketShape) {
  const { lengthIn, deepIn, tallIn } = shape
  const isLong = lengthIn > deepIn
  return Array.from({ length: shape.holes }, (_, index) => {
    const share = (index + 0.5) / shape.holes
    return {
      alongIn: isLong ? (share - 0.5) * lengthIn : lengthIn * 0.28 * (index % 2 === 0 ? 1 : -1),
      outIn: isLong ? deepIn * 0.6 : deepIn * (0.22 + 0.68 * share),
      downIn: isLong ? tallIn * 0.6 : tallIn * (0.2 + 0.66 * share),
    }
  })
}

function holes(shape: TreadBracketShape): readonly Patch[] {
  return treadBracketScrews(shape).flatMap(({ alongIn, outIn, downIn }) => [
    ...screwHole((across, along, up) => [outIn + across, up, -(along + alongIn)]),
    ...screwHole((across, up, off) => [shape.thickIn + off, up - downIn, -(across + alongIn)]),
  ])
}

function dimensions(
  shape: TreadBracketShape,
  upIn: { readonly upper: number; readonly lower: number },
): readonly Dimension[] {
  const half = shape.lengthIn / 2
  return [
    { kind: 'across', fromIn: 0, toIn: shape.deepIn, row: 0 },
    { kind: 'along', fromIn: upIn.upper - shape.tallIn, toIn: upIn.upper, row: 0 },
    { kind: 'along', fromIn: upIn.lower - half, toIn: upIn.lower + half, row: 0 },
    {
      kind: 'leader',
      at: [shape.deepIn * 0.7, upIn.upper],
      valueIn: shape.thickIn,
      mark: '',
      note: 'thick',
    },
  ]
}
