import { dayPlus, newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OrderDatabase } from '../../database/order-database.ts'
import { findOrder } from '../../orders/find-order.ts'
import { readHistory } from '../../orders/order-history.ts'
import { eventually } from '../../testing/eventually.ts'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../../testing/open-shop.ts'
import { orderMail, readOutbox } from '../../testing/read-mail.ts'
import { SAMPLE_CERTIFICATE, SAMPLE_DOCUMENT } from '../../testing/sample-certificate.ts'
import { SAMPLE_FORM, sampleRequest } from '../../testing/sample-order.ts'
import { readExemptionsCommand } from './read-exemptions-command.ts'
import { runExemptionsCommand } from './run-exemptions-command.ts'

const UNKNOWN = 'We know no approved certificate with this code for this e-mail address.'

/** The sample order: 48.10 and 15.00 shipping, 63.10 when nothing is taxed. */
function exemptRequest(code: string | undefined, form = SAMPLE_FORM) {
  const { orderData } = sampleRequest(undefined, form)
  const exemption = code === undefined ? {} : { exemption: code }
  const untaxed = { ...orderData, ...exemption, tax: '0.00', total: '63.10' }
  return { amount: '63.10', currency: 'USD', orderData: untaxed }
}

test('a command needs its code, and a refusal its reason', () => {
  expect(() => readExemptionsCommand(['approve'])).toThrow('needs the code of a certificate')
  expect(() => readExemptionsCommand(['refuse', 'EX-7K3Q9XWD'])).toThrow('Please say why')
  expect(() => readExemptionsCommand(['list', 'EX-7K3Q9XWD'])).toThrow('does not take')
  expect(() => readExemptionsCommand(['grant'])).toThrow('There is no command "grant".')
})

