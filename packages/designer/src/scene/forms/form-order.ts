import type { Shape } from '@millrun/catalogue/shape'
import type { Coarseness } from './coarseness.ts'
import type { DrawnPart } from './drawn-part.ts'

/** A form that a scene needs the solids of. */
export interface FormOrder {
  readonly key: string
  readonly form: Shape
  readonly coarseness: Coarseness
}

/** The order of a form; at every coarseness it is another one. */
export function formOrder({ formKey, form }: DrawnPart, coarseness: Coarseness): FormOrder {
  const key = coarseness === 0 ? formKey : `${formKey} /${2 ** coarseness}`
  return { key, form, coarseness }
}
