import { z } from 'zod/mini'
import { oneLine, tooLong } from '../text-field.ts'
import { withCommas } from '../with-commas.ts'

/** Longest texts, as PayPal takes them. */
export const SHIPMENT_MAX = { carrier: 64, tracking: 64 } as const

/** Of one line in one shipment. */
const MOST_PIECES = 100_000
const PIECES = `Please say how many pieces leave: a whole number from 1 to ${withCommas(MOST_PIECES)}.`

const name = (what: string, max: number) =>
  z._default(
    z.string().check(z.overwrite(oneLine), z.maxLength(max, `${what}: ${tooLong(max)}.`)),
    '',
  )

/** Who took it, and the number to ask under; both may stay empty. */
export const TRACKING_FIELDS = {
  carrier: name('Carrier', SHIPMENT_MAX.carrier),
  tracking: name('Tracking number', SHIPMENT_MAX.tracking),
} as const

/** What leaves of an order: pieces by the line's id. */
export const ShipmentRequestSchema = z.object({
  lines: z
    .array(
      z.object({
        id: z.string(),
        quantity: z
          .number(PIECES)
          .check(z.int(PIECES), z.minimum(1, PIECES), z.maximum(MOST_PIECES, PIECES)),
      }),
    )
    .check(z.minLength(1, 'Please say what leaves: at least one piece.'), z.maxLength(200)),
  ...TRACKING_FIELDS,
  /** How many shipments whoever sends this has seen; whoever was faster is told of instead. */
  seen: z.optional(z.number().check(z.int(), z.nonnegative())),
})

/** The buyer is told that an order can be picked up; `again` where they were told before. */
export const ReadyRequestSchema = z.object({ again: z._default(z.boolean(), false) })
