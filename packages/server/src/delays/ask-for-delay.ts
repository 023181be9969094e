import { randomUUID } from 'node:crypto'
import { dayInWords, newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { putMail } from '../mail/mail-outbox.ts'
import { holdRow, noteOrder } from '../orders/note-order.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import { newPageToken } from '../orders/page-token.ts'
import { done, fail, type Outcome } from '../outcome.ts'
import { listDelays } from './delay-store.ts'
import { delayTerms } from './delay-terms.ts'

interface Question {
  /** The new last day, in New Jersey: `2026-12-18`. */
  readonly newDay: string
  readonly reason: string
}

/** Asks the buyer of a paid order to agree to a later day, by mail (16 CFR 435.2). */
export function askForDelay(
  books: OrderBooks,
  { id, orderNumber, window, customer }: Order,
  { newDay, reason }: Question,
): Promise<Outcome> {
  const promisedTo = window?.to
  if (promisedTo === undefined) {
    return Promise.resolve(fail(`Order ${orderNumber} was placed without a promised day.`))
  }
  if (customer.email === '') {
    return Promise.resolve(fail(`The buyer of order ${orderNumber} was forgotten.`))
  }
  return books.database.transaction().execute(async (transaction) => {
    const { status, shipped_at: shippedAt } = await holdRow(transaction, id)
    if (status !== 'paid') return fail(`Order ${orderNumber} is ${status}, and not to be shipped.`)
    if (shippedAt !== null) return fail(`Order ${orderNumber} has shipped.`)
    const earlier = await listDelays(transaction, id)
    const { asked, agreedTo } = delayTerms(promisedTo, earlier)
    const latest = asked.at(-1)
    if (asked.some(({ answer }) => answer === 'cancel')) {
      return fail(`The buyer has cancelled: refund ${orderNumber}`)
    }
    if (latest?.answer === undefined && latest?.silence === 'refund') {
      return fail(
        `The buyer has until ${dayInWords(latest.answerBy)} to answer about ${dayInWords(latest.newDay)}.`,
      )
    }
    const at = books.now()
    if (newDay <= agreedTo || newDay < newJerseyDay(at)) {
      return fail(`The new day must be later than ${dayInWords(agreedTo)}, and not over.`)
    }
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
    return done(
      `The buyer of order ${orderNumber} is asked to wait until ${dayInWords(newDay, true)}.`,
    )
  })
}
