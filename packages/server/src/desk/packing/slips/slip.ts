import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import { TRUCK_NEEDS } from '@millrun/commerce/delivery/delivery-words'
import { windowText } from '@millrun/commerce/delivery/shipping-window'
import { orderDate } from '@millrun/commerce/order-date'
import { answersText } from '@millrun/commerce/promise/delivery-text'
import { destination } from '../../../mail/order-text.ts'
import { cartonText } from '../../../orders/memory/carton-text.ts'
import type { Order } from '../../../orders/order.ts'
import type { LeftLine } from '../../../shipments/left-lines.ts'
import { cutWords } from './cut-words.ts'

/** A line to be packed. */
export interface SlipLine {
  readonly item: string
  readonly title: string
  /** Pieces that are still to be sent, and how many were bought. */
  readonly left: number
  readonly bought: number
  /** What the saw does, in words. */
  readonly cut: string | undefined
}

/** What stands on the packing slip of an order: everything but money. */
export interface Slip {
  readonly orderNumber: string
  readonly shipTo: { readonly title: string; readonly lines: readonly string[] }
  /** Names and values: when it was placed, when it is to leave, what the buyer's papers call it. */
  readonly facts: readonly (readonly [string, string])[]
  readonly lines: readonly SlipLine[]
  readonly cartons: readonly string[]
  /** What a truck and its driver need; empty where none comes. */
  readonly truck: readonly string[]
}

/** The packing slip of an order with the days that hold now, and what is left to send of it. */
export function slipOf(order: Order, left: readonly LeftLine[]): Slip {
  const { orderNumber, customer, isPickup } = order
  const { title, lines } = destination(order)
  return {
    orderNumber,
    shipTo: { title, lines: isPickup ? lines.slice(0, 1) : [...lines, customer.phone] },
    facts: factsOf(order),
    lines: left.map((one) => ({
      item: one.line.item,
      title: one.line.title,
      left: one.left,
      bought: one.line.quantity,
      cut: cutWords(one.line.id),
    })),
    cartons: cartonsOf(order),
    truck: truckOf(order),
  }
}

function factsOf({ createdAt, window, references, delivery, isPickup }: Order): Slip['facts'] {
  const { poNumber, jobName } = references
  const leaves = isPickup ? 'Ready' : 'Leaves'
  return [
    ['Placed', orderDate(createdAt)],
    ...(window === undefined
      ? []
      : [
          [leaves, windowText(window)] as const,
          ['At the latest', dayInWords(window.to, true)] as const,
        ]),
    ['Goes', MODE_WORDS[isPickup ? 'pickup' : (delivery?.mode ?? 'parcel')]],
    ...(jobName === '' ? [] : [['Job', jobName] as const]),
    ...(poNumber === '' ? [] : [['PO number', poNumber] as const]),
  ]
}

const MODE_WORDS = {
  letter: 'As a letter',
  parcel: 'By parcel',
  freight: 'By truck',
  pickup: 'Picked up',
} as const

/** What goes into which package, as it was planned when the order was placed. */
function cartonsOf({ delivery, lines }: Order): readonly string[] {
  return (delivery?.cartons ?? []).map((carton) => {
    const holds = carton.holds.map(({ lineId, pieces }) => {
      const item = lines.find(({ id }) => id === lineId)?.item ?? lineId
      return `${pieces} x ${item}`
    })
    return `${cartonText(carton)}: ${holds.join(', ')}${carton.count > 1 ? ' in each' : ''}`
  })
}

function truckOf({ delivery, truck, isPickup, customer }: Order): readonly string[] {
  if (isPickup || delivery?.mode !== 'freight') return []
  const answers = truck === undefined ? [] : [`${answersText(truck)}.`]
  return [...answers, `Call before delivery: ${customer.phone}`, ...TRUCK_NEEDS]
}
