import type { PricedLine } from '../price-order.ts'
import type { DayRange, Delivery, TruckAnswers } from '../delivery/delivery.ts'
import { deliveryOf } from '../delivery/delivery-of.ts'
import { leadTimeOf } from '../delivery/lead-times.ts'
import { newJerseyDay } from '../delivery/new-jersey-day.ts'
import { shippingWindow } from '../delivery/shipping-window.ts'
import { shippedLine } from './shipped-line.ts'

interface Placing {
  readonly isPickup: boolean
  readonly placedAt: Date
  /** What the buyer answered about a truck, if it was asked. */
  readonly truck: TruckAnswers | undefined
}

/** What an order is promised with. */
export interface PromisedDelivery {
  readonly delivery: Delivery
  readonly window: DayRange
  /** Undefined where no truck comes. */
  readonly truck: TruckAnswers | undefined
}

/**
 * How an order travels and when it ships, as of the moment of placing. The checkout says the same from the same rules;
 * a buyer who stayed there past a cut-off saw the window of before, and the order has that of its own moment.
 */
export function orderDelivery(
  lines: readonly PricedLine[],
  { isPickup, placedAt, truck }: Placing,
): PromisedDelivery {
  const shipped = lines.map((line) => shippedLine(line, line.quantity))
  const delivery = deliveryOf(shipped, { isPickup, day: newJerseyDay(placedAt) })
  return {
    delivery,
    window: shippingWindow(placedAt, leadTimeOf(lines)),
    truck: delivery.mode === 'freight' ? truck : undefined,
  }
}
