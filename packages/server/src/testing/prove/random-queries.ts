import { FULFILMENTS } from '@millrun/commerce/desk/fulfilment'
import { type OrderQuery, SHOWN_MODES } from '@millrun/commerce/desk/order-query'
import { ORDER_STATUSES } from '@millrun/commerce/desk/order-status'
import { dayPlus } from '@millrun/commerce/delivery/new-jersey-day'
import type { OrderRow } from '../../orders/order-row.ts'
import type { Chance } from '../campaign/chance.ts'

/** A search and filters as somebody at the desk may combine them; words are those of some order, or of none. */
export function randomQuery(chance: Chance, orders: readonly OrderRow[]): OrderQuery {
  const [order] = orders.slice(chance.whole(0, orders.length - 1))
  const some = <T>(share: number, value: T) => (chance.in(share) ? value : undefined)
  const from = dayPlus('2025-01-01', chance.whole(0, orders.length / 24))
  return {
    search: some(0.6, wordsOf(chance, order)),
    payment: some(0.3, [one(chance, ORDER_STATUSES), one(chance, ORDER_STATUSES)]),
    fulfilment: some(0.3, [one(chance, FULFILMENTS)]),
    mode: some(0.2, [one(chance, SHOWN_MODES)]),
    state: some(0.2, one(chance, ['NJ', 'PA', 'CA', 'WY'])),
    from: some(0.2, from),
    to: some(0.2, dayPlus(from, chance.whole(0, 60))),
    review: some(0.1, chance.in(0.5) ? 'yes' : 'no'),
  }
}

function wordsOf(chance: Chance, order: OrderRow | undefined): string {
  if (order === undefined) return 'nobody'
  const { email, phone, firstName, lastName } = customerOf(order)
  return chance.pick([
    [3, order.order_number.slice(chance.whole(0, 6))],
    [2, `${firstName} ${lastName}`],
    [2, lastName.slice(0, chance.whole(1, 4))],
    [2, email],
    [1, 'example.com'],
    [1, phone],
    [1, phone.replaceAll(/\D/g, '')],
    [1, order.po_number ?? 'PO-'],
    [1, order.capture_id ?? ''],
    [1, 'm-399'],
    [1, 'nobody has bought this'],
  ])
}

export function customerOf({ customer }: OrderRow): Readonly<Record<string, string>> & {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
} {
  return JSON.parse(customer)
}

function one<T>(chance: Chance, choices: readonly T[]): T {
  return chance.pick(choices.map((choice) => [1, choice] as const))
}
