import type { OrderQuery } from '@millrun/commerce/desk/order-query'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOrderDatabase, type OrderDatabase } from '../../database/order-database.ts'
import type { OrderRow } from '../../orders/order-row.ts'
import { chanceFrom } from '../../testing/campaign/chance.ts'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { enterManyOrders } from '../../testing/prove/many-orders.ts'
import { customerOf, randomQuery } from '../../testing/prove/random-queries.ts'
import { searchTerms } from './search-terms.ts'
import { countOrders, eachFound, findOrders, MOST_COUNTED } from './find-orders.ts'

const ORDERS = 200
const QUERIES = 500
/** More than are ever gathered before their words are asked for. */
const MANY = 4600

/** What an order is found by, worked out once. */
interface KnownOrder {
  readonly row: OrderRow
  readonly day: string
  readonly state: string | undefined
  readonly mode: string
  readonly words: string
}

function known(row: OrderRow): KnownOrder {
  const { firstName, lastName, email, phone, city = '', zipCode = '', state } = customerOf(row)
  const items = row.lines.match(/(?<="item":")[^"]+/g) ?? []
  const own = [row.order_number, row.po_number, row.job_name]
  const said = [...own, firstName, lastName, email, city, zipCode, phone.replaceAll(/\D/g, '')]
  const isPickup = row.pickup === 1
  const shipped = row.mode === 'freight' ? 'freight' : 'parcel'
  return {
    row,
    day: newJerseyDay(new Date(row.created_at)),
    state: isPickup ? 'NJ' : state,
    mode: isPickup ? 'pickup' : shipped,
    words: ` ${[...said, ...items].join(' ').toLowerCase()}`,
  }
}

/** Whether a query means an order, said once more without an index. */
function isMeant(query: OrderQuery, { row, day, state, mode, words }: KnownOrder): boolean {
  const { payment, fulfilment, mode: modes, from = day, to = day, review } = query
  return (
    (payment?.includes(row.status) ?? true) &&
    (fulfilment?.includes(row.fulfilment) ?? true) &&
    (modes?.some((one) => one === mode) ?? true) &&
    (query.state === undefined || query.state === state) &&
    from <= day &&
    day <= to &&
    (review === undefined || (review === 'yes') === (row.status === 'needs_review')) &&
    (hasWords(query.search ?? '', words) || isPaidAs(row, query.search))
  )
}

function isPaidAs({ paypal_order_id: ofOrder, capture_id: ofPayment }: OrderRow, id = 'none') {
  return ofOrder === id || ofPayment === id
}

function hasWords(search: string, words: string): boolean {
  const digits = search.replaceAll(/\D/g, '')
  if (/^[\d\s()-]{7,}$/.test(search) && words.includes(digits)) return true
  return search
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length > 1)
    .every((word) => words.includes(word.length === 2 ? ` ${word}` : word))
}

onEachDatabase((newDatabase) => {
  let database: OrderDatabase

  beforeEach(async () => {
    database = await openOrderDatabase(await newDatabase())
  })

  afterEach(() => database.destroy())

  /** That list, count and export hold the orders that a plain reading finds; how many these are. */
  async function expectFound(query: OrderQuery, orders: readonly KnownOrder[]): Promise<number> {
    const numbers = new Map(orders.map(({ row }) => [row.id, row.order_number]))
    const wanted = orders.filter((one) => isMeant(query, one)).map(({ row }) => row.order_number)
    const listed = await findOrders(database, query, { limit: orders.length })
    const exported: string[] = []
    for await (const ids of eachFound(database, query)) exported.push(...ids)
    const isSearch = searchTerms(query.search ?? '') !== undefined
    const most = MOST_COUNTED[isSearch ? 'searched' : 'filtered']
    expect({
      query,
      listed: listed.map(({ orderId }) => numbers.get(orderId)),
      exported: exported.map((id) => numbers.get(id)),
      ...(await countOrders(database, query)),
    }).toEqual({
      query,
      listed: wanted,
      exported: wanted,
      count: Math.min(wanted.length, most),
      isMore: wanted.length > most,
    })
    return wanted.length
  }

  test('list, count and export hold the same orders for 500 searches and filters', async () => {
    const rows = await enterManyOrders(database, ORDERS)
    const orders = rows.map(known).toReversed()
    const chance = chanceFrom(3)
    let found = 0
    for (let index = 0; index < QUERIES; index += 1) {
      found += await expectFound(randomQuery(chance, rows), orders)
    }
    // Queries that find nothing would agree with anything.
    expect(found).toBeGreaterThan(QUERIES * 5)
  })

  test('so do filters and words that most of many orders have, and rare words among these', async () => {
    const rows = await enterManyOrders(database, MANY)
    const orders = rows.map(known).toReversed()
    const [order] = rows.slice(40)
    const rare = order === undefined ? '' : customerOf(order).email
    for (const filter of [
      {},
      { review: 'no' },
      { from: '2025-01-02', to: '2025-07-01' },
    ] as const) {
      for (const search of [undefined, 'example.com', 'Turner', 'Tu', '(609) 555-0100', rare]) {
        const query = search === undefined ? filter : { ...filter, search }
        expect([query, await expectFound(query, orders)]).not.toEqual([query, 0])
      }
    }
  })

  test('PayPal’s ids lead to their order, whole and in letters of either size', async () => {
    const [, order] = await enterManyOrders(database, 3)
    const ofOrder = order?.paypal_order_id ?? ''
    const ofPayment = order?.capture_id ?? ''
    const found = async (search: string) =>
      (await findOrders(database, { search }, { limit: 9 })).map(({ orderId }) => orderId)
    expect(await found(ofOrder)).toEqual([order?.id])
    expect(await found(` ${ofPayment.toLowerCase()} `)).toEqual([order?.id])
    expect(await found(ofPayment.slice(1))).toEqual([])
    expect(await countOrders(database, { search: ofPayment, payment: ['capturing'] })).toEqual({
      count: 0,
      isMore: false,
    })
  })

  test('of an address or a telephone number that are alike in part, only those that are alike are found', async () => {
    const [first] = await enterManyOrders(database, 1)
    const { email, phone } = first === undefined ? { email: '', phone: '' } : customerOf(first)
    const digits = phone.replaceAll(/\D/g, '')
    const counted = async (search: string) => (await countOrders(database, { search })).count
    expect([await counted(email), await counted(phone), await counted(digits)]).toEqual([1, 1, 1])
    const elsewhere = email.replace('example.com', 'example.org')
    const inAnotherPlace = `707${digits.slice(3)}`
    expect([await counted(elsewhere), await counted(inAnotherPlace)]).toEqual([0, 0])
  })
})
