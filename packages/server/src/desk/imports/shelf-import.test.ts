import { ImportPreviewSchema } from '@millrun/commerce/desk/import-request'
import { ShelfSchema } from '@millrun/commerce/desk/shelf'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { type DeskShop, openDeskShop } from '../../testing/open-desk.ts'
import type { TestShop } from '../../testing/open-shop.ts'

const BASKET = 'M-399, Single Basket Iron Baluster'
const SQUARE = 'C-2005, Classic Square Top Baluster'

onEachDatabase((newDatabase) => {
  let shop: TestShop
  let desk: DeskShop['desk']
  let close: DeskShop['close']

  beforeEach(async () => {
    ;({ shop, desk, close } = await openDeskShop(await newDatabase()))
  })

  afterEach(() => close())

  async function preview(kind: string, csv: string, mode = 'set') {
    const answer = await desk.as('manager', 'POST', '/imports', { kind, mode, csv })
    return ImportPreviewSchema.parse(answer.body)
  }

  const apply = (id: string) => desk.as('manager', 'POST', `/imports/${id}/apply`)

  async function reverse(id: string): Promise<string> {
    return (await desk.ask('manager', 'GET', `/imports/${id}/reverse.csv`)).text()
  }

  const setStock = (item: string, quantity: number) =>
    desk.as('owner', 'POST', '/shelf/stock', { mode: 'set', rows: [{ item, quantity }] })

  async function onShelf(item: string) {
    const { body } = await desk.as('owner', 'GET', `/shelf?search=${item}`)
    return ShelfSchema.parse(body).entries.find((entry) => entry.item === item)
  }

  test('prices are looked at, applied once, and taken back by the reverse file', async () => {
    const csv = '\uFEFFitem;price\r\nm-399;"1,299.00"\r\nC-2005;12.5\r\nTRIM-100;$11.99\r\n'
    const { id, rows } = await preview('prices', csv)
    expect(rows).toEqual([
      { row: 2, item: 'M-399', from: '$34.99', to: '$1,299.00', problem: null },
      { row: 3, item: 'C-2005', from: '$18.50', to: '$12.50', problem: null },
      { row: 4, item: 'TRIM-100', from: '$11.99', to: 'unchanged', problem: null },
    ])
    expect(await onShelf('M-399')).toMatchObject({ price: '34.99' })
    expect(await apply(id)).toEqual({
      status: 200,
      body: { sentence: '2 prices are changed.', hasReverse: true },
    })
    expect(await onShelf('C-2005')).toMatchObject({ price: '12.50' })
    expect(await apply(id)).toEqual({
      status: 200,
      body: {
        sentence: 'This file was applied before; nothing has changed.',
        hasReverse: true,
      },
    })
    const back = await reverse(id)
    expect(back).toBe('item,price,old price\r\nC-2005,18.50,12.50\r\nM-399,34.99,1299.00\r\n')
    await apply((await preview('prices', back)).id)
    expect(await onShelf('M-399')).toMatchObject({ price: '34.99' })
    const written = await shop.books.database
      .selectFrom('staff_actions')
      .select(['deed', 'subject'])
      .execute()
    expect(written.filter(({ subject }) => subject === 'M-399')).toEqual([
      { deed: 'price changed', subject: 'M-399' },
      { deed: 'price changed', subject: 'M-399' },
    ])
    expect((await desk.ask('shipping', 'GET', `/imports/${id}/reverse.csv`)).status).toBe(403)
    expect((await desk.ask('owner', 'GET', '/imports/none/reverse.csv')).status).toBe(404)
  })

  test('each bad row of prices is named, and none of the file is done', async () => {
    const bad = [
      ['M-1', '5.00', 'We do not sell "M-1".'],
      ['m-399', '5.00', `${BASKET} stands in row 2, too; please keep one of them.`],
      ['', '5.00', 'Please fill in the item.'],
      ['C-2005', '', 'Please fill in the price.'],
      ['F-7240', '-1', 'Please write the price in dollars and cents such as 1299.00, not -1.'],
      [
        'N-4025',
        '1e3',
        'A spreadsheet has shortened a number to 1e3: please make the column text and save the file again.',
      ],
      ['M-318', '=1+1', '=1+1 is a formula; please put the value itself there.'],
      [
        'M-704',
        '12.999',
        'Please write the price in dollars and cents such as 1299.00, not 12.999.',
      ],
      [
        'TRIM-100',
        '0',
        'The price of TRIM-100, Trim Screws, Pack of 100 must be from $0.01 to $100,000.00.',
      ],
    ] as const
    const csv = ['item,price', 'M-399,39.99', ...bad.map(([item, price]) => `${item},${price}`)]
    const { id, rows } = await preview('prices', csv.join('\n'))
    expect(rows[0]?.problem).toBeNull()
    expect(rows.slice(1).map(({ problem }) => problem)).toEqual(bad.map(([, , problem]) => problem))
    expect(await apply(id)).toEqual({
      status: 409,
      body: { error: 'Row 3: We do not sell "M-1". Nothing was changed.' },
    })
    expect(await onShelf('M-399')).toMatchObject({ price: '34.99' })
  })

  test('a price that was changed between the look and the confirm is asked about', async () => {
    const { id } = await preview('prices', 'item,price\nM-399,39.99')
    const rows = [{ item: 'M-399', price: '36.00' }]
    await desk.as('owner', 'POST', '/shelf/prices', { rows })
    expect(await apply(id)).toEqual({
      status: 409,
      body: {
        error: `Row 2: ${BASKET} was $34.99 when this was prepared and is $36.00 now; please look again. Nothing was changed.`,
      },
    })
    const again = await preview('prices', 'item,price\nM-399,39.99')
    expect(again.rows).toMatchObject([{ from: '$36.00', to: '$39.99' }])
    expect(await apply(again.id)).toMatchObject({ status: 200 })
  })

  test('stock that has sold since the look shows both numbers and is asked about', async () => {
    await setStock('M-399', 10)
    const { id, rows } = await preview('stock', 'item,quantity\nM-399,12\nC-2005,7')
    expect(rows.map(({ from, to }) => [from, to])).toEqual([
      ['10', '12'],
      ['not counted', '7'],
    ])
    await setStock('M-399', 8)
    expect(await apply(id)).toEqual({
      status: 409,
      body: {
        error: `Row 2: ${BASKET} was 10 when this was prepared and is 8 now; please look again. Nothing was changed.`,
      },
    })
    expect(await onShelf('C-2005')).toMatchObject({ quantity: null })
    const again = await preview('stock', 'item,quantity\nM-399,12\nC-2005,7')
    expect(await apply(again.id)).toMatchObject({
      body: { sentence: 'The stock of 2 products is changed.' },
    })
    const back = await reverse(again.id)
    expect(back).toBe('item,quantity,old quantity\r\nC-2005,not counted,7\r\nM-399,8,12\r\n')
    await apply((await preview('stock', back)).id)
    expect(await onShelf('C-2005')).toMatchObject({ quantity: null })
    expect(await onShelf('M-399')).toMatchObject({ quantity: 8 })
  })

  test('what is added is added to what is there then, and taken away again by its reverse', async () => {
    await setStock('M-399', 10)
    const { id, rows } = await preview('stock', 'item,quantity\nM-399,5', 'add')
    expect(rows).toMatchObject([{ from: '10', to: '15' }])
    await setStock('M-399', 8)
    await apply(id)
    expect(await onShelf('M-399')).toMatchObject({ quantity: 13 })
    const back = await reverse(id)
    expect(back).toBe('item,quantity\r\nM-399,-5\r\n')
    expect((await preview('stock', back)).rows).toMatchObject([
      { problem: `The count of ${BASKET} must be a whole number from 0 to 1,000,000.` },
    ])
    await apply((await preview('stock', back, 'add')).id)
    expect(await onShelf('M-399')).toMatchObject({ quantity: 8 })
  })

  test('each bad row of stock is named', async () => {
    await setStock('M-399', 3)
    const { rows } = await preview('stock', 'item,quantity\nM-399,1.5\nC-2005,\nTRIM-100,-1')
    expect(rows.map(({ problem }) => problem)).toEqual([
      'Please write the quantity as a whole number such as 12, not 1.5.',
      'Please fill in the quantity, or "not counted".',
      'The count of TRIM-100, Trim Screws, Pack of 100 must be a whole number from 0 to 1,000,000.',
    ])
    const added = await preview('stock', 'item,quantity\nM-399,-4\nC-2005,not counted', 'add')
    expect(added.rows.map(({ problem }) => problem)).toEqual([
      `Of ${BASKET} 3 are there; 4 cannot be taken away.`,
      `The count of ${SQUARE} must be a whole number from 0 to 1,000,000.`,
    ])
  })

  test('the file of the shelf comes back unchanged, and only changed rows ask about what sold', async () => {
    await setStock('M-399', 10)
    await setStock('C-2005', 20)
    const file = await (await desk.ask('owner', 'GET', '/shelf.csv')).text()
    const { id, rows } = await preview('stock', file)
    expect(rows).toHaveLength(275)
    expect(rows.every(({ to, problem }) => to === 'unchanged' && problem === null)).toBe(true)
    expect(await apply(id)).toEqual({
      status: 200,
      body: { sentence: 'The shop has all of this already; nothing has changed.' },
    })
    const prices = await preview('prices', file)
    expect(prices.rows.every(({ to }) => to === 'unchanged')).toBe(true)
    await setStock('M-399', 9)
    await setStock('C-2005', 19)
    const edited = await preview('stock', file.replace(',20,20,', ',25,20,'))
    expect(edited.rows.filter(({ to }) => to !== 'unchanged')).toMatchObject([
      {
        item: 'C-2005',
        from: '19',
        to: '25',
        problem: `${SQUARE} was 20 when this was prepared and is 19 now; please look again.`,
      },
    ])
    const asAdded = await preview('stock', file, 'add')
    expect(asAdded.rows.find(({ item }) => item === 'M-399')?.problem).toMatch(
      /^This row says the old quantity/,
    )
  })

  test('a file without a column, or far too long, has one line that says so', async () => {
    expect((await preview('prices', 'item\nM-399')).rows).toEqual([
      {
        row: 1,
        item: '',
        from: '',
        to: '',
        problem: 'The column price is missing. The headings are: item, price, old price.',
      },
    ])
    const long = await preview('prices', `item,price\n${'M-399,1.00\n'.repeat(100_000)}`)
    expect(long.rows).toMatchObject([
      { problem: 'A file has at most 10,000 rows; please send it in parts.' },
    ])
    const answer = await desk.as('shipping', 'POST', '/imports', { kind: 'prices', csv: '' })
    expect(answer).toEqual({
      status: 403,
      body: { error: 'This is for the owner or the manager; please ask them.' },
    })
  })
})
