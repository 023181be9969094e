import {
  rosetteFaceIn,
  type RosetteShape,
  rosetteThickIn,
} from '@millrun/catalogue/shapes/rosette-shape'
import { type Path, type Point, polyline } from '../geometry/path.ts'
import { smoothOutline } from '../geometry/smooth-outline.ts'
import { mouldedPlate } from '../surface/moulded-plate.ts'
import type { Body } from '../surface/patch.ts'
import { plateOutline } from '../surface/plate-outlines.ts'
import { surfaceDrawing } from '../surface/surface-drawing.ts'
import { surfacePicture } from '../surface/surface-picture.ts'
import type { Dimension } from './dimension.ts'
import type { Aspect, PartView, Section } from './part-view.ts'

/** Height that the pictures of rosettes show: one camera for all. */
const FRAME_HEIGHT_IN = 9.4
const TILT_DEG = 14

/** A rosette from the front; pictures see it a little from the side, drawings squarely. */
export function rosetteView(shape: RosetteShape, { turnDeg }: Aspect): PartView {
  const body = rosetteBody(shape)
  const isPicture = turnDeg !== 0
  return {
    pieces: isPicture
      ? surfacePicture(body, { turnDeg, tiltDeg: TILT_DEG })
      : surfaceDrawing(body, { turnDeg: 0, tiltDeg: 0 }),
    section: throughTheMiddle(shape),
    dimensions: dimensions(shape),
    centreLines: [levelAxis(shape)],
    lies: 'upright',
    frame: { centre: [-rosetteThickIn(shape) / 6, shape.heightIn / 2], heightIn: FRAME_HEIGHT_IN },
    plainLengths: [],
  }
}

/** The surface of a rosette on a wall at z = 0, its lowest point at y = 0. */
export function rosetteBody({ form, widthIn, heightIn, moulding }: RosetteShape): Body {
  const plate = mouldedPlate({
    outline: plateOutline(form, widthIn, heightIn),
    moulding,
    place: (x, y, out) => [x, y + heightIn / 2, out],
    grainWay: [0, 1, 0],
  })
  return { patches: plate, ends: [], seams: [] }
}

/** Cut level through the middle: the wall below, the face above. */
function throughTheMiddle(shape: RosetteShape): Section {
  const half = shape.widthIn / 2
  const middle = rosetteThickIn(shape) / 2
  const right = shape.moulding.map(([inset, out]): Point => [half - inset, out - middle])
  const left = right.map(([x, y]): Point => [-x, y]).toReversed()
  const caption = [rosetteThickIn(shape), 'thick, edge', edgeIn(shape)]
  return { outlines: [smoothOutline([...right, ...left])], caption }
}

/** How thick the plate is at its outline, where the moulding begins. */
function edgeIn({ moulding }: RosetteShape): number {
  return Math.max(...moulding.flatMap(([insetIn, heightIn]) => (insetIn === 0 ? [heightIn] : [])))
}

function levelAxis({ widthIn, heightIn }: RosetteShape): Path {
  return polyline([
    [-widthIn * 0.55, heightIn / 2],
    [widthIn * 0.55, heightIn / 2],
  ])
}

function dimensions(shape: RosetteShape): readonly Dimension[] {
  const [faceIn, faceHighIn] = rosetteFaceIn(shape)
  const isRound = shape.form === 'round'
  const mark = isRound ? 'ø' : shape.form === 'square' ? '□' : ''
  const note = faceIn === faceHighIn ? 'face' : 'wide face'
  return [
    { kind: 'across', fromIn: -shape.widthIn / 2, toIn: shape.widthIn / 2, row: 0 },
    { kind: 'along', fromIn: 0, toIn: shape.heightIn, row: 0 },
    { kind: 'leader', at: [0, (shape.heightIn + faceHighIn) / 2], valueIn: faceIn, mark, note },
  ]
}
