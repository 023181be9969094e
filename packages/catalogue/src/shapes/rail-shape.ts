/** Half of a rail's section from its centre line: x out from the centre, y up from the bottom, in inches. */
export type SectionPoint = readonly [xIn: number, yIn: number]

/** A moulded rail of constant section. */
export interface RailShape {
  readonly kind: 'rail'
  /** Right half of the section, from the bottom centre to the top centre. */
  readonly halfSection: readonly SectionPoint[]
  readonly plow?: { readonly widthIn: number; readonly depthIn: number }
  readonly lengthIn: number
}
