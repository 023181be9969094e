import type { Shape } from '@millrun/catalogue/shape'
import { partSolids } from '@millrun/parts/solids/part-solids'
import type { Solid } from '@millrun/parts/solids/solid'
import { type Coarseness, thinnedTo } from './coarseness.ts'
import type { DrawnPart } from './drawn-part.ts'
import { sceneFineness } from './scene-fineness.ts'
import { thinnedMesh } from './thinned-mesh.ts'

/** A form that a scene needs the solids of. */
export interface FormOrder {
  readonly key: string
  readonly form: Shape
  readonly coarseness: Coarseness
}

export interface MadeForm {
  readonly key: string
  readonly solids: readonly Solid[]
}

/** The order of a form; at every coarseness it is another one. */
export function formOrder({ formKey, form }: DrawnPart, coarseness: Coarseness): FormOrder {
  const key = coarseness === 0 ? formKey : `${formKey} /${2 ** coarseness}`
  return { key, form, coarseness }
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
