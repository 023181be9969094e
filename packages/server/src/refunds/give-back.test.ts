import { afterEach, beforeEach, expect, test } from 'vitest'
import { readOrder } from '../orders/find-order.ts'
import type { Order } from '../orders/order.ts'
import { openTermsShop, type TermsShop } from '../terms/testing/open-terms-shop.ts'
import { eventually } from '../testing/eventually.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { beginRefund } from './begin-refund.ts'
import { giveBack } from './give-back.ts'
import { startPendingRefunds } from './pending-refunds.ts'
import { type Refund, type RefundStore, refundStore } from './refund-store.ts'

onEachDatabase((newDatabase) => {
  let clock: { now: Date }
  let open: TermsShop
  let refunds: RefundStore

  beforeEach(async () => {
    clock = { now: new Date('2026-11-26T17:00:00.000Z') }
    open = await openTermsShop(await newDatabase(), clock)
    refunds = refundStore(open.shop.books.database, () => clock.now)
    await open.grant('5000.00')
  })

  afterEach(() => open.close())

  const again = ({ id }: Order) => readOrder(open.desk.till.books, id)

  /** A refund of $10.00 that is written down and not carried out. */
  async function begun(order: Order): Promise<Refund> {
    const wish = { order, cents: 1000, isAgain: false }
    const beginning = { wish, captureId: undefined, number: 1, cents: 1000, lines: [] }
    const refund = await beginRefund(open.desk.till.books, refunds, beginning)
    if ('sentence' in refund) throw new Error(refund.sentence)
    return refund
  }

  test('a refund that another finishes between two looks at the books counts once', async () => {
    const order = await open.placed()
    const refund = await begun(order)
    await open.markPaid(order.orderNumber, '2026-11-26')
    let looks = 0
    const overtaken: RefundStore = {
      ...refunds,
      async list(orderId) {
        const rows = await refunds.list(orderId)
        looks += 1
        if (looks === 1) await giveBack(open.desk.till, refunds, await again(order), refund)
        return rows
      },
    }
    // It was read before it was paid, so the books are looked at once more.
    expect(await giveBack(open.desk.till, overtaken, order, refund)).toMatchObject({ ok: true })
    expect(looks).toBeGreaterThan(0)
    expect(await again(order)).toMatchObject({ status: 'paid', refundedCents: 1000 })
    expect(await refunds.list(order.id)).toMatchObject([{ status: 'done', cents: 1000 }])
  })

  test('a refund that another finishes while it is taken up again counts once', async () => {
    const order = await open.placed()
    const refund = await begun(order)
    clock.now = new Date('2026-11-26T17:06:00.000Z')
    let claims = 0
    const overtaken: RefundStore = {
      ...refunds,
      async claimOpen() {
        const claimed = await refunds.claimOpen()
        claims += 1
        if (claims === 1) await giveBack(open.desk.till, refunds, order, refund)
        return claimed
      },
    }
    const rounds = startPendingRefunds(open.desk.till, overtaken)
    await eventually(() => expect(claims).toBeGreaterThan(1))
    await rounds.stop()
    expect(await again(order)).toMatchObject({ status: 'on_terms', refundedCents: 1000 })
  })
})
