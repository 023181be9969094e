/** How an order travels. Orders by truck are `freight` in the books and a truck in words. */
export type DeliveryMode = 'letter' | 'parcel' | 'freight' | 'pickup'

/** Alike packages: envelopes and cartons go by themselves, a pallet or a bundle goes by truck. */
export interface Carton {
  readonly kind: 'envelope' | 'carton' | 'pallet'
  /** How many there are, all with the same in them. */
  readonly count: number
  /** Outside, in inches, the longest side first. */
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
  /** Of one, with its packing, in pounds. */
  readonly weightLb: number
  /** What lies in each of them. */
  readonly holds: readonly { readonly lineId: string; readonly pieces: number }[]
}

/** Why an order does not go by parcel. */
export type TruckReason =
  | {
      readonly kind: 'long'
      readonly lineId: string
      readonly title: string
      readonly packedIn: number
    }
  | {
      readonly kind: 'bulky'
      readonly lineId: string
      readonly title: string
      /** Packed, the longest side and once around the other two. */
      readonly lengthAndGirthIn: number
    }
  | { readonly kind: 'heavy'; readonly weightLb: number }

/** What it takes to get an order there. */
export interface Delivery {
  readonly mode: DeliveryMode
  /** Empty unless it goes by truck. */
  readonly reasons: readonly TruckReason[]
  readonly cartons: readonly Carton[]
  /** Of all cartons with their packing, in pounds. */
  readonly weightLb: number
}

/** First and last day, both included, as days in New Jersey: `2026-11-30`. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** What a truck's driver has to know; answered by the buyer, kept with the order. */
export interface TruckAnswers {
  readonly place: 'residence' | 'business'
  /** The carrier brings a lift gate, for those who cannot unload from the bed of the truck. */
  readonly liftGate: boolean
  /** A school, a camp, a base, a church, a site behind a gate. */
  readonly limitedAccess: boolean
}
