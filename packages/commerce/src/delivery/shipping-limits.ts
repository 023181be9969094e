/** What one thing that is sent by itself may be, in inches and pounds, with its packing. */
interface PackageLimits {
  /** The longest side and once around the other two. */
  readonly lengthAndGirthIn: number
  readonly weightLb: number
}

/** A flat thing for the letter box, in inches and pounds, with its envelope. */
export interface EnvelopeLimits {
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
  readonly weightLb: number
  readonly pieces: number
}

/** One row: what holds from a day on, until the next row's day. */
export interface ShippingLimits {
  /** A day in New Jersey, `2026-01-26`. */
  readonly validFrom: string
  readonly source: string
  /** Our own rule: a piece that packs longer goes by truck, an order that weighs more may. */
  readonly own: { readonly packedIn: number; readonly orderLb: number }
  /** Our own carton of several pieces, which is no longer than `own` allows. */
  readonly carton: PackageLimits & { readonly cubicIn: number }
  /** What the carriers take at all: one large piece may use it up. */
  readonly parcel: PackageLimits & { readonly lengthIn: number }
  readonly envelope: EnvelopeLimits
  /**
   * Long pieces for the truck, tied together and carried by two, and an order's cartons strapped to them: how thick
   * and how heavy they are, our own rule.
   */
  readonly bundle: {
    readonly sideIn: number
    readonly strappedSideIn: number
    readonly weightLb: number
  }
  /** What stands on one pallet, its own height with it, our own rule. */
  readonly pallet: {
    readonly widthIn: number
    readonly heightIn: number
    readonly weightLb: number
  }
}

/** In the order of their days. */
export const SHIPPING_LIMITS: readonly [ShippingLimits, ...ShippingLimits[]] = [
  {
    validFrom: '2026-01-26',
    source:
      'Own rules, within the practice of sellers of stair parts (8 ft and 125-150 lb: stepupstair.com, stair-parts.com, ' +
      'directstairparts.com). UPS and FedEx Ground: not over 108 in, 165 in length and girth, 150 lb (shipsigma.com, ' +
      'refundretriever.com); large over 96 in, 130 in length and girth or 17,280 cubic in, January 2026, and handled by ' +
      'hand over 10,368 cubic in (gain.consulting); all read as reported. USPS: flats to 15 x 12 x 3/4 in and 13 oz (DMM 101.2).',
    own: { packedIn: 96, orderLb: 150 },
    carton: { lengthAndGirthIn: 130, cubicIn: 10_368, weightLb: 65 },
    parcel: { lengthIn: 108, lengthAndGirthIn: 165, weightLb: 150 },
    envelope: { lengthIn: 15, widthIn: 12, heightIn: 0.75, weightLb: 13 / 16, pieces: 8 },
    bundle: { sideIn: 12, strappedSideIn: 24, weightLb: 150 },
    pallet: { widthIn: 40, heightIn: 48, weightLb: 2000 },
  },
]

/** The row that holds on a day, `2026-11-30`; before the first row's day that first row. */
export function limitsOn(
  day: string,
  rows: readonly [ShippingLimits, ...ShippingLimits[]] = SHIPPING_LIMITS,
): ShippingLimits {
  return rows.findLast(({ validFrom }) => validFrom <= day) ?? rows[0]
}
