import { type Line, readLineId } from '@millrun/catalogue/choosing/line-id'
import { business } from '@millrun/commerce/business'
import type { DeliveryMode } from '@millrun/commerce/delivery/delivery'
import { deliveryOf } from '@millrun/commerce/delivery/delivery-of'
import {
  deliverySentence,
  farSentence,
  TRUCK_NEEDS,
  truckReasons,
} from '@millrun/commerce/delivery/delivery-words'
import { leadTimeOf } from '@millrun/commerce/delivery/lead-times'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { orderBy } from '@millrun/commerce/delivery/order-by'
import { shippingWindow, windowText } from '@millrun/commerce/delivery/shipping-window'
import { shippedLine } from '@millrun/commerce/promise/shipped-line'
import { findListing } from '../catalogue/find-listing.ts'

/** A line of a cart or an order. */
export interface Bought {
  /** Product and choices. */
  readonly id: string
  readonly quantity: number
}

interface Circumstances {
  readonly isPickup: boolean
  /** When it is ordered; while nobody knows, the moment in which this script began. */
  readonly at?: Date | undefined
}

const BEGUN_AT = new Date()

/** How something gets to its buyer, in words. */
export interface WayThere {
  readonly mode: DeliveryMode
  readonly sentence: string
  /** Why it goes by truck, and what the buyer has to do then; empty unless it does. */
  readonly reasons: readonly string[]
  readonly needs: readonly string[]
  /** With its packing, in whole pounds. */
  readonly weightLb: number
  /** When it ships or is ready, without days: `2-8 business days`. */
  readonly leadTime: string
  /** First and last day on which it ships or is ready: `Mon, Nov 30 to Tue, Dec 8`. */
  readonly days: string
  /** Until when it has to be ordered for that: `by 2 PM today, New Jersey time`. */
  readonly orderBy: string
  /** What is to be said to a buyer in this state, where it is far. */
  readonly farSentence: (state: string) => string | undefined
}

/** How the lines of a cart get to their buyer; a line that names nothing we sell is not looked at. */
export function wayThere(bought: readonly Bought[], circumstances: Circumstances): WayThere {
  const lines = bought.flatMap(({ id, quantity }) => {
    const found = readLineId(id, findListing)
    return found.ok ? [{ line: found.line, quantity }] : []
  })
  return wayOfLines(lines, circumstances)
}

/** How lines get to their buyer, also those whose wood is not chosen yet. */
export function wayOfLines(
  lines: readonly { readonly line: Line; readonly quantity: number }[],
  { isPickup, at = BEGUN_AT }: Circumstances,
): WayThere {
  const shipped = lines.map(({ line, quantity }) => shippedLine(line, quantity))
  const day = newJerseyDay(at)
  const delivery = deliveryOf(shipped, { isPickup, day })
  const leadTime = leadTimeOf(lines.map(({ line }) => line))
  return {
    mode: delivery.mode,
    sentence: deliverySentence(delivery),
    reasons: truckReasons(delivery, day),
    needs: delivery.mode === 'freight' ? TRUCK_NEEDS : [],
    weightLb: Math.ceil(delivery.weightLb),
    leadTime: business.leadTimes[leadTime],
    days: windowText(shippingWindow(at, leadTime)),
    orderBy: orderBy(at),
    farSentence: (state) => farSentence(state, delivery),
  }
}
