import type { SpacePoint } from '../geometry/space.ts'
import type { Placement, Solid } from '../solids/solid.ts'
import { seenFrom, type SeenPlace, type Standpoint } from './standpoint.ts'

/** The skins of some solids as they are seen, corner by corner: three corners to a triangle. */
export interface SeenSkin {
  /** Right, up and near of every corner. */
  readonly places: Float64Array
  /** Which way the skin faces at every corner, one inch long. */
  readonly normals: Float32Array
  /** The number of the solid that every triangle belongs to. */
  readonly owners: Int32Array
  /** Every corner as it lies in its own piece, whose grain runs along y. */
  readonly inPiece: Float32Array
}

/** The skins of solids in all their places, seen from a standpoint. */
export function seenSkin(solids: readonly Solid[], from: Standpoint): SeenSkin {
  const see = seenFrom(from)
  const count = solids.reduce(
    (sum, { mesh, placements }) => sum + mesh.triangles.length * placements.length,
    0,
  )
  const skin = {
    places: new Float64Array(3 * count),
    normals: new Float32Array(3 * count),
    owners: new Int32Array(count / 3),
    inPiece: new Float32Array(3 * count),
  }
  let corner = 0
  for (const [owner, { mesh, placements }] of solids.entries()) {
    for (const placement of placements) {
      skin.owners.fill(owner, corner / 3, (corner + mesh.triangles.length) / 3)
      const axes = seenAxes(placement, see)
      const ways = { ...axes, origin: NOWHERE }
      for (const at of mesh.triangles) {
        writeSeen(skin.places, 3 * corner, axes, mesh.positions, 3 * at)
        writeSeen(skin.normals, 3 * corner, ways, mesh.normals, 3 * at)
        for (let axis = 0; axis < 3; axis += 1) {
          skin.inPiece[3 * corner + axis] = mesh.positions[3 * at + axis] ?? 0
        }
        corner += 1
      }
    }
  }
  return skin
}

const NOWHERE: SeenPlace = [0, 0, 0]

type SeenAxes = ReturnType<typeof seenAxes>

function seenAxes({ origin, x, y, z }: Placement, see: (place: SpacePoint) => SeenPlace) {
  return { origin: see(origin), x: see(x), y: see(y), z: see(z) }
}

/** Writes where three numbers of `values` are seen. */
function writeSeen(
  seen: Float32Array | Float64Array,
  to: number,
  { x, y, z, origin }: SeenAxes,
  values: Float32Array,
  at: number,
): void {
  const [a, b, c] = [values[at] ?? 0, values[at + 1] ?? 0, values[at + 2] ?? 0]
  seen[to] = origin[0] + a * x[0] + b * y[0] + c * z[0]
  seen[to + 1] = origin[1] + a * x[1] + b * y[1] + c * z[1]
  seen[to + 2] = origin[2] + a * x[2] + b * y[2] + c * z[2]
}
