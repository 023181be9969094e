import { ImportPreviewSchema } from '@millrun/commerce/desk/import-request'
import { ApplicationsSchema } from '@millrun/commerce/desk/people/applications'
import { ShownCustomerSchema } from '@millrun/commerce/desk/people/customers'
import { PriceListsSchema } from '@millrun/commerce/desk/price-lists'
import { ToldTradePricesSchema, type TradePrices } from '@millrun/commerce/trade/trade-prices'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apply as applyFor } from '../customers/trade-store.ts'
import { eraseCustomer } from '../customers/erase-customer.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { readFile } from '../exemptions/certificate.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { ADA, openAccountApi, openSessionOf } from '../testing/open-account-api.ts'
import { type DeskShop, openDeskShop } from '../testing/open-desk.ts'
import type { TestShop } from '../testing/open-shop.ts'
import { SAMPLE_DOCUMENT } from '../testing/sample-certificate.ts'
import { SAMPLE_FORM, sampleRequest } from '../testing/sample-order.ts'
import { grantPriceList } from './trade-accounts.ts'

const APPLICATION = {
  businessName: 'Turner Stairs',
  trade: 'installer',
  proof: 'license',
  number: '13VH01234500',
  states: ['NJ'],
  website: '',
  document: SAMPLE_DOCUMENT.toString('base64'),
} as const

const HEADINGS = 'list,item,family,min,price,percent'
/** M-399 costs everybody $34.99. */
const LIST = `${HEADINGS}\nTrade A,M-399,,1,32.99,\nTrade A,M-399,,24,29.99,`

/** One moment for all that is done. */
const NOON = new Date('2026-11-25T17:00:00.000Z')

