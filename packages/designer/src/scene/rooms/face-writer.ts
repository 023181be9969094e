import {
  BufferGeometry,
  Color,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  type Material,
  Mesh,
} from 'three'
import type { SpacePoint } from '@millrun/parts/geometry/space'
import { type Coat, SURFACES } from '@millrun/stair/room/room-form'

/** Writes triangles straight into the numbers that the graphics card reads: a room is built anew at every edit. */
export interface FaceWriter {
  /** Corners in a plane, anticlockwise, the first seen from all others. */
  readonly face: (corners: readonly SpacePoint[], coat: Coat) => void
  readonly mesh: (material: Material) => Mesh
}

/** Place, way and colour of a corner, and its surface. */
const NUMBERS = 10
const FIRST_CORNERS = 24_000

export function faceWriter(): FaceWriter {
  let numbers = new Float32Array(FIRST_CORNERS * NUMBERS)
  let end = 0

  function corner([x, y, z]: SpacePoint, nx: number, ny: number, nz: number, paint: Paint): void {
    if (end + NUMBERS > numbers.length) {
      const more = new Float32Array(2 * numbers.length)
      more.set(numbers)
      numbers = more
    }
    numbers[end] = x
    numbers[end + 1] = y
    numbers[end + 2] = z
    numbers[end + 3] = nx
    numbers[end + 4] = ny
    numbers[end + 5] = nz
    numbers[end + 6] = paint.r
    numbers[end + 7] = paint.g
    numbers[end + 8] = paint.b
    numbers[end + 9] = paint.surface
    end += NUMBERS
  }

  function triangle(a: SpacePoint, b: SpacePoint, c: SpacePoint, coat: Coat): void {
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    const far = Math.hypot(x, y, z)
    if (far === 0) return
    const paint = paintOf(coat)
    corner(a, x / far, y / far, z / far, paint)
    corner(b, x / far, y / far, z / far, paint)
    corner(c, x / far, y / far, z / far, paint)
  }

  return {
    face: ([first, ...others], coat) => {
      let last: SpacePoint | undefined
      for (const next of others) {
        if (first !== undefined && last !== undefined) triangle(first, last, next, coat)
        last = next
      }
    },
    mesh: (material) => {
      const geometry = new BufferGeometry()
      const data = new InterleavedBuffer(numbers.subarray(0, end), NUMBERS)
      geometry.setAttribute('position', new InterleavedBufferAttribute(data, 3, 0))
      geometry.setAttribute('normal', new InterleavedBufferAttribute(data, 3, 3))
      geometry.setAttribute('color', new InterleavedBufferAttribute(data, 3, 6))
      geometry.setAttribute('surface', new InterleavedBufferAttribute(data, 1, 9))
      const made = new Mesh(geometry, material)
      made.frustumCulled = false
      return made
    },
  }
}

interface Paint {
  readonly r: number
  readonly g: number
  readonly b: number
  readonly surface: number
}

const paints = new WeakMap<Coat, Paint>()

/** A coat as numbers: its colour in linear light, and the pattern that the shader has for its surface. */
function paintOf(coat: Coat): Paint {
  const known = paints.get(coat)
  if (known !== undefined) return known
  const { r, g, b } = new Color(coat.colour)
  const made = { r, g, b, surface: SURFACES.indexOf(coat.surface) }
  paints.set(coat, made)
  return made
}
