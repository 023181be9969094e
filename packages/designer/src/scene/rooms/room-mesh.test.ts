import { between, cross, dot, lengthOf, type SpacePoint } from '@millrun/parts/geometry/space'
import type { Outline, PrismForm, RoomForm } from '@millrun/stair/room/room-form'
import { Color, MeshBasicMaterial } from 'three'
import { expect, test } from 'vitest'
import { ROOM_LOOKS } from './room-look.ts'
import { roomMesh } from './room-mesh.ts'

const material = new MeshBasicMaterial()
/** Along x; out into the room is along z. */
const WALL = { xIn: 0, zIn: 0, headingDeg: 0 }
const TURNED = { xIn: 30, zIn: -12, headingDeg: 130 }

const SQUARE: Outline = [
  [1, 2],
  [4, 2],
  [4, 5],
  [1, 5],
]
/** A molding with a hollow: 3 by 3 less 1 by 2. */
const HOLLOW: Outline = [
  [0, 0],
  [3, 0],
  [3, 3],
  [2, 3],
  [2, 1],
  [1, 1],
  [1, 3],
  [0, 3],
]

interface Corners {
  readonly places: readonly SpacePoint[]
  readonly normals: readonly SpacePoint[]
  readonly colours: readonly SpacePoint[]
}

function meshOf(form: RoomForm): Corners {
  const { attributes } = roomMesh([form], ROOM_LOOKS['plaster-hall'], material).geometry
  const [places, normals, colours] = ['position', 'normal', 'color'].map((name) => {
    const attribute = attributes[name]
    if (attribute === undefined) throw new Error(`no ${name}`)
    return Array.from({ length: attribute.count }, (_, at): SpacePoint => {
      return [attribute.getX(at), attribute.getY(at), attribute.getZ(at)]
    })
  })
  return { places: places ?? [], normals: normals ?? [], colours: colours ?? [] }
}

/** What the triangles hold by the divergence theorem, negative where they look inward, and what they cover. */
function sizesOf({ places, normals }: Corners): { readonly volume: number; readonly area: number } {
  let [volume, area] = [0, 0]
  for (let at = 0; at < places.length; at += 3) {
    const [a, b, c] = [places[at], places[at + 1], places[at + 2]]
    const way = normals[at]
    if (!a || !b || !c || !way) throw new Error('no triangle')
    const covers = lengthOf(cross(between(a, b), between(a, c))) / 2
    area += covers
    volume += (covers * dot(a, way)) / 3
  }
  return { volume, area }
}

const prism = (way: PrismForm['way'], outline: Outline, frame = WALL): PrismForm => ({
  kind: 'prism',
  way,
  frame,
  outline,
  span: [10, 30],
  coat: 'trim',
})

test.each(['along', 'up', 'across'] as const)(
  'a section that is pulled out %s is closed, and seen from outside',
  (way) => {
    // 3 by 3 by 20, and 7 by 20
    expect(sizesOf(meshOf(prism(way, SQUARE))).volume).toBeCloseTo(180, 3)
    expect(sizesOf(meshOf(prism(way, HOLLOW))).volume).toBeCloseTo(140, 3)
    expect(sizesOf(meshOf(prism(way, HOLLOW, TURNED))).volume).toBeCloseTo(140, 2)
  },
)

test('the ends of a molding cover it once, without its hollow', () => {
  // two ends of 7, and 16 round it by 20
  expect(sizesOf(meshOf(prism('along', HOLLOW))).area).toBeCloseTo(334, 3)
})

test('a box stands out from its wall without a side towards it', () => {
  const box = meshOf({
    kind: 'box',
    frame: WALL,
    along: [10, 14],
    up: [2, 5],
    out: [0, 6],
    coat: 'trim',
  })
  // five sides of two triangles; the open one lies in a plane with the origin, so that it counts nothing
  expect(box.places).toHaveLength(5 * 2 * 3)
  expect(sizesOf(box).volume).toBeCloseTo(4 * 3 * 6, 3)
  expect(box.normals.filter(([, , out]) => out < -0.5)).toEqual([])
})

test('a spindle is round, and closed where it ends in points', () => {
  const spindle = meshOf({
    kind: 'spindle',
    at: [5, 40, -3],
    outline: [
      [0, 0],
      [2, 0],
      [2, 10],
      [0, 10],
    ],
    coat: 'knob',
  })
  // twenty sides of a circle of 2: 10 × 4 × sin 18° is 12.36, times 10
  expect(sizesOf(spindle).volume).toBeCloseTo(123.6, 1)
})

test.each([
  ['above', 1],
  ['below', -1],
] as const)('a level is seen from %s', (seenFrom, up) => {
  const { normals } = meshOf({
    kind: 'level',
    along: [0, 100],
    across: [-20, 20],
    upIn: 96,
    seenFrom,
    coat: 'floor',
  })
  expect(normals.map(([, y]) => y)).toEqual(Array.from({ length: 6 }, () => up))
})

test('what is coated as a room says has the colour of that room', () => {
  const face = { kind: 'face', frame: WALL, along: [0, 9], up: [0, 9], outIn: 1 } as const
  const { r, g, b } = new Color(ROOM_LOOKS['plaster-hall'].coats.door.colour)
  expect(meshOf({ ...face, coat: 'door' }).colours[0]).toEqual(
    [r, g, b].map((part) => expect.closeTo(part, 5)),
  )
  expect(meshOf({ ...face, coat: 'door' }).normals[0]).toEqual([0, 0, 1])
})
