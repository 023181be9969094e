import { OrderPageSchema } from '@millrun/commerce/desk/listed-order'
import { ShownOrderSchema } from '@millrun/commerce/desk/shown-order'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findOrder } from '../../orders/find-order.ts'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { type DeskShop, openDeskShop } from '../../testing/open-desk.ts'
import type { TestShop } from '../../testing/open-shop.ts'
import { orderMail } from '../../testing/read-mail.ts'
import { SAMPLE_FORM, sampleRequest } from '../../testing/sample-order.ts'

onEachDatabase((newDatabase) => {
  let dataDir: string
  let shop: TestShop
  let desk: DeskShop['desk']
  let close: DeskShop['close']

  beforeEach(async () => {
    ;({ shop, desk, dataDir, close } = await openDeskShop(await newDatabase()))
  })

  afterEach(() => close())

  /** An order of 66.95 that is paid. */
  async function buy(form: object = {}): Promise<string> {
    const request = sampleRequest(undefined, { ...SAMPLE_FORM, ...form })
    return (await shop.buy(request)).orderNumber
  }

  const list = async (query: string) =>
    OrderPageSchema.parse((await desk.as('shipping', 'GET', `/orders?${query}`)).body)

  const numbers = async (search: string) =>
    (await list(new URLSearchParams({ search }).toString())).orders.map((one) => one.orderNumber)

  test('an order is listed with its lines, its money and where it goes', async () => {
    const orderNumber = await buy()
    const { orders, count, next } = await list('')
    expect({ count, next }).toEqual({ count: 1, next: null })
    expect(orders[0]).toMatchObject({
      orderNumber,
      payment: 'paid',
      fulfilment: 'open',
      mode: 'parcel',
      total: '66.95',
      refunded: '0.00',
      email: 'ada@example.com',
      buyer: 'Ada Turner',
      state: 'NJ',
      review: null,
      lines: [
        {
          id: 'c-2005:species=white-oak',
          item: 'C-2005',
          quantity: 2,
          shipped: 0,
          price: '24.05',
        },
      ],
    })
  })

  test('an order is found by whatever is known of it, and by nothing else', async () => {
    const papers = { poNumber: 'PO_4711', jobName: 'Élan Street', invoiceEmail: 'b@elan.example' }
    const number = await buy(papers)
    const order = await findOrder(shop.books, { orderNumber: number })
    await buy({ firstName: 'Bob', lastName: 'Hill', email: 'bob@hill.example', zipCode: '08609' })
    const known = [
      number.toLowerCase(),
      number.slice(3),
      'ADA TURNER',
      'turner ada',
      'ada@example',
      '08608',
      'po_4711',
      'élan street',
      'ÉLAN',
      order?.payPalOrderId ?? '',
      order?.captureId ?? '',
    ]
    for (const text of known) expect([text, await numbers(text)]).toEqual([text, [number]])
    for (const phone of ['609-555-0100', '(609) 555-0100', '+1 609 555 01 00', '6095550100']) {
      expect([phone, (await numbers(phone)).length]).toEqual([phone, 2])
    }
    expect(await numbers('c-2005')).toHaveLength(2)
    for (const text of ['firstName', 'po%4711', '"ada', "' or 1=1", '555-0123456', 'M-399']) {
      expect([text, await numbers(text)]).toEqual([text, []])
    }
  })

  test('short words narrow what longer ones find', async () => {
    const ada = await buy()
    await buy({ firstName: 'Bo', lastName: 'Turner', email: 'bo@turner.example' })
    expect(await numbers('turner bo')).not.toContain(ada)
    expect(await numbers('bo')).toHaveLength(1)
    expect(await numbers('x9')).toEqual([])
    expect(await numbers('bo x')).toHaveLength(1)
  })

  test('of a buyer who was forgotten no word is left to find', async () => {
    const orderNumber = await buy()
    await shop.books.database
      .updateTable('orders')
      .set({ customer: JSON.stringify({ email: '', firstName: '', lastName: '', phone: '' }) })
      .where('order_number', '=', orderNumber)
      .execute()
    expect(await numbers('turner')).toEqual([])
    expect(await numbers('6095550100')).toEqual([])
    expect(await numbers(orderNumber)).toEqual([orderNumber])
  })

  test('pages follow each other without a gap, whatever is bought in between', async () => {
    const first = await buy()
    const second = await buy()
    const third = await buy()
    const page = await list('limit=2')
    expect(page.orders.map((one) => one.orderNumber)).toEqual([third, second])
    expect(page.count).toBe(3)
    await buy()
    const rest = await list(`limit=2&cursor=${page.next}`)
    expect(rest.orders.map((one) => one.orderNumber)).toEqual([first])
    expect(rest.next).toBeNull()
  })

  test('the export holds what the list does', async () => {
    const mine = await buy({ state: 'PA', zipCode: '19103', city: 'Philadelphia' })
    await buy()
    const answer = await desk.ask('owner', 'GET', '/orders.csv?state=PA&payment=paid,refunded')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const lines = (await answer.text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`${mine},paid,`)
    expect((await list('state=PA&payment=paid,refunded')).count).toBe(1)
    expect((await list('state=PA&payment=declined')).count).toBe(0)
  })

  test('days are those of New Jersey, and both are included', async () => {
    const number = await buy()
    const { id = '' } = (await findOrder(shop.books, { orderNumber: number })) ?? {}
    const placed = (at: string) =>
      shop.books.database
        .updateTable('order_index')
        .set({ placed_at: at })
        .where('order_id', '=', id)
        .execute()
    // Midnight in New Jersey is 05:00 in UTC in November.
    await placed('2026-11-25T04:59:59.999Z')
    expect((await list('from=2026-11-24&to=2026-11-24')).count).toBe(1)
    expect((await list('from=2026-11-25')).count).toBe(0)
    await placed('2026-11-25T05:00:00.000Z')
    expect((await list('to=2026-11-24')).count).toBe(0)
    expect((await list('from=2026-11-25&to=2026-11-25')).count).toBe(1)
  })

  test('a query that cannot be meant is refused in a sentence', async () => {
    for (const [query, sentence] of [
      [
        'payment=gone',
        'The payment must be among: created, capturing, on_terms, paid, payment_pending, declined, needs_review, refunded, credited.',
      ],
      ['from=2026-02-30x', 'The first day must be a day such as 2026-11-30.'],
      ['search=b', 'Please search for at least two letters.'],
      ['limit=51', 'At most 50 orders are listed at once.'],
      ['cursor=abc', 'This place in the list is not known; please load it again.'],
    ]) {
      expect(await desk.as('owner', 'GET', `/orders?${query}`)).toEqual({
        status: 422,
        body: { error: sentence },
      })
    }
  })

  test('an order is shown with its history, and an unknown one is not there', async () => {
    const orderNumber = await buy()
    const shown = ShownOrderSchema.parse(
      (await desk.as('shipping', 'GET', `/orders/${orderNumber.toLowerCase()}`)).body,
    )
    expect(shown).toMatchObject({
      orderNumber,
      captured: '66.95',
      subtotal: '48.10',
      tax: '3.85',
      shipping: '15.00',
      taxName: 'Tax (8%)',
      customer: { city: 'Trenton' },
    })
    expect(shown.history.map(({ status }) => status)).toEqual([
      'created',
      'created',
      'capturing',
      'paid',
    ])
    expect(await desk.as('owner', 'GET', '/orders/MR-NOTTHERE')).toEqual({
      status: 404,
      body: { error: 'There is no order MR-NOTTHERE.' },
    })
  })

  test('a note stays inside, or is mailed to the buyer once', async () => {
    const orderNumber = await buy()
    const path = `/orders/${orderNumber}/notes`
    expect(await desk.as('shipping', 'POST', path, { text: ' Call first. ' })).toEqual({
      status: 200,
      body: { sentence: 'The note is kept.' },
    })
    await desk.as('manager', 'POST', path, { text: 'Your rail is on the truck.', toBuyer: true })
    expect((await desk.as('manager', 'POST', path, { text: '  ' })).body).toEqual({
      error: 'Please write something first.',
    })
    const { notes } = ShownOrderSchema.parse(
      (await desk.as('owner', 'GET', `/orders/${orderNumber}`)).body,
    )
    expect(notes).toMatchObject([
      { author: 'shipping@millrun.example', text: 'Call first.', toBuyer: false },
      { author: 'manager@millrun.example', text: 'Your rail is on the truck.', toBuyer: true },
    ])
    const mail = await orderMail(dataDir, orderNumber, 'note-2')
    expect(mail.text).toContain('Your rail is on the truck.')
    expect(mail.text).not.toContain('Call first.')
  })

  test('filters are kept by who named them', async () => {
    const kept = { name: 'Trucks', query: 'mode=freight&fulfilment=open' }
    expect((await desk.as('owner', 'PUT', '/filters', kept)).body).toEqual({ filters: [kept] })
    expect((await desk.as('manager', 'GET', '/filters')).body).toEqual({ filters: [] })
    expect((await desk.as('owner', 'DELETE', '/filters/Trucks')).body).toEqual({ filters: [] })
  })
})
