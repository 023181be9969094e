import type { Order, OrderUnit, StoredCard } from '../ledger/order.ts'
import { captureAnswer } from './capture-answer.ts'
import { orderLinks } from './links.ts'
import { refundAnswer } from './refund-answer.ts'
import { timestamp } from './timestamp.ts'
import { trackerAnswer } from './tracker-answer.ts'

/** The buyer who owns the wallet here. */
const buyer = {
  name: { given_name: 'Test', surname: 'Buyer' },
  email_address: 'test-buyer@example.com',
  payer_id: 'TESTBUYER2345',
  address: { country_code: 'US' },
} as const

export const buyerPayerId = buyer.payer_id

/** The whole order, as with `Prefer: return=representation` and on GET. */
export function orderAnswer(order: Order, base: string, merchantId: string): object {
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    ...sourceAndPayer(order),
    purchase_units: order.units.map((unit) =>
      unitAnswer(unit, { base, orderId: order.id }, merchantId),
    ),
    create_time: timestamp(order.createdAt),
    update_time: timestamp(order.updatedAt),
    links: links(order, base),
  }
}

/** What create answers without the representation. */
export function minimalOrderAnswer(order: Order, base: string): object {
  return {
    id: order.id,
    status: order.status,
    ...sourceAndPayer(order),
    links: links(order, base),
  }
}

/** What capture answers without the representation: the payments, but not the whole order. */
export function minimalCapturedOrderAnswer(order: Order, base: string): object {
  return {
    ...minimalOrderAnswer(order, base),
    purchase_units: order.units.map((unit) => ({
      reference_id: unit.request.reference_id ?? 'default',
      ...(unit.request.shipping && { shipping: unit.request.shipping }),
      ...payments(unit, base),
    })),
  }
}

function links(order: Order, base: string): object[] {
  const viaWallet = order.paymentSource?.paypal !== undefined
  return orderLinks(base, { id: order.id, status: order.status, viaWallet })
}

function unitAnswer(
  unit: OrderUnit,
  { base, orderId }: { base: string; orderId: string },
  merchantId: string,
): object {
  const orderHref = `${base}/v2/checkout/orders/${orderId}`
  return {
    ...unit.request,
    reference_id: unit.request.reference_id ?? 'default',
    payee: { merchant_id: merchantId },
    ...shipping(unit, orderHref),
    ...payments(unit, base),
  }
}

/** Where it goes, with what travels there. */
function shipping({ request, trackers }: OrderUnit, orderHref: string): object {
  if (trackers.length === 0) return {}
  const told = trackers.map((tracker) => trackerAnswer(tracker, orderHref))
  return { shipping: { ...request.shipping, trackers: told } }
}

function payments({ captures }: OrderUnit, base: string): object {
  if (captures.length === 0) return {}
  const refunds = captures.flatMap((capture) => capture.refunds)
  return {
    payments: {
      captures: captures.map((capture) => captureAnswer(capture, base)),
      ...(refunds.length > 0 && { refunds: refunds.map((refund) => refundAnswer(refund, base)) }),
    },
  }
}

function sourceAndPayer(order: Order): object {
  const { approval } = order
  if (approval?.source === 'card') return { payment_source: { card: cardAnswer(approval.card) } }
  if (approval) return { payment_source: { paypal: walletAnswer() }, payer: buyer }
  return order.paymentSource?.paypal ? { payment_source: { paypal: {} } } : {}
}

function walletAnswer(): object {
  const { payer_id: account_id, ...rest } = buyer
  return { ...rest, account_id, account_status: 'VERIFIED' }
}

function cardAnswer(card: StoredCard): object {
  return {
    name: card.name,
    last_digits: card.lastDigits,
    expiry: card.expiry,
    brand: card.brand,
    available_networks: [card.brand],
    type: 'UNKNOWN',
    ...(card.billingAddress && { billing_address: card.billingAddress }),
  }
}
