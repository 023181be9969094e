import type { Carton, Delivery } from './delivery.ts'

/** What sending costs, in whole cents: middles of what is published where it is, and estimates. */
interface CostRow {
  readonly cents: number
  readonly source: string
}

const COSTS = {
  letter: {
    cents: 800,
    source: 'our estimate: USPS Ground Advantage under 1 lb, a rigid envelope',
  },
  parcel: { cents: 1200, source: 'our estimate: ground, residential, middle zone' },
  parcelPound: { cents: 55, source: 'our estimate: a pound more of the same' },
  byHand: {
    cents: 3500,
    source:
      'additional handling, UPS and FedEx 2026: $29.50-40.75 (gain.consulting, read as reported)',
  },
  large: {
    cents: 29_000,
    source:
      'large package or oversize, UPS and FedEx 2026: $255-331 (gain.consulting, as reported)',
  },
  freight: { cents: 24_000, source: 'our estimate: least charge of a truck to a residence' },
  freightPound: { cents: 30, source: 'our estimate: a pound more of the same' },
  overlength: {
    cents: 8500,
    source: 'FedEx Freight rules tariff, item 525, 8 to under 12 ft, January 2018: $85 a shipment',
  },
  extremeLength: {
    cents: 17_500,
    source:
      'Old Dominion until November 2021: $125, 175, 350 by length (as reported); the middle one',
  },
} as const satisfies Record<string, CostRow>

/** Cubic inches that count as a pound: UPS and FedEx (parcelindustry.com). */
const CUBIC_IN_A_POUND = 139
/** Where handling by hand begins: over 48 in, a second side over 30 in, 10,368 cubic in; 50 lb, where older pages say 70. */
const BY_HAND = { lengthIn: 48, widthIn: 30, cubicIn: 10_368, weightLb: 50 } as const
/** Where large begins: over 96 in, 130 in length and girth, 17,280 cubic in, 110 lb; billed as 90 lb at least. */
const LARGE = { lengthIn: 96, lengthAndGirthIn: 130, cubicIn: 17_280, weightLb: 110 } as const
const LARGE_LEAST_LB = 90
const OVERLENGTH_IN = 96
const EXTREME_LENGTH_IN = 144

/**
 * What an order costs us to send, in whole cents: an estimate for the desk and for the choice of the truck, never
 * charged. Without the lift gate, which carriers bill to who receives.
 */
export function deliveryCostCents({ mode, cartons }: Pick<Delivery, 'mode' | 'cartons'>): number {
  switch (mode) {
    case 'pickup':
      return 0
    case 'letter':
      return sumOf(cartons, () => COSTS.letter.cents)
    case 'parcel':
      return sumOf(cartons, parcelCents)
    case 'freight':
      return freightCents(cartons)
  }
}

/** A large package pays for that alone, not for handling as well. */
function parcelCents(carton: Carton): number {
  const isLargeOne = isLarge(carton)
  const pounds = Math.ceil(Math.max(carton.weightLb, cubicIn(carton) / CUBIC_IN_A_POUND))
  const billed = isLargeOne ? Math.max(pounds, LARGE_LEAST_LB) : pounds
  const extra = isLargeOne ? COSTS.large.cents : isByHand(carton) ? COSTS.byHand.cents : 0
  return COSTS.parcel.cents + billed * COSTS.parcelPound.cents + extra
}

function freightCents(cartons: readonly Carton[]): number {
  if (cartons.length === 0) return 0
  const pounds = Math.ceil(sumOf(cartons, ({ weightLb }) => weightLb))
  const longestIn = Math.max(...cartons.map(({ lengthIn }) => lengthIn))
  return COSTS.freight.cents + pounds * COSTS.freightPound.cents + lengthCents(longestIn)
}

function lengthCents(longestIn: number): number {
  if (longestIn >= EXTREME_LENGTH_IN) return COSTS.extremeLength.cents
  return longestIn >= OVERLENGTH_IN ? COSTS.overlength.cents : 0
}

function isLarge(carton: Carton): boolean {
  const { lengthIn, widthIn, heightIn, weightLb } = carton
  return (
    lengthIn > LARGE.lengthIn ||
    lengthIn + 2 * (widthIn + heightIn) > LARGE.lengthAndGirthIn ||
    cubicIn(carton) > LARGE.cubicIn ||
    weightLb > LARGE.weightLb
  )
}

function isByHand(carton: Carton): boolean {
  return (
    carton.lengthIn > BY_HAND.lengthIn ||
    carton.widthIn > BY_HAND.widthIn ||
    cubicIn(carton) > BY_HAND.cubicIn ||
    carton.weightLb > BY_HAND.weightLb
  )
}

function cubicIn({ lengthIn, widthIn, heightIn }: Carton): number {
  return lengthIn * widthIn * heightIn
}

function sumOf(cartons: readonly Carton[], of: (carton: Carton) => number): number {
  return cartons.reduce((sum, carton) => sum + carton.count * of(carton), 0)
}
