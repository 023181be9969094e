import { ImportPreviewSchema } from '@millrun/commerce/desk/import-request'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findOrder } from '../../orders/find-order.ts'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { type DeskShop, openDeskShop } from '../../testing/open-desk.ts'
import type { TestShop } from '../../testing/open-shop.ts'
import { orderMail } from '../../testing/read-mail.ts'
import { SAMPLE_FORM, SAMPLE_LINE, sampleRequest } from '../../testing/sample-order.ts'

onEachDatabase((newDatabase) => {
  let dataDir: string
  let shop: TestShop
  let desk: DeskShop['desk']
  let close: DeskShop['close']

  beforeEach(async () => {
    ;({ shop, desk, dataDir, close } = await openDeskShop(await newDatabase()))
  })

  afterEach(() => close())

  /** Ten white oak balusters that are paid. */
  async function buy(): Promise<string> {
    const request = sampleRequest({ [SAMPLE_LINE]: 10 }, SAMPLE_FORM)
    return (await shop.buy(request)).orderNumber
  }

  async function preview(rows: readonly string[], headings = 'order,carrier,tracking') {
    const csv = [headings, ...rows].join('\n')
    const answer = await desk.as('shipping', 'POST', '/imports', { kind: 'tracking', csv })
    return ImportPreviewSchema.parse(answer.body)
  }

  const apply = (id: string, who = 'shipping') => desk.as(who, 'POST', `/imports/${id}/apply`)
  const shipments = () => shop.books.database.selectFrom('shipments').selectAll().execute()

  test('a file is looked at first, then applied as a whole, once', async () => {
    const [first, second] = [await buy(), await buy()]
    const { id, rows } = await preview([`${first},UPS,1Z1`, `${second.toLowerCase()},FedEx,F2`])
    expect(rows).toEqual([
      { row: 2, item: first, from: '10 to be sent', to: 'all sent, UPS 1Z1', problem: null },
      { row: 3, item: second, from: '10 to be sent', to: 'all sent, FedEx F2', problem: null },
    ])
    expect(await shipments()).toEqual([])
    expect(await apply(id)).toEqual({
      status: 200,
      body: { sentence: '2 shipments are written down and mailed.' },
    })
    expect((await shipments()).map((one) => one.tracking).toSorted()).toEqual(['1Z1', 'F2'])
    expect((await orderMail(dataDir, first, 'shipped')).text).toContain('Tracking number: 1Z1')
    expect(await apply(id)).toEqual({
      status: 200,
      body: { sentence: 'This file was applied before; nothing has changed.' },
    })
    expect(await shipments()).toHaveLength(2)
  })

  test('of two who apply the same file at once one does it', async () => {
    const { id } = await preview([`${await buy()},UPS,1Z1`])
    await Promise.all([apply(id, 'manager'), apply(id, 'second')])
    expect(await shipments()).toHaveLength(1)
  })

  test('each bad row is named, and none of the file is done', async () => {
    const [good, sent] = [await buy(), await buy()]
    await shop.orders('shipped', sent)
    const { id, rows } = await preview([
      `${good},UPS,1Z1`,
      'MR-7K3Q9XWD,UPS,1Z2',
      `${sent},UPS,1Z3`,
      `${good},UPS,1Z4`,
      `${good},UPS,1.23E+11`,
      `${good},UPS,`,
      `${good},=1+1,1Z5`,
      `${good},UPS,${'9'.repeat(65)}`,
    ])
    expect(rows.map((one) => one.problem)).toEqual([
      null,
      'There is no order MR-7K3Q9XWD.',
      `Nothing of order ${sent} is left to send.`,
      `Nothing of order ${good} is left to send.`,
      'A spreadsheet has shortened a number to 1.23E+11: please make the column text and save the file again.',
      'Please fill in the tracking number.',
      '=1+1 is a formula; please put the value itself there.',
      'Please use at most 64 characters for the tracking.',
    ])
    expect(await apply(id)).toMatchObject({ status: 409 })
    expect(await shipments()).toHaveLength(1)
    expect((await findOrder(shop.books, { orderNumber: good }))?.fulfilment).toBe('open')
  })

  test('a row may say which pieces it means, and several rows may be of one order', async () => {
    const orderNumber = await buy()
    const { id, rows } = await preview(
      [`${orderNumber},UPS,1Z1,3 x C-2005`, `${orderNumber},UPS,1Z2,7 x ${SAMPLE_LINE}`],
      'order,carrier,tracking,items',
    )
    expect(rows.map((one) => [one.from, one.to])).toEqual([
      ['10 to be sent', '7 to be sent, UPS 1Z1'],
      ['7 to be sent', 'all sent, UPS 1Z2'],
    ])
    await apply(id)
    expect((await findOrder(shop.books, { orderNumber }))?.fulfilment).toBe('shipped')
    const other = await buy()
    const wrong = await preview(
      [`${other},UPS,1,11 x C-2005`, `${other},UPS,1,1 x M-1`, `${other},UPS,1,some`],
      'order,carrier,tracking,items',
    )
    expect(wrong.rows.map((one) => one.problem)).toEqual([
      'Of C-2005 10 are left to send, not 11.',
      `Order ${other} has no item M-1.`,
      'Please write items as 3 x C-2005; 1 x M-399, not some.',
    ])
  })

  test('what was sent between the look and the confirm stops the whole file', async () => {
    const [first, second] = [await buy(), await buy()]
    const { id } = await preview([`${first},UPS,1Z1`, `${second},UPS,1Z2`])
    await shop.orders('shipped', second)
    expect(await apply(id)).toEqual({
      status: 409,
      body: {
        error: `Row 3: Nothing of order ${second} is left to send. Nothing was changed.`,
      },
    })
    expect(await shipments()).toHaveLength(1)
  })

  test('a file that cannot be read has one line that says why, and cannot be applied', async () => {
    const { rows } = await preview([], 'order;tracking')
    expect(rows).toMatchObject([{ row: 1, problem: expect.stringMatching(/^The column carrier/) }])
    expect(await apply('nothing')).toMatchObject({ status: 404 })
    const large = { kind: 'tracking', csv: 'x'.repeat(50_000_000) }
    const answer = await desk.as('shipping', 'POST', '/imports', large)
    expect(answer.body).toMatchObject({
      rows: [{ problem: 'The file is too large; please send it in parts.' }],
    })
  })
})
