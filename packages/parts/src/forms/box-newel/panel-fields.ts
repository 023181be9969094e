import type { BoxNewelShape, NewelPanel } from '@millrun/catalogue/shapes/box-newel-shape'
import { postWidthAt } from './box-newel-rings.ts'

/** A rectangle on a side of the post, at a distance from the post's axis. */
export interface Field {
  readonly middleIn: number
  readonly halfIn: number
  readonly fromIn: number
  readonly toIn: number
  readonly outIn: number
}

/** How deep a panel lies behind its frame. */
export const RECESS_IN = 0.375
/** Width of the molding along the frame. */
export const MOLDING_IN = 0.3
/** Width of the bevel round a raised panel. */
export const BEVEL_IN = 0.8
const SLATS = 3

/** The fields of a panel, from where it meets its frame inwards; slats lie beside each other. */
export function panelFields(shape: BoxNewelShape, panel: NewelPanel): readonly Field[] {
  const outIn = postWidthAt(shape, panel.fromIn) / 2
  const { fromIn, toIn, stileIn, form } = panel
  const edge = { middleIn: 0, halfIn: outIn - stileIn, fromIn, toIn, outIn }
  const floor = inset(edge, MOLDING_IN, -RECESS_IN)
  switch (form) {
    case 'recessed':
      return [edge, floor]
    case 'raised':
      return [edge, floor, inset(floor, BEVEL_IN, RECESS_IN * 0.9)]
    case 'slats':
      return [edge, ...slats(edge)]
  }
}

function inset(field: Field, byIn: number, outIn: number): Field {
  return {
    ...field,
    halfIn: field.halfIn - byIn,
    fromIn: field.fromIn + byIn,
    toIn: field.toIn - byIn,
    outIn: field.outIn + outIn,
  }
}

/** Slats stand level with the frame, with gaps half as wide as a slat. */
function slats(edge: Field): readonly Field[] {
  const slatIn = (2 * edge.halfIn) / (SLATS + (SLATS + 1) / 2)
  return Array.from({ length: SLATS }, (_, index) => ({
    ...edge,
    halfIn: slatIn / 2,
    middleIn: -edge.halfIn + slatIn * (1 + index * 1.5),
  }))
}
