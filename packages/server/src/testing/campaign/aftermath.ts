import { setTimeout as wait } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import type { PayPalRest } from '../paypal-rest.ts'
import type { Chance } from './chance.ts'

/** What the aftermath of a payment is made with. */
export interface AftermathTools {
  readonly chance: Chance
  /** Payments that nothing has befallen so far. */
  readonly captures: () => Promise<readonly Capture[]>
  /** Those and the ones of which some was given back. */
  readonly payments: () => Promise<readonly Capture[]>
  /** Refunds that PayPal has begun and not ended. */
  readonly pendingRefunds: () => Promise<readonly string[]>
  readonly rest: PayPalRest
  /** A control call of PayPal's. */
  readonly control: (path: string, body: object) => Promise<unknown>
  /** Words of `npm run orders`; what goes wrong with them the shopkeeper repeats. */
  readonly orders: (...words: string[]) => Promise<void>
  /** The order number of a capture in the books. */
  readonly numberOf: (captureId: string) => Promise<string | undefined>
  /** Does something at the desk with a payment, and says what. */
  readonly act: (chance: Chance, captureId: string) => Promise<string | undefined>
  /** Words of `npm run orders`, killed outright after so many milliseconds. */
  readonly killed: (words: readonly string[], afterMs: number) => Promise<void>
  readonly count: (name: string) => void
}

interface Capture {
  readonly id: string
  readonly orderId: string
}

type Deed = (tools: AftermathTools, capture: Capture) => Promise<unknown>

const MOMENT_MS = 800

/** What happens to payments later, and how often, of each thirteen. */
const DEEDS: readonly (readonly [weight: number, deed: readonly [name: string, deed: Deed]])[] = [
  [3, ['refund by the shop', refundByShop]],
  [1, ['refund killed', killRefund]],
  [1, ['refund that fails later', failRefund]],
  [2, ['refund at PayPal', refundAtPayPal]],
  [2, ['reversal', reverse]],
  [2, ['dispute', dispute]],
  [2, ['money of a lost order', payLostOrder]],
]

/** Lets something happen to one of the payments that were made. */
export async function befall(tools: AftermathTools): Promise<void> {
  const captures = await tools.captures()
  const capture = captures[tools.chance.whole(0, captures.length - 1)]
  if (capture === undefined) return
  const [name, deed] = tools.chance.pick(DEEDS)
  tools.count(name)
  await deed(tools, capture)
}

async function refundByShop({ orders, numberOf, chance }: AftermathTools, { id }: Capture) {
  const orderNumber = await numberOf(id)
  if (orderNumber !== undefined) await orders('refund', orderNumber, ...part(chance))
}

/** Node needs some of this time to start. */
const KILL_AFTER_MS = [300, 3000] as const

async function killRefund({ killed, numberOf, chance }: AftermathTools, { id }: Capture) {
  const orderNumber = await numberOf(id)
  if (orderNumber === undefined) return
  const words = chance.in(0.5)
    ? ['refund', orderNumber, ...part(chance)]
    : ['cancel', orderNumber, 'the campaign']
  await killed(words, chance.whole(...KILL_AFTER_MS))
}

const LOST_ANSWER = { kind: 'drops', moment: 'after' }

/** Some acts at the desk about one payment, each of which may get no answer; how many. */
export async function workAtDesk(tools: AftermathTools): Promise<number> {
  const { payments, chance, act, control, count } = tools
  const all = await payments()
  const capture = all[chance.whole(0, all.length - 1)]
  if (capture === undefined) return 0
  const { id } = capture
  let known = 0
  for (let left = chance.whole(1, 4); left > 0; left -= 1) {
    if (chance.in(0.2)) {
      const trouble = { call: 'refund-capture', of: id, effect: LOST_ANSWER, times: 3 }
      await control('/scenarios', trouble)
    }
    const done = await act(chance, id)
    if (done !== undefined) known += 1
    count(`desk: ${done ?? 'unknown payment'}`)
  }
  return known
}

function part(chance: Chance): readonly string[] {
  return chance.in(0.5) ? ['1.00'] : []
}

async function failRefund(tools: AftermathTools, capture: Capture): Promise<void> {
  const { control, pendingRefunds, chance } = tools
  const effect = { kind: 'ends', status: 'PENDING' }
  await control('/scenarios', { call: 'refund-capture', of: capture.id, effect })
  await refundByShop(tools, capture)
  await wait(MOMENT_MS)
  for (const id of await pendingRefunds()) {
    const status = chance.in(0.6) ? 'FAILED' : 'COMPLETED'
    await control(`/refunds/${id}/settle`, { status })
  }
}

async function refundAtPayPal({ rest, chance }: AftermathTools, { id }: Capture) {
  const amount = { currency_code: 'USD', value: '1.00' }
  await rest(`/v2/payments/captures/${id}/refund`, chance.in(0.5) ? { amount } : {})
}

async function reverse({ control, chance }: AftermathTools, capture: Capture): Promise<void> {
  const { id, orderId: of } = capture
  const effect = { kind: 'lags', status: 'COMPLETED' }
  if (chance.in(0.5)) await control('/scenarios', { call: 'get-order', of, effect })
  await control(`/captures/${id}/reverse`, {})
}

async function dispute({ control, chance }: AftermathTools, { id }: Capture): Promise<void> {
  const resource = {
    dispute_id: `PP-D-${chance.whole(1, 1_000_000_000)}`,
    disputed_transactions: [{ seller_transaction_id: id }],
    reason: 'UNAUTHORISED',
  }
  const tell = (type: string, more: object) =>
    control('/events', { type: `CUSTOMER.DISPUTE.${type}`, resource: { ...resource, ...more } })
  await tell('CREATED', { status: 'OPEN', update_time: new Date().toISOString() })
  if (chance.in(0.4)) return
  await wait(MOMENT_MS)
  await tell('RESOLVED', { status: 'RESOLVED', update_time: new Date().toISOString() })
}

/** An order of the shop's that is not in its books, as after a backup was restored. */
async function payLostOrder({ rest, control }: AftermathTools): Promise<void> {
  const { body } = await rest('/v2/checkout/orders', {
    intent: 'CAPTURE',
    purchase_units: [{ custom_id: randomUUID(), amount: { currency_code: 'USD', value: '20.00' } }],
  })
  const { id } = body
  if (typeof id !== 'string') return
  await control(`/approve/${id}`, {})
  await rest(`/v2/checkout/orders/${id}/capture`, {})
}
