import { partSolids } from '@millrun/parts/solids/part-solids'
import type { Solid } from '@millrun/parts/solids/solid'
import { type Coarseness, thinnedTo } from './coarseness.ts'
import type { FormOrder } from './form-order.ts'
import { sceneFineness } from './scene-fineness.ts'
import { thinnedMesh } from './thinned-mesh.ts'

export interface MadeForm {
  readonly key: string
  readonly solids: readonly Solid[]
}

/** The solids of a form as a whole stair shows it: without the pins, which are in the rail. */
export function madeForm({ key, form, coarseness }: FormOrder): MadeForm {
  const solids = partSolids(form, sceneFineness(form)).filter(({ name }) => name !== 'pin')
  return {
    key,
    solids: coarseness === 0 ? solids : solids.map((solid) => thinned(solid, coarseness)),
  }
}

function thinned(solid: Solid, coarseness: Coarseness): Solid {
  const { mesh } = solid
  return { ...solid, mesh: thinnedMesh(mesh, thinnedTo(mesh.triangles.length / 3, coarseness)) }
}
