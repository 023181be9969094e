import type { Staff } from '@millrun/commerce/desk/desk-api'
import type { RefundRequest } from '@millrun/commerce/desk/money/refund-wish'
import { centsToAmount } from '@millrun/commerce/dollars'
import { decideRequest } from '../../desk/money/decide-request.ts'
import { cancelAtDesk, refundAtDesk } from '../../desk/money/refund-at-desk.ts'
import { listRequests } from '../../desk/money/refund-requests.ts'
import { findOrder } from '../../orders/find-order.ts'
import type { Order } from '../../orders/order.ts'
import type { Outcome } from '../../outcome.ts'
import { decideReview } from '../../payments/decide-review.ts'
import type { Till } from '../../payments/till.ts'
import type { Chance } from './chance.ts'

const OWNER: Staff = { email: 'owner@millrun.example', role: 'owner' }
const MANAGER: Staff = { email: 'manager@millrun.example', role: 'manager' }

interface Acting {
  readonly till: Till
  readonly chance: Chance
  readonly order: Order
  readonly staff: Staff
}

type Act = (acting: Acting) => Promise<Outcome | undefined>

/** What people do at the desk with a payment, and how often. */
const ACTS: readonly (readonly [weight: number, act: readonly [name: string, act: Act]])[] = [
  [5, ['pieces refunded', refundPieces]],
  [3, ['amount refunded', refundAmount]],
  [1, ['all refunded', refundAll]],
  [2, ['order cancelled', cancel]],
  [2, ['review accepted', accept]],
  [2, ['second person', decideWish]],
]

/** Does one of them, as an owner or a manager; whoever gets no answer tries twice more. */
export async function actAtDesk(
  till: Till,
  chance: Chance,
  captureId: string,
): Promise<string | undefined> {
  const mentioned = { captureId, payPalOrderId: undefined, orderId: undefined }
  const staff = chance.in(0.5) ? OWNER : MANAGER
  const [name, act] = chance.pick(ACTS)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const order = await findOrder(till.books, mentioned)
    if (order === undefined) return undefined
    const outcome = await act({ till, chance, order, staff })
    if (outcome?.ok !== false) return name
  }
  return `${name}, refused`
}

function refund({ till, order, staff, chance }: Acting, wish: Partial<RefundRequest>) {
  const asked = { restock: chance.in(0.5), cancel: false, again: chance.in(0.5), ...wish }
  return refundAtDesk(till, order, { reason: 'the campaign', ...asked }, staff)
}

async function refundPieces(acting: Acting): Promise<Outcome | undefined> {
  const { order, chance } = acting
  const line = order.lines[chance.whole(0, order.lines.length - 1)]
  if (line === undefined) return undefined
  const quantity = chance.whole(1, line.quantity)
  return refund(acting, { lines: [{ id: line.id, quantity }], cancel: chance.in(0.3) })
}

function refundAmount(acting: Acting): Promise<Outcome> {
  const { order, chance } = acting
  const amount = centsToAmount(chance.whole(1, order.totals.totalCents))
  return refund(acting, { amount, restock: false })
}

function refundAll(acting: Acting): Promise<Outcome> {
  return refund(acting, {})
}

function cancel({ till, order, staff }: Acting): Promise<Outcome> {
  return cancelAtDesk(till, order, 'the campaign', staff)
}

/** A record that lags may show money that went back long ago: only what does not fit by its sum is accepted. */
async function accept({ till, order, staff }: Acting): Promise<Outcome | undefined> {
  const { status, hold, capturedCents, totals } = order
  const isOff = capturedCents !== totals.totalCents
  if (status !== 'needs_review' || hold !== undefined || !isOff) return undefined
  return decideReview(till, order, { is: 'accept', reason: 'the campaign', actor: staff })
}

async function decideWish({ till, chance }: Acting): Promise<Outcome | undefined> {
  const [request] = await listRequests(till.books.database, { isOpen: true })
  if (request === undefined) return undefined
  const decision = chance.in(0.7) ? 'approve' : 'refuse'
  return decideRequest(till, request.id, decision, OWNER)
}
