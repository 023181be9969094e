import {
  rosetteFaceIn,
  type RosetteShape,
  rosetteThickIn,
} from '@millrun/catalogue/shapes/rosette-shape'
import type { Dimension } from '../../elevations/dimension.ts'
import type { Elevation, Section } from '../../elevations/elevation.ts'
import { edge, face, type Outline } from '../../elevations/outline.ts'
import { centredRectangle, ellipse } from '../../geometry/figures.ts'
import { moved, type Path, type Point, polyline } from '../../geometry/path.ts'
import { smoothOutline } from '../../geometry/smooth-outline.ts'
import { turnAtDeg } from '../../geometry/turn-at.ts'

/** Members of a molding that meet at more than this show as a line. */
const MEMBER_DEG = 20

/** A rosette from the front, its lowest point at y = 0. */
export function rosetteElevation(shape: RosetteShape): Elevation {
  return {
    outlines: fromTheFront(shape),
    section: throughTheMiddle(shape),
    dimensions: dimensions(shape),
    centreLines: [levelAxis(shape)],
    lies: 'upright',
  }
}

/** Its outline, and a line within wherever two members of its molding meet at an angle. */
function fromTheFront(shape: RosetteShape): readonly Outline[] {
  const [first, ...members] = new Set(
    shape.molding.flatMap((point, index, all) => {
      const [before, after] = [all[index - 1], all[index + 1]]
      const isEnd = before === undefined || after === undefined
      return isEnd || Math.abs(turnAtDeg(before, point, after)) > MEMBER_DEG ? [point[0]] : []
    }),
  )
  const outline = outlineAt(shape, first ?? 0)
  return [
    face(outline),
    ...[...members.map((insetIn) => outlineAt(shape, insetIn)), ...mitres(shape)].map(edge),
  ]
}

/** Where the moldings of two sides meet. */
function mitres(shape: RosetteShape): readonly Path[] {
  if (isTurned(shape)) return []
  const innerIn = Math.max(...shape.molding.map(([insetIn]) => insetIn))
  const [outer, inner] = [0, innerIn].map((insetIn) => outlineAt(shape, insetIn))
  return cornersOf(outer).flatMap((from, index) => {
    const to = cornersOf(inner)[index]
    return to === undefined ? [] : [polyline([from, to])]
  })
}

function cornersOf(path?: Path): readonly Point[] {
  return path ? [path.start, ...path.parts.map(({ to }) => to)] : []
}

/** The outline drawn in by an inset. */
function outlineAt(shape: RosetteShape, insetIn: number): Path {
  const { widthIn, heightIn } = shape
  const [halfX, halfY] = [widthIn / 2 - insetIn, heightIn / 2 - insetIn]
  const path = isTurned(shape)
    ? ellipse([0, 0], halfX, halfY)
    : centredRectangle(2 * halfX, 2 * halfY)
  return moved(path, ([x, y]): Point => [x, y + heightIn / 2])
}

function isTurned({ form }: RosetteShape): boolean {
  return form === 'round' || form === 'oval'
}

/** Cut level through the middle: the wall below, the face above. */
function throughTheMiddle(shape: RosetteShape): Section {
  const half = shape.widthIn / 2
  const middle = rosetteThickIn(shape) / 2
  const right = shape.molding.map(([inset, out]): Point => [half - inset, out - middle])
  const left = right.map(([x, y]): Point => [-x, y]).toReversed()
  const caption = [rosetteThickIn(shape), 'thick, edge', edgeIn(shape)]
  return { loops: [smoothOutline([...right, ...left])], caption }
}

/** How thick the plate is at its outline, where the molding begins. */
function edgeIn({ molding }: RosetteShape): number {
  return Math.max(...molding.flatMap(([insetIn, heightIn]) => (insetIn === 0 ? [heightIn] : [])))
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
