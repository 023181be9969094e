import { dayPlus, newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { stands } from '@millrun/commerce/desk/order-status'
import type { Order } from '../orders/order.ts'

/** A part is to be in its place before its buyer is asked. */
const WAIT_DAYS = 14
/** Nobody is asked about something of long ago, such as all orders of before there were reviews. */
const LATEST_DAYS = 30

type Left = Pick<Order, 'status' | 'hold' | 'fulfilment' | 'shippedAt' | 'window'>

/**
 * The day on which the buyer of an order is asked what they think of it: two weeks after the last day that was promised,
 * or on which the last of it left or was picked up. Undefined for an order that does not stand or has not wholly left.
 */
export function askDay({ status, hold, fulfilment, shippedAt, window }: Left): string | undefined {
  if (!stands(status) || hold !== undefined || shippedAt === undefined) return undefined
  const left = newJerseyDay(shippedAt)
  switch (fulfilment) {
    case 'picked_up':
      return dayPlus(left, WAIT_DAYS)
    case 'shipped': {
      const promised = window?.to ?? left
      return dayPlus(promised > left ? promised : left, WAIT_DAYS)
    }
    case 'open':
    case 'part':
    case 'cancelled':
      return undefined
  }
}

/** Whether the buyer of an order is to be asked on this day. */
export function isTimeToAsk(order: Left, today: string): boolean {
  const day = askDay(order)
  return day !== undefined && day <= today && today <= dayPlus(day, LATEST_DAYS)
}

/** Orders that left between these moments may be to be asked about. */
export function leftBetween(now: Date): { readonly from: string; readonly to: string } {
  const today = newJerseyDay(now)
  return {
    // What leaves early may have been promised for a day some months later.
    from: dayPlus(today, -(WAIT_DAYS + LATEST_DAYS + 92)),
    to: dayPlus(today, 1 - WAIT_DAYS),
  }
}
