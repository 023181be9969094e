/** Molding or board that goes round a newel, between two heights. */
export interface NewelBand {
  readonly fromIn: number
  readonly toIn: number
  readonly widthIn: number
}

/** Field on each of the four sides. */
export interface NewelPanel {
  readonly fromIn: number
  readonly toIn: number
  /** Width of the frame on either side of it. */
  readonly stileIn: number
  readonly form: 'recessed' | 'raised' | 'slats'
}

export interface BoxNewelCap {
  readonly form: 'slab' | 'pyramid' | 'dome' | 'chamfer'
  /** Equal to the post where the cap is cut from the post itself. */
  readonly widthIn: number
  readonly heightIn: number
}

/** A square newel, built as a box or cut from one stick, with base, panels, bands and cap. Inches. */
export interface BoxNewelShape {
  readonly kind: 'box-newel'
  readonly lengthIn: number
  readonly widthIn: number
  /** Width below the cap; smaller than `widthIn` in a tapered post. */
  readonly topWidthIn: number
  /** Height at which a taper begins; the taper ends below the cap. */
  readonly taperFromIn: number
  readonly isHollow: boolean
  readonly base?: NewelBand
  /** Bands from the bottom up, the base left out. */
  readonly bands: readonly NewelBand[]
  /** Saw-cut lines round the post. */
  readonly reveals: readonly number[]
  readonly panels: readonly NewelPanel[]
  readonly cap: BoxNewelCap
}
