import type { KeptAddress } from '@millrun/commerce/account/kept-address'
import { KeptAddressesSchema } from '@millrun/commerce/account/kept-address'
import { KeptConflictSchema, KeptListSchema } from '@millrun/commerce/account/kept-work'
import { OwnOrdersSchema } from '@millrun/commerce/account/own-orders'
import { OwnApplicationSchema } from '@millrun/commerce/account/trade-application'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { ADA, openAccountApi } from '../testing/open-account-api.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { readOutbox } from '../testing/read-mail.ts'
import { SAMPLE_DOCUMENT } from '../testing/sample-certificate.ts'
import { SAMPLE_FORM, sampleRequest } from '../testing/sample-order.ts'

const BOB = { ...ADA, accountId: 'b1', email: 'bob@example.com' }
const HALF = { ...ADA, accountId: 'h1', owesSecondFactor: true }
const OWNER = { ...ADA, accountId: 'o1', staffRole: 'owner' as const }

const RECIPIENT = {
  firstName: 'Ada',
  lastName: 'Turner',
  phone: '(609) 555-0100',
  streetAddress: '100 N Main St',
  secondaryAddress: '',
  city: 'Trenton',
  state: 'NJ',
  zipCode: '08608',
}

const ID = '11111111-2222-4333-8444-555555555555'

const APPLICATION = {
  businessName: 'Turner Stairs',
  trade: 'installer',
  proof: 'license',
  number: '13VH01234500',
  states: ['PA', 'NJ'],
  website: '',
  document: SAMPLE_DOCUMENT.toString('base64'),
}

const addresses = (body: unknown): readonly KeptAddress[] =>
  KeptAddressesSchema.parse(body).addresses

