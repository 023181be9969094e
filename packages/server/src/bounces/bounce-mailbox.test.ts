import { business } from '@millrun/commerce/business'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findServer } from '../../../../scripts/test/find-program.ts'
import { messageIdOf } from '../mail/message-id.ts'
import { eventually } from '../testing/eventually.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { canOpenMailbox, type Mailbox, openMailbox } from './testing/open-mailbox.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { startBounceMailbox } from './bounce-mailbox.ts'
import { deliveryReport } from './testing/delivery-report.ts'
import { listBounces } from './list-bounces.ts'

const dovecot = canOpenMailbox() ? findServer('dovecot') : undefined

describe.skipIf(dovecot === undefined)('the mailbox where mails come back', () => {
  onEachDatabase((newDatabase) => {
    let payPal: TestPayPal
    let shop: TestShop
    let mailbox: Mailbox

    beforeEach(async () => {
      payPal = await openPayPal()
      shop = await openShop(await newDatabase(), payPal)
      mailbox = await openMailbox(dovecot ?? '')
    })

    afterEach(async () => {
      await mailbox.close()
      await shop.close()
      await payPal.close()
    })

    /** A paid order, and the Message-ID of its confirmation. */
    async function buy() {
      const { id: orderId, orderNumber } = await shop.buy()
      const { id } = await shop.books.database
        .selectFrom('mails')
        .select('id')
        .where('kind', '=', 'confirmation')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
      return { orderNumber, messageId: messageIdOf(id) }
    }

    function open(url = mailbox.url) {
      const log: string[] = []
      const keep = (...entry: unknown[]) => void log.push(JSON.stringify(entry))
      const { database, now } = shop.books
      const desk = { database, now, log: { info: keep, warn: keep, error: keep } }
      return { watch: startBounceMailbox(url, desk), log }
    }

    test('holds what mail servers say later; all other mail stays unread', async () => {
      const { orderNumber, messageId } = await buy()
      const about = { messageId, address: 'ada@example.com' }
      await mailbox.deliver('1.report', deliveryReport({ ...about, action: 'failed' }))
      await mailbox.deliver('2.letter', `From: ada@example.com\nSubject: Hello\n\n${messageId}\n`)
      await mailbox.deliver('3.delayed', deliveryReport({ ...about, action: 'delayed' }))
      const foreign = { ...about, messageId: '<one@elsewhere.example>', action: 'failed' } as const
      await mailbox.deliver('4.foreign', deliveryReport(foreign))
      const { watch, log } = open()
      await watch.round()
      expect(await listBounces(shop.books.database)).toMatchObject([
        {
          orderNumber,
          kind: 'confirmation',
          address: 'ada@example.com',
          reason: '550 5.1.1 <ada@example.com>: no such user here',
        },
      ])
      await eventually(async () => expect(await mailbox.read()).toEqual(['1.report']))
      // The same report once more, as somebody marks it unread or another server reads it.
      await mailbox.deliver('5.report', deliveryReport({ ...about, action: 'failed' }))
      await watch.round()
      expect(await listBounces(shop.books.database)).toHaveLength(1)
      await watch.stop()
      expect(log.filter((line) => !line.includes('a mail came back'))).toEqual([])
    })

    test('says in the log when it cannot be opened', async () => {
      const { watch, log } = open(mailbox.url.replace('secret', 'wrong'))
      await watch.round()
      await watch.stop()
      expect(log.join('')).toContain('the mailbox of mails that come back cannot be read')
    })
  })
})

test('a Message-ID is of the domain that mails are sent from', () => {
  expect(messageIdOf('one')).toBe(`<one@${business.email.split('@')[1]}>`)
})
