import type { BoxNewelShape } from '@millrun/catalogue/shapes/box-newel-shape'
import { centredRectangle } from '../geometry/figures.ts'
import { closed, type Path, type Point, polyline } from '../geometry/path.ts'
import type { Dimension, LeaderDimension, Ordinate } from './dimension.ts'
import { boxNewelRings, postTopIn, postWidthAt } from './newel/box-newel-rings.ts'
import { newelFrame } from './newel/newel-frame.ts'
import { panelGrain, sideGrain } from './newel/newel-grain.ts'
import { fieldCorners, panelFaces, panelFields } from './newel/newel-panel.ts'
import { newelSides } from './newel/newel-side.ts'
import type { Aspect, Frame, PartView, Section } from './part-view.ts'
import type { Line, Piece } from './piece.ts'
import { ringOrdinates } from './stack/ring-ordinates.ts'
import { stackElevation } from './stack/stack-elevation.ts'
import { stackLight } from './stack/stack-light.ts'
import { stackPicture } from './stack/stack-picture.ts'
import type { Standpoint } from './stack/ring.ts'

/** Pictures look down a little, so that caps and bands show their upper side. */
const TILT_DEG = 7
/** Thickness of the boards that a hollow post is made of. */
const BOARD_IN = 0.75

/** A square newel with its base, panels, bands and cap. */
export function boxNewelView(shape: BoxNewelShape, { turnDeg }: Aspect): PartView {
  const frame = newelFrame(shape.lengthIn)
  const isPicture = turnDeg !== 0
  return {
    pieces: isPicture ? picture(shape, { turnDeg, tiltDeg: TILT_DEG }, frame) : elevation(shape),
    section: section(shape),
    dimensions: dimensions(shape),
    ordinates: [...ringOrdinates(boxNewelRings(shape)), ...taperFoot(shape)],
    ...(shape.isHollow ? { hiddenLines: innerSides(shape) } : {}),
    lies: 'along',
    frame,
    plainLengths: plainLengths(shape),
  }
}

function picture(shape: BoxNewelShape, from: Standpoint, frame: Frame): readonly Piece[] {
  const sides = newelSides(from)
  const stack = stackPicture(boxNewelRings(shape), from, stackLight)
  return [
    ...stack,
    ...sides.flatMap((side) => [
      ...sideGrain(shape, side, frame),
      ...shape.panels.flatMap((panel) => [
        ...panelFaces(shape, panel, side),
        ...panelGrain(shape, panel, side, frame),
      ]),
    ]),
  ]
}

function elevation(shape: BoxNewelShape): readonly Piece[] {
  const [side] = newelSides({ turnDeg: 0, tiltDeg: 0 })
  if (side === undefined) return stackElevation(boxNewelRings(shape))
  const fields = shape.panels.flatMap((panel) => panelFields(shape, panel))
  return [
    ...stackElevation(boxNewelRings(shape)),
    ...fields.map((field): Line => {
      const path = closed(polyline(fieldCorners(field, side)))
      return { kind: 'line', role: 'edge', path, widthIn: 0.02 }
    }),
  ]
}

function section(shape: BoxNewelShape): Section {
  const { widthIn, isHollow } = shape
  const outer = centredRectangle(widthIn, widthIn)
  const core = isHollow ? [centredRectangle(widthIn - 2 * BOARD_IN, widthIn - 2 * BOARD_IN)] : []
  const caption = isHollow
    ? [widthIn, 'square, hollow, of', BOARD_IN, 'boards']
    : [widthIn, 'square, solid']
  return { outlines: [outer, ...core], caption }
}

/** The boards run from the floor to the cap. */
function innerSides(shape: BoxNewelShape): readonly Path[] {
  const heights = [0, shape.taperFromIn, postTopIn(shape)]
  return [-1, 1].map((side) =>
    polyline(
      heights.map((heightIn): Point => {
        return [side * (postWidthAt(shape, heightIn) / 2 - BOARD_IN), heightIn]
      }),
    ),
  )
}

/** Places nearer together than this share one end in the chain. */
const NEAR_IN = 3.5

/** The chain from the base over the panels to the cap, the whole height, and what stands out. */
function dimensions(shape: BoxNewelShape): readonly Dimension[] {
  const panelEnds = shape.panels.flatMap((panel) => [panel.fromIn, panel.toIn])
  const baseIn = shape.base?.toIn ?? 0
  const hasBase = baseIn > 0 && panelEnds.every((endIn) => endIn - baseIn > NEAR_IN)
  const places = [0, ...(hasBase ? [baseIn] : []), ...panelEnds, postTopIn(shape), shape.lengthIn]
  const chain = places
    .slice(1)
    .map((toIn, index) => ({ kind: 'along', fromIn: places[index] ?? 0, toIn, row: 0 }) as const)
  return [...chain, { kind: 'along', fromIn: 0, toIn: shape.lengthIn, row: 1 }, ...leaders(shape)]
}

/** Where a post begins to taper, too slightly for its outline to show a corner. */
function taperFoot({ widthIn, topWidthIn, taperFromIn }: BoxNewelShape): readonly Ordinate[] {
  if (topWidthIn === widthIn) return []
  return [{ at: [-widthIn / 2, taperFromIn], acrossIn: widthIn, mark: '□ ' }]
}

function leaders(shape: BoxNewelShape): readonly LeaderDimension[] {
  const { base, cap, widthIn, lengthIn } = shape
  const postAtIn = (base?.toIn ?? 0) + 1
  return [
    ...(base ? [square(base.widthIn, (base.fromIn + base.toIn) / 2, 'base')] : []),
    square(widthIn, postAtIn, 'post'),
    ...(cap.form === 'chamfer' ? [] : [square(cap.widthIn, lengthIn - cap.heightIn / 2, 'cap')]),
  ]
}

function square(widthIn: number, heightIn: number, note: string): LeaderDimension {
  return { kind: 'leader', at: [-widthIn / 2, heightIn], valueIn: widthIn, mark: '□', note }
}

/** Plain post between what stands round it. */
function plainLengths(shape: BoxNewelShape): PartView['plainLengths'] {
  const taken = [
    ...(shape.base ? [shape.base] : []),
    ...shape.bands,
    ...shape.panels,
    { fromIn: postTopIn(shape), toIn: shape.lengthIn },
  ].toSorted((a, b) => a.fromIn - b.fromIn)
  const starts = [0, ...taken.map((span) => span.toIn)]
  return taken
    .map((span, index) => [starts[index] ?? 0, span.fromIn] as const)
    .filter(([fromIn, toIn]) => toIn - fromIn > 4)
}