onEachDatabase((newDatabase) => {
  let dataDir: string
  let payPal: TestPayPal
  let shop: TestShop
  let api: Awaited<ReturnType<typeof openAccountApi>>

  beforeEach(async () => {
    payPal = await openPayPal()
    const settings = await newDatabase()
    dataDir = settings.dataDir
    shop = await openShop(settings, payPal)
    api = await openAccountApi(shop.books, [ADA, BOB, HALF, OWNER])
  })

  afterEach(async () => {
    await api.close()
    await shop.close()
    await payPal.close()
  })

  async function buy(email: string): Promise<void> {
    const { body } = await shop.fn(
      'create-paypal-order',
      sampleRequest(undefined, { ...SAMPLE_FORM, email }),
    )
    await payPal.control(`/approve/${String(body['orderID'])}`, {})
    await shop.fn('capture-paypal-order', { orderID: body['orderID'] })
  }

  const orders = async (account: string, query = '') =>
    OwnOrdersSchema.parse((await api.as(account, 'GET', `/orders${query}`)).body)

  const keep = (account: string, replaces: number, content: string) =>
    api.as(account, 'PUT', `/kept/${ID}`, {
      kind: 'cart',
      jobName: 'Elm Street',
      content,
      replaces,
    })

  const put = (id: string, change: object) =>
    api.as('a1', 'PUT', `/kept/${id}`, {
      kind: 'design',
      jobName: 'Elm',
      content: '#d',
      replaces: 0,
      ...change,
    })

  const newest = async () =>
    OwnApplicationSchema.parse((await api.as('a1', 'GET', '/trade-application')).body).application

  const mail = (status: string) =>
    eventually(async () => {
      const mails = [...(await readOutbox(dataDir))]
      const found = mails.find(([name]) => name.endsWith(`-${status}.eml`))
      if (found === undefined) throw new Error('not yet')
      return found[1]
    })

  test('nobody is told anything without a session, or before the second factor', async () => {
    for (const path of ['/orders', '/addresses', '/kept', '/trade-application', '/export']) {
      expect(await api.as(undefined, 'GET', path)).toEqual({
        status: 401,
        body: { error: 'Please sign in again.' },
      })
      expect((await api.as('h1', 'GET', path)).status).toBe(403)
    }
    expect((await api.as('x', 'POST', '/erase', { email: 'x' })).status).toBe(401)
  })

  describe('orders', () => {
    test('are those of the own address however it was written, paid or tried, the newest first', async () => {
      await buy('Ada@Example.com')
      await buy('ada@example.com')
      await buy('bob@example.com')
      // Nobody tried to pay this one.
      await shop.fn('create-paypal-order', sampleRequest())
      const { orders: own, next } = await orders('a1')
      expect(own.map(({ status, total }) => [status, total])).toEqual([
        ['paid', '66.95'],
        ['paid', '66.95'],
      ])
      expect(own[0]?.lines[0]).toMatchObject({ id: 'c-2005:species=white-oak', price: '24.05' })
      expect(own[0]?.orderLink).toMatch(/^\/orders\/link#[\w-]{20,}$/)
      expect(own.map(({ placedAt }) => placedAt)).toEqual(
        own.map(({ placedAt }) => placedAt).toSorted((a, b) => b.localeCompare(a)),
      )
      expect(next).toBeUndefined()
    })

    test('come twenty at a time, each once', async () => {
      for (let count = 0; count < 21; count += 1) await buy('ada@example.com')
      const first = await orders('a1')
      expect(first.orders).toHaveLength(20)
      const second = await orders('a1', `?cursor=${first.next ?? ''}`)
      expect(second.orders).toHaveLength(1)
      expect(second.next).toBeUndefined()
      const numbers = [...first.orders, ...second.orders].map(({ orderNumber }) => orderNumber)
      expect(new Set(numbers).size).toBe(21)
      expect((await api.as('a1', 'GET', '/orders?cursor=nonsense')).status).toBe(400)
    })
  })

  describe('addresses', () => {
    test('the first is the default, another can be made it, and one is left when it goes', async () => {
      const add = (city: string, isDefault: boolean) =>
        api.as('a1', 'POST', '/addresses', { recipient: { ...RECIPIENT, city }, isDefault })
      await add('Trenton', false)
      const [first, second] = addresses((await add('Princeton', true)).body)
      expect(first).toMatchObject({ recipient: { city: 'Princeton' }, isDefault: true })
      expect(second).toMatchObject({ recipient: { city: 'Trenton' }, isDefault: false })
      const left = await api.as('a1', 'DELETE', `/addresses/${first?.id ?? ''}`)
      expect(addresses(left.body)).toEqual([{ ...second, isDefault: true }])
      expect(addresses((await api.as('b1', 'GET', '/addresses')).body)).toEqual([])
    })

    test('one is changed by its owner alone, and what is wrong is said', async () => {
      const added = await api.as('a1', 'POST', '/addresses', {
        recipient: RECIPIENT,
        isDefault: true,
      })
      const id = addresses(added.body)[0]?.id ?? ''
      const change = { recipient: { ...RECIPIENT, phone: '609 555 0199' }, isDefault: true }
      expect((await api.as('b1', 'PUT', `/addresses/${id}`, change)).status).toBe(404)
      const changed = await api.as('a1', 'PUT', `/addresses/${id}`, change)
      expect(addresses(changed.body)[0]?.recipient.phone).toBe('609 555 0199')
      expect(
        await api.as('a1', 'POST', '/addresses', {
          recipient: { ...RECIPIENT, zipCode: '' },
          isDefault: false,
        }),
      ).toEqual({ status: 422, body: { error: 'ZIP code is required' } })
      expect((await api.as('a1', 'POST', '/addresses', [])).status).toBe(422)
    })
  })

  describe('kept work', () => {
    test('is kept under its job name, and read by its owner alone', async () => {
      expect((await keep('a1', 0, 'first')).body).toMatchObject({ version: 1, content: 'first' })
      const { kept } = KeptListSchema.parse((await api.as('a1', 'GET', '/kept')).body)
      expect(kept).toEqual([
        { id: ID, kind: 'cart', jobName: 'Elm Street', version: 1, keptAt: expect.any(String) },
      ])
      expect((await api.as('b1', 'GET', `/kept/${ID}`)).status).toBe(404)
      expect((await api.as('a1', 'DELETE', `/kept/${ID}`)).body).toEqual({ kept: [] })
    })

    test('of two devices the later one does not write over what it has not seen', async () => {
      await keep('a1', 0, 'first')
      expect((await keep('a1', 1, 'second')).body).toMatchObject({ version: 2 })
      const late = await keep('a1', 1, 'third')
      expect(late.status).toBe(409)
      expect(KeptConflictSchema.parse(late.body).kept.content).toBe('second')
      expect((await keep('a1', 2, 'third')).body).toMatchObject({ version: 3, content: 'third' })
    })

    test('two accounts may use the same name', async () => {
      await keep('a1', 0, 'of Ada')
      await keep('b1', 0, 'of Bob')
      expect((await api.as('a1', 'GET', `/kept/${ID}`)).body).toMatchObject({ content: 'of Ada' })
    })

    test('what is nameless, too long or oddly named is refused', async () => {
      expect((await put(ID, { jobName: ' ' })).body).toEqual({
        error: 'Please give it a job name.',
      })
      expect((await put(ID, { content: 'x'.repeat(65_537) })).body).toEqual({
        error: 'This is too large to be kept.',
      })
      expect((await put(ID, { replaces: -1 })).status).toBe(422)
      expect((await put('elm', {})).status).toBe(404)
    })
  })

  describe('a trade application', () => {
    test('stands once, is decided by the shop, and may follow one that was refused', async () => {
      expect(await newest()).toBeUndefined()
      const sent = await api.as('a1', 'POST', '/trade-application', APPLICATION)
      expect(sent).toMatchObject({ status: 200, body: { application: { status: 'pending' } } })
      expect((await api.as('a1', 'POST', '/trade-application', APPLICATION)).status).toBe(409)
      await shop.trade('refuse', 'ada@example.com', 'the license is of another state')
      expect(await newest()).toMatchObject({
        status: 'refused',
        reason: 'the license is of another state',
        states: ['NJ', 'PA'],
      })
      await api.as('a1', 'POST', '/trade-application', APPLICATION)
      await shop.trade('approve', 'ada@example.com')
      expect(await newest()).toMatchObject({ status: 'approved' })
      expect((await newest())?.reason).toBeUndefined()
      const done = await shop.books.database.selectFrom('staff_actions').selectAll().execute()
      expect(done.map(({ actor, deed }) => `${actor} ${deed}`).toSorted()).toEqual([
        'command line approved trade application',
        'command line refused trade application',
      ])
    })

    test('is mailed to the shop, and its decision to who applied', async () => {
      await api.as('a1', 'POST', '/trade-application', APPLICATION)
      const asked = await mail('pending')
      expect(asked.headers.get('to')).toBe('orders@millrun.example')
      expect(asked.text).toContain('Stair installer. License number 13VH01234500, NJ, PA.')
      await shop.trade('refuse', 'ada@example.com', 'the license is of another state')
      const told = await mail('refused')
      expect(told.headers.get('to')).toBe('ada@example.com')
      expect(told.text).toContain('The reason: the license is of another state')
    })

    test('takes a PDF, a JPEG or a PNG by its bytes, and nothing else', async () => {
      const document = Buffer.from('<html>').toString('base64')
      const sent = await api.as('a1', 'POST', '/trade-application', { ...APPLICATION, document })
      expect(sent.status).toBe(422)
      expect(await newest()).toBeUndefined()
    })
  })

  describe('one’s own data', () => {
    test('is read as a whole', async () => {
      await buy('ada@example.com')
      await api.as('a1', 'POST', '/addresses', { recipient: RECIPIENT, isDefault: true })
      await api.as('a1', 'POST', '/trade-application', APPLICATION)
      const { body } = await api.as('a1', 'GET', '/export')
      expect(body).toMatchObject({
        account: { accountId: 'a1' },
        addresses: [{ recipient: { city: 'Trenton' } }],
        orders: [{ status: 'paid', customer: { email: 'ada@example.com' } }],
        tradeApplications: [{ business_name: 'Turner Stairs' }],
        kept: [],
        certificates: [],
      })
      expect(JSON.stringify(body)).not.toContain('pageToken')
    })

    test('is erased when its address is typed once more: orders under way wait until they are done', async () => {
      await buy('ada@example.com')
      await buy('bob@example.com')
      await api.as('a1', 'POST', '/addresses', { recipient: RECIPIENT, isDefault: true })
      expect(await api.as('a1', 'POST', '/erase', { email: 'bob@example.com' })).toEqual({
        status: 422,
        body: { error: 'To erase this account, please type its address, ada@example.com.' },
      })
      expect((await api.as('o1', 'POST', '/erase', { email: ADA.email })).status).toBe(409)
      expect(api.erased).toEqual([])
      const { body } = await api.as('a1', 'POST', '/erase', { email: ' ADA@example.com ' })
      expect(body).toEqual({ forgotten: 0, underWay: 1 })
      expect(api.erased).toEqual(['a1'])
      expect(addresses((await api.as('a1', 'GET', '/addresses')).body)).toEqual([])
      expect((await orders('b1')).orders).toHaveLength(1)
    })
  })
})
