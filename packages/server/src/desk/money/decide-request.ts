import type { Staff } from '@millrun/commerce/desk/desk-api'
import { centsToAmount } from '@millrun/commerce/dollars'
import type { Transaction } from 'kysely'
import { inTransaction } from '../../database/in-transaction.ts'
import type { OrderTables } from '../../database/order-tables.ts'
import { Refusal } from '../../http/refusal.ts'
import { readOrder } from '../../orders/find-order.ts'
import type { Order } from '../../orders/order.ts'
import { done, fail, type Outcome } from '../../outcome.ts'
import type { Till } from '../../payments/till.ts'
import { cancelOrder } from '../../refunds/cancel-order.ts'
import { finishOpenRefund, refundOrder } from '../../refunds/refund-order.ts'
import { refundStore } from '../../refunds/refund-store.ts'
import { keepAction } from '../staff-actions.ts'
import { refuseTwice } from './refund-at-desk.ts'
import { type KeptRequest, listRequests, wishOf } from './refund-requests.ts'

/** Somebody else has decided while PayPal was about to be asked. */
class DecidedMeanwhile extends Error {
  override readonly name = 'DecidedMeanwhile'
}

/** Lets a second person decide about a wish; approving gives back exactly what was asked for, once. */
export async function decideRequest(
  till: Till,
  id: string,
  decision: 'approve' | 'refuse',
  staff: Staff,
): Promise<Outcome> {
  const [request] = await listRequests(till.books.database, { id })
  if (request === undefined) throw new Refusal(404, 'There is no such request.')
  if (request.askedBy.toLowerCase() === staff.email.toLowerCase()) {
    return fail('You have asked for it yourself: please let somebody else decide.')
  }
  const order = await readOrder(till.books, request.orderId)
  if (request.decision !== null) return decided(till, order, request)
  return decision === 'refuse'
    ? refuse(till, order, request, staff)
    : approve(till, order, request, staff)
}

/** What was approved and not finished is finished; nothing else is done a second time. */
async function decided(till: Till, order: Order, request: KeptRequest): Promise<Outcome> {
  const refunds = refundStore(till.books.database, till.now)
  const refund = (await refunds.list(order.id)).find((one) => one.id === request.refundId)
  if (refund?.status === 'asked') {
    const finished = await finishOpenRefund(till, refunds, order)
    if (finished !== undefined) return finished
  }
  return fail(`${request.decidedBy ?? 'Somebody'} has ${request.decision ?? 'decided'} it before.`)
}

async function refuse(
  till: Till,
  order: Order,
  request: KeptRequest,
  staff: Staff,
): Promise<Outcome> {
  const isDecided = await inTransaction(till.books.database, async (transaction) => {
    const isOurs = await writeDecision(transaction, request, {
      decision: 'refused',
      staff,
      at: till.now(),
    })
    if (isOurs)
      await keepDecision(transaction, {
        order,
        request,
        staff,
        deed: 'refused a refund',
        at: till.now(),
      })
    return isOurs
  })
  if (!isDecided) return fail('Somebody else has decided it just now. Please look again.')
  return done(`The refund of order ${order.orderNumber} is refused; nothing goes back.`)
}

async function approve(
  till: Till,
  order: Order,
  request: KeptRequest,
  staff: Staff,
): Promise<Outcome> {
  const refunds = refundStore(till.books.database, till.now)
  const finished = await finishOpenRefund(till, refunds, order)
  if (finished !== undefined) {
    return fail(`${finished.sentence} That was begun earlier; please look again and decide then.`)
  }
  const wish = { ...wishOf(order, request), actor: staff }
  const refusal = await refuseTwice(till, wish)
  if (refusal !== undefined) return refusal
  let isFirst = true
  const onBegun = async (
    transaction: Transaction<OrderTables>,
    refund: { readonly id: string },
  ) => {
    // Of an order that was paid twice each payment goes back by itself.
    if (!isFirst) return
    isFirst = false
    const approval = { decision: 'approved', staff, at: till.now(), refundId: refund.id } as const
    if (!(await writeDecision(transaction, request, approval))) throw new DecidedMeanwhile()
    await keepDecision(transaction, {
      order,
      request,
      staff,
      deed: 'approved a refund',
      at: till.now(),
    })
  }
  try {
    return wish.cancels === 'order'
      ? await cancelOrder(till, refunds, { ...wish, why: request.wish.why, onBegun })
      : await refundOrder(till, refunds, { ...wish, onBegun })
  } catch (error) {
    if (!(error instanceof DecidedMeanwhile)) throw error
    return fail('Somebody else has decided it just now. Please look again.')
  }
}

interface Decision {
  readonly decision: 'approved' | 'refused'
  readonly staff: Staff
  readonly at: Date
  readonly refundId?: string
}

/** False when it was decided before. */
async function writeDecision(
  transaction: Transaction<OrderTables>,
  { id }: KeptRequest,
  { decision, staff, at, refundId = '' }: Decision,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('refund_requests')
    .set({
      decision,
      decided_by: staff.email,
      decided_at: at.toISOString(),
      refund_id: refundId === '' ? null : refundId,
    })
    .where('id', '=', id)
    .where('decision', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

interface Deed {
  readonly order: Order
  readonly request: KeptRequest
  readonly staff: Staff
  readonly deed: string
  readonly at: Date
}

function keepDecision(
  transaction: Transaction<OrderTables>,
  { order, request, staff, deed, at }: Deed,
): Promise<void> {
  return keepAction(transaction, {
    actor: staff,
    at,
    deed,
    subject: order.orderNumber,
    before: { request: request.id, askedBy: request.askedBy },
    after: { amount: centsToAmount(request.cents) },
  })
}
