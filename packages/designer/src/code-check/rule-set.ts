/** What a code limits, and what is measured of a stair for it. Inches, but for numbers of pieces. */
export const QUANTITIES = [
  'riser',
  'tread-run',
  'nosing',
  'flight-rise',
  'landing-depth',
  'clear-width-one-rail',
  'clear-width-two-rails',
  'handrail-sides',
  'handrail-height',
  'handrail-grip',
  'guard-height-stair',
  'guard-height-level',
  'opening-stair',
  'opening-level',
] as const
export type Quantity = (typeof QUANTITIES)[number]

/** One limit of a code. */
export interface Rule {
  readonly quantity: Quantity
  readonly bound: 'at least' | 'at most'
  readonly limit: number
  /** Closer to the limit than this is said to be near. */
  readonly near: number
  readonly section: string
  /** What it is called: `Riser height`. */
  readonly title: string
  /** What it is for, in plain words, as a sentence. */
  readonly why: string
}

/** A code as data: another one is another list. */
export interface RuleSet {
  readonly id: string
  readonly name: string
  readonly rules: readonly Rule[]
}