onEachDatabase((newDatabase) => {
  let shop: TestShop
  let desk: DeskShop['desk']
  let close: DeskShop['close']
  let api: Awaited<ReturnType<typeof openAccountApi>>

  beforeEach(async () => {
    ;({ shop, desk, close } = await openDeskShop(await newDatabase(), { app: { now: () => NOON } }))
    api = await openAccountApi(shop.books, [ADA])
  })

  afterEach(async () => {
    await api.close()
    await close()
  })

  const manager = (method: string, path: string, body?: unknown) =>
    desk.as('manager', method, path, body)

  const create = (request: unknown) => shop.fn('create-paypal-order', request)

  async function setLists(csv: string): Promise<void> {
    const { body } = await manager('POST', '/imports', { kind: 'price-list', csv })
    const { id } = ImportPreviewSchema.parse(body)
    expect((await manager('POST', `/imports/${id}/apply`)).status).toBe(200)
  }

  async function applied(): Promise<string> {
    const file = readFile(APPLICATION.document)
    const request = { ...APPLICATION, states: [...APPLICATION.states] }
    const { id } = await applyFor(shop.books.database, ADA, request, file, NOON)
    return id
  }

  const approve = (id: string, more = {}) =>
    manager('POST', `/applications/${id}/decision`, { decision: 'approved', ...more })

  const grant = (id: string, priceList: string | null) =>
    manager('POST', `/applications/${id}/price-list`, { priceList })

  async function listOf(id: string): Promise<string | null | undefined> {
    const { body } = await manager('GET', '/applications')
    return ApplicationsSchema.parse(body).applications.find((one) => one.id === id)?.priceList
  }

  const pricesOfAda = async () =>
    ToldTradePricesSchema.parse((await api.as('a1', 'POST', '/trade-prices', {})).body).prices

  const listShown = async () =>
    ShownCustomerSchema.parse((await manager('GET', `/customer?address=${ADA.email}`)).body).account
      ?.priceList

  const deeds = async () =>
    (
      await shop.books.database
        .selectFrom('staff_actions')
        .select(['actor', 'deed', 'before', 'after'])
        .where('deed', 'like', 'price list %')
        .execute()
    ).filter(({ deed }) => deed !== 'price list set')

  const left = async () => {
    const { database } = shop.books
    return [
      await database.selectFrom('trade_accounts').select('price_list').execute(),
      await database.selectFrom('pricing_tickets').select('account_id').execute(),
    ]
  }

  test('a list that is set at the desk is charged at checkout in the same moment', async () => {
    await openSessionOf(shop.books, ADA)
    const id = await applied()
    await setLists(LIST)
    expect((await approve(id)).status).toBe(200)
    expect(await pricesOfAda()).toBeNull()
    expect(await grant(id, 'Trade A')).toEqual({
      status: 200,
      body: { sentence: 'ada@example.com buys by "Trade A" from now on.' },
    })
    const first = await pricesOfAda()
    const paid = await shop.buy(orderOf(24, first))
    expect(paid.lines[0]).toMatchObject({ quantity: 24, unitPriceCents: 2999 })
    await setLists(`${HEADINGS}\nTrade A,M-399,,1,31.99,`)
    expect((await create(orderOf(23, first))).body).toEqual({
      error:
        'Your trade prices have changed. Please open your account once to see the new ones; your cart is kept.',
    })
    const next = await shop.buy(orderOf(23, await pricesOfAda()))
    // 23 of 31.99
    expect(next.totals.subtotalCents).toBe(73_577)
  })

  test('a list is granted to approved applications alone, and taken back', async () => {
    const id = await applied()
    await setLists(LIST)
    expect(await grant(id, 'Trade A')).toEqual({
      status: 409,
      body: {
        error:
          'The application of Turner Stairs is pending: only the account of an approved one buys by a price list.',
      },
    })
    expect(await grant('none', 'Trade A')).toEqual({
      status: 404,
      body: { error: 'There is no such application.' },
    })
    await approve(id)
    expect(await grant(id, 'Trade B')).toEqual({
      status: 422,
      body: { error: 'There is no price list "Trade B".' },
    })
    expect((await manager('POST', `/applications/${id}/price-list`, {})).status).toBe(422)
    expect(await listOf(id)).toBeNull()
    await grant(id, 'Trade A')
    await grant(id, 'Trade A')
    expect(await listOf(id)).toBe('Trade A')
    const prices = await pricesOfAda()
    expect(await grant(id, null)).toMatchObject({
      body: { sentence: "ada@example.com pays everybody's prices from now on." },
    })
    expect(await listOf(id)).toBeNull()
    expect((await create(orderOf(2, prices))).status).toBe(422)
    expect(await deeds()).toMatchObject([
      {
        actor: 'manager@millrun.example',
        deed: 'price list granted',
        before: `{"prices":"everybody's prices"}`,
        after: '{"prices":"Trade A"}',
      },
      { deed: 'price list taken back', before: '{"prices":"Trade A"}' },
    ])
  })

  test('an approval chooses the list at once, or is not written at all', async () => {
    const id = await applied()
    expect(await approve(id, { priceList: 'Trade A' })).toEqual({
      status: 422,
      body: { error: 'There is no price list "Trade A".' },
    })
    expect(await deeds()).toEqual([])
    await setLists(LIST)
    expect((await approve(id, { priceList: 'Trade A' })).status).toBe(200)
    expect(await listOf(id)).toBe('Trade A')
    expect((await pricesOfAda())?.list).toBe('Trade A')
    const { body } = await manager('GET', '/price-lists')
    expect(PriceListsSchema.parse(body).lists).toMatchObject([{ name: 'Trade A', accounts: 1 }])
  })

  test('the customer at the desk says by which list they buy', async () => {
    const time = NOON.toISOString()
    const moments = {
      confirmed_at: time,
      created_at: time,
      updated_at: time,
      last_sign_in_at: null,
    }
    const account = { id: 'a1', email: ADA.email, password_hash: null, staff_role: null }
    await shop.books.database
      .insertInto('accounts')
      .values({ ...account, ...moments })
      .execute()
    expect(await listShown()).toBeNull()
    await setLists(LIST)
    await approve(await applied(), { priceList: 'Trade A' })
    expect(await listShown()).toBe('Trade A')
  })

  test('the command line lists the lists, grants one and takes it back', async () => {
    expect(await shop.trade('lists')).toBe(
      'There is no price list yet; they are set at the desk.\n',
    )
    const id = await applied()
    await setLists(LIST)
    expect(await shop.trade('lists')).toBe(
      '2026-11-25  Trade A  2 prices, set by manager@millrun.example\n',
    )
    const grantAda = () => shop.trade('grant', 'Ada@example.com', 'Trade A')
    await expect(grantAda()).rejects.toThrow('The application of Turner Stairs is pending')
    await shop.trade('approve', 'ada@example.com')
    await expect(shop.trade('grant', 'ada@example.com', 'Trade B')).rejects.toThrow(
      'There is no price list "Trade B".',
    )
    await expect(shop.trade('grant', 'ada@example.com')).rejects.toThrow('Please name the price')
    expect(await grantAda()).toBe('ada@example.com buys by "Trade A" from now on.\n')
    expect(await listOf(id)).toBe('Trade A')
    expect(await shop.trade('show', 'ada@example.com')).toContain('\nbuys by Trade A\n')
    await shop.trade('withdraw', 'ada@example.com')
    expect(await listOf(id)).toBeNull()
    expect((await deeds()).map(({ actor }) => actor)).toEqual(['command line', 'command line'])
  })

  test('a refusal ends what was granted before', async () => {
    const id = await applied()
    await setLists(LIST)
    const granted = { accountId: 'a1', priceList: 'Trade A' }
    await inTransaction(shop.books.database, (transaction) =>
      grantPriceList(transaction, granted, { actor: 'eve', at: NOON }),
    )
    const prices = await pricesOfAda()
    const reason = 'The license has ended.'
    await manager('POST', `/applications/${id}/decision`, { decision: 'refused', reason })
    expect(await pricesOfAda()).toBeNull()
    expect((await create(orderOf(2, prices))).status).toBe(422)
    expect((await deeds()).map(({ deed }) => deed)).toEqual(['price list taken back'])
  })

  test('of an account that is erased nothing is left that charges trade prices', async () => {
    const id = await applied()
    await setLists(LIST)
    await approve(id, { priceList: 'Trade A' })
    const prices = await pricesOfAda()
    const [erased] = await Promise.allSettled([
      eraseCustomer(shop.books, { email: ADA.email, accountId: 'a1' }, async () => undefined),
      grant(id, null),
      grant(id, 'Trade A'),
    ])
    expect(erased.status).toBe('fulfilled')
    expect(await left()).toEqual([[], []])
    expect((await create(orderOf(2, prices))).status).toBe(422)
    expect((await grant(id, 'Trade A')).status).toBe(404)
  })
})

/** What a browser sends that shows these prices. */
function orderOf(quantity: number, prices: TradePrices | null) {
  return sampleRequest({ 'm-399:finish=sb': quantity }, SAMPLE_FORM, prices ?? undefined)
}
