import { randomUUID } from 'node:crypto'
import { isClosed, openDayFrom } from '@millrun/commerce/delivery/closed-days'
import { dayInWords, newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { inTransaction } from '../database/in-transaction.ts'
import { type Actor, keepAction } from '../desk/staff-actions.ts'
import { putMail } from '../mail/mail-outbox.ts'
import { holdRow, noteOrder } from '../orders/note-order.ts'
import { stands } from '@millrun/commerce/desk/order-status'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import { newPageToken } from '../orders/page-token.ts'
import { done, fail, type Outcome } from '../outcome.ts'
import { listDelays } from './delay-store.ts'
import { delayTerms, type DelayTerms } from './delay-terms.ts'

interface Question {
  /** The new last day, in New Jersey: `2026-12-18`. */
  readonly newDay: string
  readonly reason: string
}

/** Asks the buyer of an order to agree to a later day, by mail (16 CFR 435.2). */
export function askForDelay(
  books: OrderBooks,
  { id, orderNumber, window, customer }: Order,
  { newDay, reason }: Question,
  actor: Actor,
): Promise<Outcome> {
  const promisedTo = window?.to
  if (promisedTo === undefined) {
    return Promise.resolve(fail(`Order ${orderNumber} was placed without a promised day.`))
  }
  if (customer.email === '') {
    return Promise.resolve(fail(`The buyer of order ${orderNumber} was forgotten.`))
  }
  return inTransaction(books.database, async (transaction) => {
    const { status, shipped_at: shippedAt, fulfilment } = await holdRow(transaction, id)
    if (!stands(status)) return fail(`Order ${orderNumber} is ${status}, and not to be shipped.`)
    if (shippedAt !== null) return fail(`Order ${orderNumber} has shipped.`)
    if (fulfilment !== 'open') {
      return fail(`Part of order ${orderNumber} has left: please write its buyer a note instead.`)
    }
    const earlier = await listDelays(transaction, id)
    const terms = delayTerms(promisedTo, earlier)
    const at = books.now()
    const refusal = unanswered(orderNumber, terms) ?? unfitDay(newDay, terms, at)
    if (refusal !== undefined) return fail(refusal)
    const number = earlier.length + 1
    await transaction
      .insertInto('delays')
      .values({
        id: randomUUID(),
        order_id: id,
        number,
        token: newPageToken(),
        promised_to: newDay,
        reason,
        asked_at: at.toISOString(),
        answer: null,
        answered_at: null,
      })
      .execute()
    await putMail(transaction, {
      orderId: id,
      kind: 'delay',
      copy: number,
      at: at.toISOString(),
    })
    await noteOrder(transaction, id, { note: `asked to wait until ${newDay}: ${reason}`, at })
    await keepAction(transaction, {
      actor,
      at,
      deed: 'asked the buyer to wait',
      subject: orderNumber,
      before: { agreedTo: terms.agreedTo },
      after: { newDay, reason },
    })
    return done(
      `The buyer of order ${orderNumber} is asked to wait until ${dayInWords(newDay, true)}.`,
    )
  })
}

/** Why its buyer cannot be asked again, as a sentence; undefined where nothing stands against it. */
function unanswered(orderNumber: string, { asked }: DelayTerms): string | undefined {
  if (asked.some(({ answer }) => answer === 'cancel')) {
    return `The buyer has cancelled: refund ${orderNumber}`
  }
  const latest = asked.at(-1)
  if (latest === undefined || latest.answer !== undefined || latest.silence !== 'refund') return
  return `The buyer has until ${dayInWords(latest.answerBy)} to answer about ${dayInWords(latest.newDay)}.`
}

/** Why a day cannot be the new last one, as a sentence; undefined for one that can. */
function unfitDay(newDay: string, { agreedTo }: DelayTerms, at: Date): string | undefined {
  if (newDay <= agreedTo || newDay < newJerseyDay(at)) {
    return `The new day must be later than ${dayInWords(agreedTo)}, and not over.`
  }
  if (!isClosed(newDay)) return undefined
  const open = dayInWords(openDayFrom(newDay), true)
  return `We are closed on ${dayInWords(newDay, true)}. The next working day is ${open}.`
}