onEachDatabase((newDatabase) => {
  let payPal: TestPayPal
  let shop: TestShop
  let database: OrderDatabase
  let dataDir: string

  beforeEach(async () => {
    payPal = await openPayPal()
    const settings = await newDatabase()
    dataDir = settings.dataDir
    shop = await openShop(settings, payPal)
    database = shop.books.database
  })

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  async function run(...words: string[]) {
    const command = readExemptionsCommand(words)
    if (command === undefined) throw new Error('help needs no database')
    const said = await runExemptionsCommand(database, command, new Date())
    return said.toString()
  }

  async function offer(change: object = {}): Promise<string> {
    const { body } = await shop.fn('offer-exemption', { ...SAMPLE_CERTIFICATE, ...change })
    return String(body['code'])
  }

  const check = async (code: string, change: object = {}) =>
    (
      await shop.fn('check-exemption', {
        code,
        email: 'ada@example.com',
        state: 'NJ',
        pickup: false,
        ...change,
      })
    ).body

  async function create(request: object): Promise<string> {
    const { status, body } = await shop.fn('create-paypal-order', request)
    if (status !== 200) return String(body['error'])
    return String(body['orderID'])
  }

  async function pay(orderID: string) {
    await payPal.control(`/approve/${orderID}`, {})
    await shop.fn('capture-paypal-order', { orderID })
    return findOrder(shop.books, { payPalOrderId: orderID })
  }

  test('a certificate exempts from its approval on, its buyer and its state alone', async () => {
    const code = await offer()
    expect(await check(code)).toEqual({
      problem: 'We have not approved this certificate yet. Until then tax is charged.',
    })
    expect(await run('approve', code)).toBe(`${code} is approved; its buyer is told by mail.\n`)
    expect(await check(code)).toMatchObject({ exemption: { code, state: 'NJ' } })
    expect(await check(code, { state: 'PA' })).toHaveProperty('problem')
    // What is picked up is sold in New Jersey.
    expect(await check(code, { state: 'PA', pickup: true })).toHaveProperty('exemption')
    expect(await check(code, { email: 'bob@example.com' })).toEqual({ problem: UNKNOWN })
    expect(await check('EX-22222222')).toEqual({ problem: UNKNOWN })
  })

  test('an exempt order is paid without tax, and freezes the certificate', async () => {
    const code = await offer()
    await run('approve', code)
    const order = await pay(await create(exemptRequest(code)))
    expect(order?.status).toBe('paid')
    expect(order?.totals).toMatchObject({ taxCents: 0, totalCents: 6310 })
    expect(order?.tax).toMatchObject({
      rateThousandths: 0,
      baseCents: 0,
      exemption: { code, certificateNumber: '123-456-789/000', state: 'NJ' },
    })
    const number = order?.orderNumber ?? ''
    const { text } = await shop.orders('show', number)
    expect(text).toContain('Tax (exempt): $0.00')
    expect(text).toContain(
      `Exempt by certificate ${code}, number 123-456-789/000, for NJ: Resale (New Jersey: ST-3;`,
    )
    expect((await shop.orders('export', '--csv')).text).toContain(`,0%,0.00,${code},open,,\r\n`)
    expect((await orderMail(dataDir, number, 'confirmation')).text).toContain('Tax (exempt)')
  })

  test('nobody makes himself exempt', async () => {
    const offered = await offer()
    const approved = await offer()
    await run('approve', approved)
    const sentences = await Promise.all([
      create(exemptRequest(undefined)),
      create(exemptRequest(offered)),
      create(exemptRequest('EX-22222222')),
      create(exemptRequest(approved, { ...SAMPLE_FORM, email: 'bob@example.com' })),
    ])
    expect(sentences[0]).toMatch(/3\.85/)
    expect(sentences[1]).toMatch(/not approved/)
    expect(sentences[2]).toBe(UNKNOWN)
    expect(sentences[3]).toBe(UNKNOWN)
  })

  test('an expired certificate, and one for another state, leave the tax on', async () => {
    const yesterday = dayPlus(newJerseyDay(new Date()), -1)
    const expired = await offer({ validTo: yesterday })
    await run('approve', expired)
    expect(await create(exemptRequest(expired))).toMatch(/has expired/)
    expect(await run('list')).toMatch(/EX-\w{8} {2}expired/)
    const code = await offer({ state: 'PA' })
    await run('approve', code)
    expect(await create(exemptRequest(code))).toMatch(/deliveries to another state/)
  })

  test('an order outlives the withdrawal of its certificate, and its history says so', async () => {
    const code = await offer()
    await run('approve', code)
    const orderID = await create(exemptRequest(code))
    await run('withdraw', code, 'the permit was revoked')
    const order = await pay(orderID)
    expect(order).toMatchObject({ status: 'paid', totals: { taxCents: 0, totalCents: 6310 } })
    const history = await readHistory(shop.books, order?.id ?? '')
    expect(history.map(({ note }) => note)).toContain(
      `certificate ${code} was withdrawn; the order keeps the tax it was placed with`,
    )
    expect(await create(exemptRequest(code))).toBe(UNKNOWN)
    expect(await run('show', code)).toMatch(/withdrawn {2}the permit was revoked/)
    const done = await database.selectFrom('staff_actions').selectAll().orderBy('at').execute()
    expect(done).toMatchObject([
      { actor: 'command line', deed: 'approved certificate', subject: code },
      { actor: 'command line', deed: 'withdrawn certificate', subject: code },
    ])
  })

  test('an approval names the orders that were taxed before, and how to give the tax back', async () => {
    const taxed = await pay(await create(sampleRequest()))
    await pay(await create(sampleRequest(undefined, { ...SAMPLE_FORM, email: 'bob@example.com' })))
    const code = await offer()
    const said = await run('approve', code)
    expect(said.match(/npm run .*/g)).toEqual([
      `npm run orders -- refund ${taxed?.orderNumber ?? ''} 3.85 --tax`,
    ])
  })

  test('of an order that was given back in part an approval names the tax that is left', async () => {
    const number = (await pay(await create(sampleRequest())))?.orderNumber ?? ''
    // 0.58 of 3.85 went back with it.
    await shop.orders('refund', number, '10.00')
    const code = await offer()
    expect(await run('approve', code)).toContain(`refund ${number} 3.27 --tax\n`)
    expect((await shop.orders('refund', number, '3.27', '--tax')).isDone).toBe(true)
    await run('withdraw', code, 'by mistake')
    expect(await run('approve', code)).not.toContain(number)
  })

  test('what was decided is not decided again', async () => {
    const code = await offer()
    await expect(run('withdraw', code, 'no')).rejects.toThrow(
      `${code} is offered: it cannot be withdrawn now.`,
    )
    await run('refuse', code, 'the certificate is not signed')
    await expect(run('refuse', code, 'again')).rejects.toThrow('it cannot be refused now.')
    await expect(run('show', 'EX-22222222')).rejects.toThrow('There is no certificate EX-22222222.')
  })

  test('the signed file comes out as it went in', async () => {
    const code = await offer()
    expect(await run('document', code.toLowerCase())).toBe(SAMPLE_DOCUMENT.toString())
  })

  test('the business is told of a new certificate, its buyer of the decision and its reason', async () => {
    const code = await offer()
    await run('refuse', code, 'the certificate is not signed')
    const names = [`${code}-offered-1.eml`, `${code}-refused-2.eml`]
    await eventually(async () => expect([...(await readOutbox(dataDir)).keys()]).toEqual(names))
    const [offered, refused] = [...(await readOutbox(dataDir)).values()]
    expect(offered?.headers.get('to')).toBe('orders@millrun.example')
    expect(offered?.headers.get('reply-to')).toBe('ada@example.com')
    expect(offered?.text).toContain(`npm run exemptions -- approve ${code}`)
    expect(refused?.headers.get('to')).toBe('ada@example.com')
    expect(refused?.text).toContain('The reason: the certificate is not signed')
  })
})
