import { business } from '../business.ts'
import { CARRIER_TERM } from '../returns/carrier-term.ts'
import { DAMAGE_TERM } from '../returns/return-terms.ts'
import type { Carton, Delivery, DeliveryMode, TruckReason } from './delivery.ts'
import { limitsOn, type SHIPPING_LIMITS, type ShippingLimits } from './shipping-limits.ts'
import { withCommas } from '../with-commas.ts'

/** What a buyer has to do when an order comes by truck. */
export const TRUCK_NEEDS: readonly string[] = [
  'The driver does not unload it.',
  'The driver needs a phone number to call before coming.',
  'Look at every carton and note damage on the driver’s paper before you sign it.',
  `Our terms stay the same: ${DAMAGE_TERM}`,
  CARRIER_TERM,
]

/** States that trucks do not reach by road. */
const FAR_STATES: ReadonlyMap<string, string> = new Map([
  ['AK', 'Alaska'],
  ['HI', 'Hawaii'],
])

/** What of a delivery its sentence tells. */
type Told = Pick<Delivery, 'mode' | 'weightLb'> & {
  readonly cartons: readonly Pick<Carton, 'count'>[]
}

/** How an order travels, in one sentence for page, cart, checkout and mail. */
export function deliverySentence(delivery: Told): string {
  switch (delivery.mode) {
    case 'letter':
      return 'Ships as a letter.'
    case 'parcel':
      return parcelSentence(delivery)
    case 'freight':
      return 'Goes by truck: somebody has to be there to unload it.'
    case 'pickup':
      return 'Ready for pickup at our warehouse.'
  }
}

/** Why an order goes by truck, a sentence each, by the limits of the day it is placed; empty when it does not. */
export function truckReasons(
  { reasons }: Delivery,
  day: string,
  limitRows?: typeof SHIPPING_LIMITS,
): readonly string[] {
  const limits = limitsOn(day, limitRows)
  return reasons.map((reason) => reasonSentence(reason, limits))
}

/** What freight to Alaska or Hawaii needs, before and after it is paid; undefined elsewhere, and of any other mode. */
export function farCall(state: string, mode: DeliveryMode): string | undefined {
  const name = FAR_STATES.get(state)
  if (name === undefined || mode !== 'freight') return undefined
  return `Freight to ${name} needs a call before it leaves: ${business.phone}.`
}

/** The same before it is paid, when it can still be changed: an order by truck there is not refused. */
export function farSentence(state: string, delivery: Delivery): string | undefined {
  const call = farCall(state, delivery.mode)
  if (call === undefined) return undefined
  const isLong = delivery.reasons.some(({ kind }) => kind === 'long')
  return isLong ? `${call} Cut for parcel, long pieces need no truck.` : call
}

function parcelSentence({ cartons, weightLb }: Told): string {
  const count = cartons.reduce((sum, carton) => sum + carton.count, 0)
  if (count === 0) return 'Ships by parcel.'
  return count === 1
    ? `Ships by parcel in 1 carton, ${pounds(weightLb)}.`
    : `Ships by parcel in ${withCommas(count)} cartons, ${pounds(weightLb)} in all.`
}

function reasonSentence(reason: TruckReason, { own, parcel }: ShippingLimits): string {
  switch (reason.kind) {
    case 'long':
      return `${reason.title} packs ${wholeInches(reason.packedIn)} long; parcels end at ${own.packedIn} in.`
    case 'bulky':
      return `${reason.title} packs ${wholeInches(reason.lengthAndGirthIn)} long and around; parcels end at ${parcel.lengthAndGirthIn} in.`
    case 'heavy':
      return `The order weighs ${pounds(reason.weightLb)}, too much for parcels.`
  }
}

function wholeInches(inches: number): string {
  return `${Math.ceil(inches)} in`
}

/** Rounded up, as carriers do. */
function pounds(weightLb: number): string {
  return `${withCommas(Math.ceil(weightLb))} lb`
}
