export type HardwareSection = 'square' | 'round'

/** What differs between the sizes of one shoe. */
export interface ShoeSize {
  /** Side or diameter of the bar that passes through. */
  readonly openingIn: number
  readonly baseIn: number
  readonly heightIn: number
}

/** Foot of an iron baluster, on a tread or on a slope. */
export interface ShoeShape extends ShoeSize {
  readonly kind: 'shoe'
  readonly section: HardwareSection
  /** 0 for a flat shoe; the angle that the base is tilted by for a pitch shoe. */
  readonly pitchDeg: number
  readonly form: 'tapered' | 'stepped' | 'disc' | 'dome'
  readonly hasSetScrew: boolean
  /** The same shoe for other bars, in the order of its further sizes. */
  readonly furtherSizes?: readonly ShoeSize[]
  /** Thickness of a hollow (lite) part; absent in a solid one. */
  readonly wallIn?: number
}

/** Ornament that slides on a bar. */
export interface KnuckleShape {
  readonly kind: 'knuckle'
  readonly section: HardwareSection
  readonly openingIn: number
  readonly diameterIn: number
  readonly heightIn: number
  readonly form: 'ball' | 'ringed' | 'faceted' | 'urn'
  readonly wallIn?: number
}

/** Band that hides a joint or ends a twist. */
export interface CollarShape {
  readonly kind: 'collar'
  readonly section: HardwareSection
  readonly openingIn: number
  readonly widthIn: number
  readonly heightIn: number
  readonly rings: number
  readonly wallIn?: number
}

/** Top of a newel post, without the post. */
export interface NewelCapShape {
  readonly kind: 'newel-cap'
  readonly baseIn: number
  readonly heightIn: number
  readonly form: 'ball' | 'pyramid'
}

/** A part that slides on a bar. */
export type SlipOnShape = ShoeShape | KnuckleShape | CollarShape

/** Small iron and wood parts: shoes, knuckles, collars and caps. Inches. */
export type HardwareShape = SlipOnShape | NewelCapShape
