import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { type DeskShop, openDeskShop } from '../../testing/open-desk.ts'
import type { TestShop } from '../../testing/open-shop.ts'
import { SAMPLE_FORM, SAMPLE_LINE, sampleRequest } from '../../testing/sample-order.ts'

onEachDatabase((newDatabase) => {
  let shop: TestShop
  let desk: DeskShop['desk']
  let close: DeskShop['close']

  beforeEach(async () => {
    ;({ shop, desk, close } = await openDeskShop(await newDatabase()))
  })

  afterEach(() => close())

  async function buy(form: object = {}): Promise<string> {
    const request = sampleRequest({ [SAMPLE_LINE]: 10 }, { ...SAMPLE_FORM, ...form })
    return (await shop.buy(request)).orderNumber
  }

  async function rows(query = ''): Promise<readonly Record<string, string>[]> {
    const answer = await desk.ask('shipping', 'GET', `/export/shipstation.csv${query}`)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    return parse(await answer.text(), { columns: true })
  }

  test('what is paid and left to ship stands in the file, with its package, as text', async () => {
    const orderNumber = await buy({ firstName: '=1+1', jobName: 'Elm Street' })
    await shop.orders('shipped', orderNumber, '--line', `${SAMPLE_LINE}=3`)
    await shop.orders('shipped', await buy())
    await buy({ pickup: true })
    const [row, ...more] = await rows()
    expect(more).toEqual([])
    expect(row).toMatchObject({
      'Order Number': orderNumber,
      'Recipient Name': "'=1+1 Turner",
      'Address 1': '100 N Main St',
      State: 'NJ',
      ZIP: '08608',
      SKU: SAMPLE_LINE,
      Quantity: '7',
      'Unit Price': '24.05',
      Carton: '1 of 1',
      Note: 'Job Elm Street',
    })
    expect(Number(row?.['Weight oz'])).toBeCloseTo(Number(row?.['Weight lb']) * 16, 0)
  })

  test('a month is that of New Jersey', async () => {
    const orderNumber = await buy()
    // The last hour of November there.
    await shop.books.database
      .updateTable('orders')
      .set({ created_at: '2026-12-01T04:30:00.000Z' })
      .execute()
    expect((await rows('?month=2026-11')).map((row) => row['Order Number'])).toEqual([orderNumber])
    expect(await rows('?month=2026-12')).toEqual([])
    expect(await desk.as('owner', 'GET', '/export/shipstation.csv?month=2026-13')).toEqual({
      status: 422,
      body: { error: 'The month must be such as 2026-11.' },
    })
  })
})
