import { type DepthField, depthField } from './depth-field.ts'
import type { SpacePoint } from '../geometry/space.ts'
import { seenSkin, type SeenSkin } from './seen-skin.ts'
import type { Solid } from '../solids/solid.ts'
import type { Standpoint } from './standpoint.ts'

/** Red, green and blue, 0 to 1, as light adds up. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** What a piece is painted with. */
export interface Paint {
  /** Its colours, which run into each other. */
  readonly tones: readonly [Rgb, ...Rgb[]]
  /** How far along the tones, 0 to 1, a place of the piece is; always the first unless it says so. */
  readonly shareAt?: (x: number, y: number, z: number) => number
  /** How much of a lamp is mirrored in it, in which colour. */
  readonly shine: Rgb
  /** Drawn on paper: one even tone without light or shade. */
  readonly isFlat?: true
}

export interface PaintedSolid {
  readonly solid: Solid
  readonly paint: Paint
}

/** Pixels from the top left: red, green, blue and opacity, 0 to 255. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray
  /** Where its left and its upper edge are seen, in inches. */
  readonly leftIn: number
  readonly topIn: number
}

/** Every pixel is the mean of so many by so many. */
const SAMPLES = 2

/** Solids in soft light from the upper left, on nothing. */
export function shadedPicture(
  painted: readonly PaintedSolid[],
  from: Standpoint,
  pixelsPerInch: number,
): Picture {
  const skin = seenSkin(
    painted.map(({ solid }) => solid),
    from,
  )
  const paints = painted.map(({ paint }) => paint)
  const field = depthField(skin.places, pixelsPerInch * SAMPLES)
  const [width, height] = [Math.ceil(field.width / SAMPLES), Math.ceil(field.height / SAMPLES)]
  const sums = new Float32Array(4 * width * height)
  const lit = new LitPlace(field, skin)
  for (let cell = 0; cell < field.triangle.length; cell += 1) {
    const paint = paints[skin.owners[field.triangle[cell] ?? -1] ?? -1]
    if (paint === undefined) continue
    const row = Math.floor((field.height - 1 - Math.floor(cell / field.width)) / SAMPLES)
    const column = Math.floor((cell % field.width) / SAMPLES)
    lit.moveTo(cell)
    addLight(sums, 4 * (row * width + column), lit, paint)
  }
  const cellIn = 1 / (pixelsPerInch * SAMPLES)
  return {
    width,
    height,
    pixels: pixelsOf(sums),
    leftIn: (field.left - 0.5) * cellIn,
    topIn: (field.bottom + field.height - 0.5) * cellIn,
  }
}

function pixelsOf(sums: Float32Array): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(sums.length)
  for (let at = 0; at < sums.length; at += 4) {
    const samples = sums[at + 3] ?? 0
    if (samples === 0) continue
    for (let part = at; part < at + 3; part += 1) {
      pixels[part] = 255 * Math.sqrt((sums[part] ?? 0) / samples)
    }
    pixels[at + 3] = (255 * samples) / SAMPLES ** 2
  }
  return pixels
}

/** What lies in a cell of the field. One is moved from cell to cell: a new one for each takes longer than its light. */
class LitPlace {
  readonly #field: DepthField
  readonly #skin: SeenSkin
  #firstCorner = 0
  /** How much the second and the third corner of the triangle have of the place. */
  #second = 0
  #third = 0

  constructor(field: DepthField, skin: SeenSkin) {
    this.#field = field
    this.#skin = skin
  }

  /** To a cell that shows a triangle. */
  moveTo(cell: number): void {
    const { left, bottom, width, cellsPerInch, triangle } = this.#field
    const { places } = this.#skin
    const x = (left + (cell % width)) / cellsPerInch
    const y = (bottom + Math.floor(cell / width)) / cellsPerInch
    const at = 9 * (triangle[cell] ?? 0)
    const [ax, ay] = [places[at] ?? 0, places[at + 1] ?? 0]
    const [bx, by] = [(places[at + 3] ?? 0) - ax, (places[at + 4] ?? 0) - ay]
    const [cx, cy] = [(places[at + 6] ?? 0) - ax, (places[at + 7] ?? 0) - ay]
    const area = bx * cy - cx * by
    this.#firstCorner = at
    this.#second = ((x - ax) * cy - cx * (y - ay)) / area
    this.#third = (bx * (y - ay) - (x - ax) * by) / area
  }

  /** Which way the skin faces, along an axis. */
  normal(axis: 0 | 1 | 2): number {
    return this.#mixed(this.#skin.normals, axis)
  }

  /** Where the place is in its own piece. */
  inPiece(axis: 0 | 1 | 2): number {
    return this.#mixed(this.#skin.inPiece, axis)
  }

  #mixed(values: Float32Array, axis: 0 | 1 | 2): number {
    const at = this.#firstCorner + axis
    return (
      (values[at] ?? 0) * (1 - this.#second - this.#third) +
      (values[at + 3] ?? 0) * this.#second +
      (values[at + 6] ?? 0) * this.#third
    )
  }
}

const AMBIENT = 0.3
const KEY: SpacePoint = [-0.56, 0.46, 0.69]
const KEY_LIGHT = 1.2
/** Where, from left to right, a lamp is mirrored in what shines, and how broad it is. */
const LAMP = { at: -0.58, width: 0.17 } as const

function addLight(sums: Float32Array, at: number, lit: LitPlace, paint: Paint): void {
  const share = paint.shareAt?.(lit.inPiece(0), lit.inPiece(1), lit.inPiece(2)) ?? 0
  const along = share * (paint.tones.length - 1)
  const from = paint.tones[Math.floor(along)] ?? paint.tones[0]
  const to = paint.tones[Math.ceil(along)] ?? from
  const between = along - Math.floor(along)
  const light = paint.isFlat ? 1 : lightAt(lit)
  const lamp = paint.isFlat ? 0 : lampAt(lit)
  const seen = (axis: 0 | 1 | 2) =>
    (from[axis] + (to[axis] - from[axis]) * between) * light + paint.shine[axis] * lamp
  sums[at] = (sums[at] ?? 0) + seen(0)
  sums[at + 1] = (sums[at + 1] ?? 0) + seen(1)
  sums[at + 2] = (sums[at + 2] ?? 0) + seen(2)
  sums[at + 3] = (sums[at + 3] ?? 0) + 1
}

/** How much light falls on a place. */
function lightAt(lit: LitPlace): number {
  const y = lit.normal(1)
  const key = Math.max(0, lit.normal(0) * KEY[0] + y * KEY[1] + lit.normal(2) * KEY[2])
  return AMBIENT * (0.85 + 0.3 * y) + KEY_LIGHT * key
}

/** How much of the lamp is mirrored there. */
function lampAt(lit: LitPlace): number {
  return Math.max(0, lit.normal(2)) * Math.exp(-(((lit.normal(0) - LAMP.at) / LAMP.width) ** 2))
}
