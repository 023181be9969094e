import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findOrder } from '../orders/find-order.ts'
import { makeOldDatabase, openPlainDatabase } from '../testing/old-database.ts'
import { type DatabaseSettings, onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { orderMail } from '../testing/read-mail.ts'

/** As orders were written before 2026-11-22. */
const LINES = [
  { id: 'm-399:finish=cv', title: 'Basket', unitPriceCents: 1405, quantity: 2 },
  { id: 'gone-1', title: 'Sold no more', unitPriceCents: 2000, quantity: 1 },
]
const FIRST = 'MR-00000000'

onEachDatabase((_, newDatabase) => {
  let settings: DatabaseSettings
  let payPal: TestPayPal
  let shop: TestShop

  beforeEach(async () => {
    payPal = await openPayPal()
    settings = await newDatabase()
    await makeOldDatabase(settings, 2)
    await using plain = openPlainDatabase<unknown>(settings)
    await sql`update orders set lines = ${JSON.stringify(LINES)}`.execute(plain)
    const variables = { PUBLIC_ORIGIN: 'https://shop.example', DEMONSTRATION: 'yes' }
    shop = await openShop(settings, payPal, { variables })
  })

  const say = async (...words: string[]) => (await shop.orders(...words)).text

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  test('an order of before has its page: lines, sums and address, and no days', async () => {
    const { pageToken } = (await findOrder(shop.books, { orderNumber: FIRST })) ?? {}
    const { status, body } = await shop.fn('order-status', { token: pageToken })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'paid',
      place: 'Trenton, NJ',
      lines: [
        { item: 'M-399', title: 'Basket', quantity: 2, price: '14.05' },
        { item: 'GONE-1', title: 'Sold no more', quantity: 1, price: '20.00' },
      ],
      taxName: 'Tax (8%)',
      total: '66.95',
    })
    for (const later of ['delivery', 'delay', 'poNumber']) expect(body).not.toHaveProperty(later)
  })

  test('its mail can be had again, and says what it said', async () => {
    await shop.fn('send-order-mail', { orderNumber: FIRST, email: 'ada@example.com' })
    const mail = await orderMail(settings.dataDir, FIRST, 'again')
    expect(mail.text).toContain('Item GONE-1 · Quantity 1, $20.00 each: $20.00')
    expect(mail.text).toContain('Total: $66.95')
    expect(`${mail.text}${mail.html}`).not.toMatch(/Delivery|undefined|null/)
  })

  test('the office finds it, shows it, exports it and ships it, and asks nobody to wait longer', async () => {
    expect((await say('find', 'm-399')).match(/^MR-\d{8}/gm)).toHaveLength(2)
    expect(await say('show', FIRST)).toContain('Basket (m-399:finish=cv)\n  Item M-399')
    expect(await say('late')).toBe('Nothing is late.\n')
    const [names, ...rows] = (await say('export', '--csv')).trim().split('\r\n')
    expect(names).toMatch(/,PO number,job,/)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toContain('2 x M-399 Basket at 14.05 = 28.10; 1 x GONE-1')
    expect(await say('delay', FIRST, '2099-12-18', 'why')).toBe(
      `Order ${FIRST} was placed without a promised day.\n`,
    )
    expect(await say('shipped', FIRST)).toBe(`Order ${FIRST} is shipped.\n`)
  })
})
