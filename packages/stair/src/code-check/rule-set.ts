/** What a code limits, and what is measured of a stair for it. Inches, but for numbers of pieces. */
export const QUANTITIES = [
  'riser',
  'tread-run',
  'nosing',
  'flight-rise',
  'landing-depth',
  'winder-narrow',
  'winder-walkline',
  'winder-uniform',
  'winder-rail',
  'clear-width-one-rail',
  'clear-width-two-rails',
  'handrail-sides',
  'handrail-height',
  'handrail-grip',
  'guard-height-stair',
  'guard-height-level',
  'opening-stair',
  'opening-level',
  'upper-guard',
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
  /** What it asks for may stand in the house without being part of the design. */
  readonly isOfHouse?: true
}

/** A code as data: another one is another list. */
export interface RuleSet {
  readonly id: string
  readonly name: string
  readonly rules: readonly Rule[]
}

/** One limit of a code, in inches or pieces. Throws a RangeError when the code does not have it. */
export function limitOf(
  { name, rules }: RuleSet,
  quantity: Quantity,
  bound: Rule['bound'],
): number {
  const rule = rules.find((one) => one.quantity === quantity && one.bound === bound)
  if (rule === undefined) throw new RangeError(`${name} has no ${quantity} ${bound}`)
  return rule.limit
}
