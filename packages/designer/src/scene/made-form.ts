import type { Shape } from '@millrun/catalogue/shape'
import { partSolids } from '@millrun/parts/solids/part-solids'
import type { Solid } from '@millrun/parts/solids/solid'
import { sceneFineness } from './scene-fineness.ts'

/** A form that a scene needs the solids of. */
export interface FormOrder {
  readonly key: string
  readonly form: Shape
}

export interface MadeForm {
  readonly key: string
  readonly solids: readonly Solid[]
}

/** The solids of a form as a whole stair shows it: without the pins, which are in the rail. */
export function madeForm({ key, form }: FormOrder): MadeForm {
  const solids = partSolids(form, sceneFineness(form))
  return { key, solids: solids.filter(({ name }) => name !== 'pin') }
}
