import type { SpacePoint } from '@millrun/parts/geometry/space'
import {
  type BoxForm,
  type Outline,
  type PanelForm,
  type PrismForm,
  rectangle,
  type RoomForm,
  type SpindleForm,
} from '@millrun/stair/room/room-form'
import { type Material, type Mesh, ShapeUtils, Vector2 } from 'three'
import { faceWriter } from './face-writer.ts'
import type { RoomLook } from './room-look.ts'
import { roomPlace } from './room-place.ts'

/** Sides of what is round. */
const ROUND = 20

/** Corners in a plane, anticlockwise where it is seen from, the first seen from all others. */
type Face = readonly SpacePoint[]

/** Writes the plain things of a room as one mesh, to be drawn at once. */
export function roomMesh(
  forms: readonly RoomForm[],
  { coats }: RoomLook,
  material: Material,
): Mesh {
  const { face, mesh } = faceWriter()
  for (const form of forms) {
    const coat = typeof form.coat === 'string' ? coats[form.coat] : form.coat
    for (const corners of facesOf(form)) face(corners, coat)
  }
  return mesh(material)
}

function facesOf(form: RoomForm): readonly Face[] {
  switch (form.kind) {
    case 'face': {
      const { frame, along, up, outIn } = form
      return [rectangle(along, up).map(([a, high]) => roomPlace(frame, a, high, outIn))]
    }
    case 'box':
      return boxFaces(form)
    case 'prism':
      return prismFaces(form)
    case 'panel':
      return panelFaces(form)
    case 'level': {
      const { along, across, upIn, seenFrom } = form
      const seen = seenFrom === 'above' ? ([across[1], across[0]] as const) : across
      return [rectangle(along, seen).map(([x, z]) => [x, upIn, z] as const)]
    }
    case 'spindle':
      return spindleFaces(form)
  }
}

/** Of a corner's number, 1 is along, 2 up and 4 out; the side to the wall is left out. */
const SEEN_SIDES = [
  [4, 5, 7, 6],
  [0, 4, 6, 2],
  [5, 1, 3, 7],
  [6, 7, 3, 2],
  [0, 1, 5, 4],
] as const

function boxFaces({ frame, along, up, out }: BoxForm): readonly Face[] {
  const at = (corner: number) =>
    roomPlace(frame, along[corner & 1 ? 1 : 0], up[corner & 2 ? 1 : 0], out[corner & 4 ? 1 : 0])
  return SEEN_SIDES.map((side) => side.map(at))
}

/** Where the corners of a section lie, and how far along its way: right-handed in this order. */
function prismFaces({ way, frame, outline, span: [from, to] }: PrismForm): readonly Face[] {
  const place: Record<PrismForm['way'], (u: number, v: number, w: number) => SpacePoint> = {
    along: (out, up, along) => roomPlace(frame, along, up, out),
    up: (along, out, up) => roomPlace(frame, along, up, out),
    across: (along, up, right) => roomPlace(frame, along, up, right),
  }
  // out and up, and along and out, look back along their way
  const [near, far] = way === 'across' ? [from, to] : [to, from]
  const at = ([u, v]: readonly [number, number], w: number) => place[way](u, v, w)
  return [
    ...trianglesOf(outline).flatMap((triangle) => [
      triangle.map((corner) => at(corner, far)),
      triangle.toReversed().map((corner) => at(corner, near)),
    ]),
    ...outline.map((corner, index): Face => {
      const next = outline[(index + 1) % outline.length] ?? corner
      return [at(corner, near), at(next, near), at(next, far), at(corner, far)]
    }),
  ]
}

/** Two lengths of molding across, and two between them. */
function panelFaces({ frame, along, up, outIn, molding, coat }: PanelForm): readonly Face[] {
  const [[left, right], [low, high]] = [along, up]
  const wideIn = Math.max(...molding.map(([in_]) => in_))
  const length = (fromIn: number) =>
    prismFaces({
      kind: 'prism',
      way: 'along',
      frame,
      outline: molding.toReversed().map(([in_, out]) => [outIn + out, fromIn + in_] as const),
      span: along,
      coat,
    })
  const upright = (fromIn: number) =>
    prismFaces({
      kind: 'prism',
      way: 'up',
      frame,
      outline: molding.map(([in_, out]) => [fromIn + in_, outIn + out] as const),
      span: [low + 0.4, high - 0.4],
      coat,
    })
  return [length(low), length(high - wideIn), upright(left), upright(right - wideIn)].flat()
}

function spindleFaces({ at: [x, y, z], outline }: SpindleForm): readonly Face[] {
  const place = ([radius, up]: readonly [number, number], side: number): SpacePoint => {
    const angle = (2 * Math.PI * side) / ROUND
    return [x + radius * Math.sin(angle), y + up, z + radius * Math.cos(angle)]
  }
  return outline.slice(1).flatMap((high, index) => {
    const low = outline[index] ?? high
    return Array.from({ length: ROUND }, (_, side): Face => {
      return [place(low, side), place(low, side + 1), place(high, side + 1), place(high, side)]
    })
  })
}

function trianglesOf(outline: Outline): readonly Outline[] {
  const [first] = outline
  if (first === undefined) return []
  if (isConvex(outline)) {
    return outline.slice(2).map((corner, at) => [first, outline[at + 1] ?? corner, corner])
  }
  const points = outline.map(([u, v]) => new Vector2(u, v))
  return ShapeUtils.triangulateShape(points, []).map((triangle) =>
    triangle.map((at) => outline[at] ?? first),
  )
}

function isConvex(outline: Outline): boolean {
  return outline.every((here, at) => {
    const next = outline[(at + 1) % outline.length] ?? here
    const after = outline[(at + 2) % outline.length] ?? here
    const [ux, uy] = [next[0] - here[0], next[1] - here[1]]
    return ux * (after[1] - next[1]) - uy * (after[0] - next[0]) >= 0
  })
}
