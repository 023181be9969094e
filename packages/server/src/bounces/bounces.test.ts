import { business } from '@millrun/commerce/business'
import { BouncedMailsSchema } from '@millrun/commerce/desk/bounced-mail'
import { ShownOrderSchema } from '@millrun/commerce/desk/shown-order'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readMailsCommand } from '../commands/mails/read-mails-command.ts'
import { runMailsCommand } from '../commands/mails/run-mails-command.ts'
import { findOrder } from '../orders/find-order.ts'
import { eraseOrders } from '../retention/erase-orders.ts'
import { eventually } from '../testing/eventually.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { type DeskShop, openDeskShop } from '../testing/open-desk.ts'
import { type MailServer, openMailServer } from '../testing/open-mail-server.ts'
import type { TestShop } from '../testing/open-shop.ts'
import { SAMPLE_FORM, sampleRequest } from '../testing/sample-order.ts'
import { keepBounce } from './keep-bounce.ts'

const GONE = '550 5.1.1 no such mailbox'

onEachDatabase((newDatabase) => {
  let mailServer: MailServer
  let shop: TestShop
  let desk: DeskShop['desk']
  let close: DeskShop['close']

  beforeEach(async () => {
    mailServer = await openMailServer()
    ;({ shop, desk, close } = await openDeskShop(await newDatabase(), {
      variables: { SMTP_URL: mailServer.url },
    }))
  })

  afterEach(async () => {
    await close()
    await mailServer.close()
  })

  /** Buys; the number of the order. */
  async function buy(form: object = {}): Promise<string> {
    const request = sampleRequest(undefined, { ...SAMPLE_FORM, ...form })
    return (await shop.buy(request)).orderNumber
  }

  const list = async () =>
    BouncedMailsSchema.parse((await desk.as('shipping', 'GET', '/bounces')).body).bounces

  const bounced = () =>
    eventually(async () => {
      const bounces = await list()
      if (bounces.length === 0) throw new Error('nothing came back yet')
      return bounces
    })

  const subjects = (to: string) =>
    mailServer.received
      .filter(({ headers }) => headers.get('to') === to)
      .map(({ headers }) => headers.get('subject') ?? '')

  const said = (...words: string[]) => {
    const command = readMailsCommand(words)
    if (command === undefined) throw new Error('help needs no shop')
    return runMailsCommand(shop.books, command)
  }

  /** An order whose confirmation the mail server of its buyer refuses; the notice goes to the business. */
  async function buyUnreachable(): Promise<string> {
    mailServer.refuse(1, { why: GONE, to: 'ada@example.com' })
    return buy()
  }

  test('an address that is refused for good is a line at the desk, and an alarm', async () => {
    const orderNumber = await buyUnreachable()
    const [bounce, ...more] = await bounced()
    expect(more).toEqual([])
    expect(bounce).toMatchObject({
      address: 'ada@example.com',
      about: 'order',
      orderNumber,
      kind: 'confirmation',
      isCurrent: true,
    })
    expect(bounce?.reason).toContain(GONE)
    expect(await (await fetch(`${shop.origin}/readyz`)).json()).toMatchObject({ bouncedMails: 1 })
    await eventually(() =>
      expect(subjects(business.email)).toContain(`A mail about order ${orderNumber} came back`),
    )
    const log = shop.log.join('')
    expect(log).toContain('a mail came back')
    expect(log).not.toContain('ada@')
    expect(log).not.toMatch(/"kind":"confirmation".*mail sent/)
    expect((await said('list')).text).toContain(`ada@example.com  ${orderNumber}`)
    const shown = ShownOrderSchema.parse(
      (await desk.as('owner', 'GET', `/orders/${orderNumber}`)).body,
    )
    const told = shown.mails.find(({ kind }) => kind === 'confirmation')
    expect(told?.bounced).toContain(GONE)
  })

  test('another address gets the mail, and is where the order is written to', async () => {
    const orderNumber = await buyUnreachable()
    await bounced()
    const path = `/orders/${orderNumber}/email`
    expect((await desk.as('manager', 'POST', path, { email: 'ada@' })).body).toEqual({
      error: 'Please enter a valid email address',
    })
    expect((await desk.as('manager', 'POST', path, { email: 'ADA@example.com' })).body).toEqual({
      error: `Order ${orderNumber} has this address already: ADA@example.com.`,
    })
    expect(await desk.as('manager', 'POST', path, { email: ' ada@turner.example ' })).toEqual({
      status: 200,
      body: {
        sentence: `Order ${orderNumber} is written to at ada@turner.example now, and a mail is on its way.`,
      },
    })
    await eventually(() => expect(subjects('ada@turner.example')).toHaveLength(1))
    expect(await list()).toEqual([])
    const order = await findOrder(shop.books, { orderNumber })
    expect(order?.customer.email).toBe('ada@turner.example')
    const found = (await desk.as('owner', 'GET', '/orders?search=ada@turner')).body
    expect(found).toMatchObject({ count: 1 })
    const actions = (await desk.as('owner', 'GET', `/actions?subject=${orderNumber}`)).body
    expect(JSON.stringify(actions)).toContain('corrected an address')
    expect(JSON.stringify(actions)).not.toContain('turner.example')
  })

  test('the copy for the office comes back by itself, and is corrected by itself', async () => {
    const bills = 'bills@elan.example'
    const orderNumber = await buy({ invoiceEmail: bills })
    await eventually(() => expect(subjects(bills)).toHaveLength(1))
    const { id } = await shop.books.database
      .selectFrom('mails')
      .select('id')
      .where('kind', '=', 'invoice')
      .executeTakeFirstOrThrow()
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const { database, now } = shop.books
    const bounce = { mailId: id, address: bills, reason: 'mailbox full' }
    await keepBounce({ database, now, log }, bounce)
    expect(await list()).toMatchObject([{ kind: 'invoice', address: bills, isCurrent: true }])
    const corrected = await said('correct', orderNumber, 'office@elan.example', '--invoice')
    expect(corrected.isDone).toBe(true)
    await eventually(() => expect(subjects('office@elan.example')).toHaveLength(1))
    const order = await findOrder(shop.books, { orderNumber })
    expect(order?.customer.email).toBe('ada@example.com')
    expect(order?.references.invoiceEmail).toBe('office@elan.example')
    expect(await list()).toEqual([])
  })

  test('somebody has seen to it once', async () => {
    await buyUnreachable()
    const [bounce] = await bounced()
    const path = `/bounces/${bounce?.id ?? ''}/settled`
    expect((await desk.as('shipping', 'POST', path, {})).status).toBe(403)
    expect((await desk.as('manager', 'POST', path, {})).body).toEqual({
      sentence: 'The mail is off the list.',
    })
    expect(await desk.as('owner', 'POST', path, {})).toEqual({
      status: 409,
      body: { error: 'manager@millrun.example has seen to it already.' },
    })
    expect((await said('settle', 'nothing')).text).toBe('There is no such mail.\n')
  })

  test('a rule of the mail server against us is none against the address', async () => {
    mailServer.refuse(1, { why: '550 5.7.1 relaying denied for' })
    await buy()
    await eventually(() => expect(shop.log.join('')).toContain('a mail was not sent'))
    expect(await list()).toEqual([])
  })

  test('a buyer who is forgotten leaves no address here', async () => {
    const orderNumber = await buyUnreachable()
    await bounced()
    const { database } = shop.books
    await database
      .updateTable('orders')
      .set({ shipped_at: '2026-01-01T00:00:00.000Z', next_check_at: null })
      .where('order_number', '=', orderNumber)
      .execute()
    await eraseOrders(database, 'ada@example.com', new Date())
    expect(await database.selectFrom('bounces').selectAll().execute()).toEqual([])
    const path = `/orders/${orderNumber}/email`
    expect((await desk.as('owner', 'POST', path, { email: 'a@b.example' })).body).toEqual({
      error: `The buyer of order ${orderNumber} was forgotten.`,
    })
  })
})
