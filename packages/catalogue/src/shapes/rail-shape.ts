/** A point of a rail's section: x out from the centre line, y up from the bottom, in inches. */
export type SectionPoint = readonly [xIn: number, yIn: number]

/** A molded rail of constant section. */
export interface RailShape {
  readonly kind: 'rail'
  /** Right half of the section, from the bottom centre to the top centre, without the plow. */
  readonly halfSection: readonly SectionPoint[]
  /** Groove along the underside that takes square top balusters. */
  readonly plow?: { readonly widthIn: number; readonly depthIn: number }
  /** Thickness of the upright layers of a rail that is bent on site; absent in a straight rail. */
  readonly plyIn?: number
  readonly lengthIn: number
}
