import { EXPORTED_FILES } from '@millrun/commerce/desk/books/exported-file'
import { ReportedTaxSchema } from '@millrun/commerce/desk/books/reported-tax'
import { SalesByStateSchema } from '@millrun/commerce/desk/books/sales-by-state'
import { ShopNumbersSchema } from '@millrun/commerce/desk/books/shop-numbers'
import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOrderDatabase, type OrderDatabase } from '../../database/order-database.ts'
import { openBooks } from '../../open-books.ts'
import { bookOrder, bookRefund } from '../testing/book-order.ts'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { openDesk } from '../../testing/open-desk.ts'

const SAMPLE = { goods: 4810, shipping: 1500, tax: 385 }
const NOW = new Date('2026-12-10T17:00:00.000Z')
const RESALE = {
  rowId: undefined,
  rateThousandths: 0,
  baseCents: 0,
  exemption: { code: 'EX-22222222', certificateNumber: '1', reason: 'Resale', state: 'PA' },
}
const LINE = {
  id: 'm-399',
  item: 'M-399',
  title: 'Single basket',
  unitPriceCents: 3499,
  quantity: 2,
}

onEachDatabase((newDatabase) => {
  let database: OrderDatabase
  let desk: Awaited<ReturnType<typeof openDesk>>

  beforeEach(async () => {
    database = await openOrderDatabase(await newDatabase())
    desk = await openDesk(openBooks(database, { now: () => NOW }), 'http://127.0.0.1:9')
  })

  afterEach(async () => {
    await desk.close()
    await database.destroy()
  })

  /**
   * November: two orders of 66.95 in New Jersey, of one 10.00 went back in November and of the other all in December; one
   * of 200.00 that was exempt, half an hour before December; and all of an order of October, 123.00, went back.
   */
  async function november() {
    const first = await bookOrder(
      { database },
      {
        at: '2026-11-05T15:00:00.000Z',
        ...SAMPLE,
        customer: { firstName: 'a\tb"c', lastName: '' },
      },
    )
    await bookRefund({ database }, first, { at: '2026-11-20T15:00:00.000Z', cents: 1000 })
    const later = await bookOrder({ database }, { at: '2026-11-10T15:00:00.000Z', ...SAMPLE })
    await bookRefund({ database }, later, { at: '2026-12-05T15:00:00.000Z', cents: 6695 })
    const exempt = await bookOrder(
      { database },
      {
        at: '2026-12-01T04:30:00.000Z',
        goods: 20_000,
        shipping: 0,
        tax: 0,
        customer: { state: 'PA', lastName: 'Élan' },
        applied: RESALE,
      },
    )
    const october = await bookOrder(
      { database },
      { at: '2026-10-31T15:00:00.000Z', goods: 10_000, shipping: 1500, tax: 800 },
    )
    await bookRefund({ database }, october, { at: '2026-11-02T15:00:00.000Z', cents: 12_300 })
    return { first, later, exempt, october }
  }

  const tax = async (month: string) =>
    ReportedTaxSchema.parse((await desk.as('manager', 'GET', `/reports/tax?month=${month}`)).body)

  const file = async (name: string, month: string) =>
    (await desk.ask('manager', 'GET', `/export/${name}?month=${month}`)).text()

  const journal = async (month: string): Promise<readonly Record<string, string>[]> =>
    parse(await file('journal.csv', month), { columns: true })

  test('the tax of a month holds its orders and its refunds, whenever their orders were placed', async () => {
    await november()
    expect(await tax('2026-11')).toEqual({
      month: '2026-11',
      states: [
        {
          state: 'NJ',
          gross: '126.20',
          exempt: '0.00',
          untaxed: '30.00',
          taxable: '96.20',
          tax: '7.70',
          refunded: '133.00',
          // 10.00 × 3.85 / 66.95 is 0.575, and all the 8.00 of October.
          refundedTax: '8.58',
          exemptBy: [],
          isWithoutRow: false,
        },
        {
          state: 'PA',
          gross: '200.00',
          exempt: '200.00',
          untaxed: '0.00',
          taxable: '0.00',
          tax: '0.00',
          refunded: '0.00',
          refundedTax: '0.00',
          exemptBy: [{ reason: 'Resale', amount: '200.00' }],
          isWithoutRow: true,
        },
      ],
      all: {
        gross: '326.20',
        exempt: '200.00',
        untaxed: '30.00',
        taxable: '96.20',
        tax: '7.70',
        refunded: '133.00',
        refundedTax: '8.58',
      },
      undecided: 0,
    })
    expect((await tax('2026-10')).all).toMatchObject({ gross: '115.00', tax: '8.00' })
    expect((await tax('2026-12')).all).toMatchObject({
      gross: '0.00',
      refunded: '66.95',
      refundedTax: '3.85',
    })
  })

  test('a month without orders has sums of nothing, and files without entries', async () => {
    await november()
    expect(await tax('2026-09')).toMatchObject({ states: [], all: { gross: '0.00', tax: '0.00' } })
    expect(await file('journal.csv', '2026-09')).toBe(
      'Journal No,Date,Account,Debit,Credit,Memo\r\n',
    )
    expect((await file('quickbooks.iif', '2026-09')).split('\r\n')).toHaveLength(4)
  })

  test('an order that nobody has paid for is no sale, and one that is not decided is counted apart', async () => {
    const order = await bookOrder({ database }, { at: '2026-11-05T15:00:00.000Z', ...SAMPLE })
    const set = (status: 'created' | 'needs_review') =>
      database.updateTable('orders').set({ status }).where('id', '=', order.id).execute()
    await set('created')
    expect(await tax('2026-11')).toMatchObject({ states: [], undecided: 0 })
    await set('needs_review')
    expect(await tax('2026-11')).toMatchObject({ states: [], undecided: 1 })
    expect(await tax('2026-10')).toMatchObject({ undecided: 0 })
  })

  test('QuickBooks is given a transaction for each sale and refund, which sums up to nothing', async () => {
    const { first, october } = await november()
    const text = await file('quickbooks.iif', '2026-11')
    expect(text.split('\r\n').slice(0, 8)).toEqual([
      '!TRNS\tTRNSTYPE\tDATE\tACCNT\tNAME\tAMOUNT\tDOCNUM\tMEMO',
      '!SPL\tTRNSTYPE\tDATE\tACCNT\tNAME\tAMOUNT\tDOCNUM\tMEMO',
      '!ENDTRNS',
      `TRNS\tCASH REFUND\t11/02/26\tPayPal Clearing\tAda Turner\t-123.00\t${october.orderNumber}\tRefund of order ${october.orderNumber}`,
      `SPL\tCASH REFUND\t11/02/26\tSales Returns\tAda Turner\t115.00\t${october.orderNumber}\tRefund of order ${october.orderNumber}`,
      `SPL\tCASH REFUND\t11/02/26\tSales Tax Payable\tAda Turner\t8.00\t${october.orderNumber}\tRefund of order ${october.orderNumber}`,
      'ENDTRNS',
      `TRNS\tCASH SALE\t11/05/26\tPayPal Clearing\ta b'c\t66.95\t${first.orderNumber}\tOrder ${first.orderNumber}`,
    ])
    const transactions = text.split('!ENDTRNS\r\n')[1]?.split('ENDTRNS\r\n').slice(0, -1) ?? []
    expect(transactions).toHaveLength(5)
    for (const transaction of transactions) {
      const rows = transaction.trimEnd().split('\r\n')
      expect(rows.every((row) => row.split('\t').length === 8)).toBe(true)
      const cents = rows.map((row) => Math.round(Number(row.split('\t')[5]) * 100))
      expect(cents.reduce((sum, each) => sum + each, 0)).toBe(0)
    }
    expect(text).toContain('\tAda Elan\t')
  })

  test('tax report, QuickBooks and journal agree to the cent', async () => {
    await november()
    const rows = (await file('quickbooks.iif', '2026-11'))
      .split('\r\n')
      .map((row) => row.split('\t'))
    const inIif = (type: string, account: string) =>
      rows
        .filter((row) => row[1] === type && row[3] === account)
        .reduce((sum, row) => sum + Math.round(Number(row[5]) * 100), 0)
    expect(inIif('CASH SALE', 'Sales Tax Payable')).toBe(-770)
    expect(inIif('CASH SALE', 'Sales') + inIif('CASH SALE', 'Shipping Income')).toBe(-32_620)
    expect(inIif('CASH REFUND', 'PayPal Clearing')).toBe(-13_300)
    expect(inIif('CASH REFUND', 'Sales Tax Payable')).toBe(858)
    const lines = await journal('2026-11')
    const inJournal = (kind: string, account: string, side: string) =>
      lines
        .filter((line) => line['Journal No']?.endsWith(kind) && line['Account'] === account)
        .reduce((sum, line) => sum + Math.round(Number(line[side]) * 100), 0)
    expect(inJournal('S', 'Sales Tax Payable', 'Credit')).toBe(770)
    expect(inJournal('S', 'Sales', 'Credit') + inJournal('S', 'Shipping Income', 'Credit')).toBe(
      32_620,
    )
    expect(inJournal('R', 'PayPal Clearing', 'Credit')).toBe(13_300)
    expect(inJournal('R', 'Sales Tax Payable', 'Debit')).toBe(858)
  })

  test('each journal has as much debit as credit', async () => {
    await november()
    const lines = await journal('2026-11')
    expect(lines.slice(0, 3)).toEqual([
      {
        'Journal No': '20261102-R',
        Date: '11/02/2026',
        Account: 'PayPal Clearing',
        Debit: '',
        Credit: '123.00',
        Memo: '1 refund',
      },
      expect.objectContaining({ Account: 'Sales Returns', Debit: '115.00', Credit: '' }),
      expect.objectContaining({ Account: 'Sales Tax Payable', Debit: '8.00', Credit: '' }),
    ])
    const journals = Map.groupBy(lines, (line) => line['Journal No'])
    expect([...journals.keys()]).toEqual([
      '20261102-R',
      '20261105-S',
      '20261110-S',
      '20261120-R',
      '20261130-S',
    ])
    for (const own of journals.values()) {
      const side = (name: string) =>
        own.reduce((sum, line) => sum + Math.round(Number(line[name]) * 100), 0)
      expect(side('Debit')).toBe(side('Credit'))
    }
  })

  test('sales by state are those of twelve months, beside what is known of the state', async () => {
    await november()
    // Of before the twelve months, of before the year, and enough of it for four fifths of 100,000.00.
    await bookOrder({ database }, { at: '2025-11-30T15:00:00.000Z', ...SAMPLE })
    const large = { goods: 7_968_580, shipping: 0, tax: 0 }
    await bookOrder({ database }, { at: '2025-12-01T15:00:00.000Z', ...large })
    const { body } = await desk.as('owner', 'GET', '/reports/sales?month=2026-11')
    const { from, states } = SalesByStateSchema.parse(body)
    expect(from).toBe('2025-12')
    expect(states).toMatchObject([
      {
        state: 'NJ',
        isRegistered: true,
        // 79,685.80 and 115.00, twice 63.10.
        lastTwelveMonths: { orders: 4, sales: '79927.00' },
        calendarYear: { orders: 3, sales: '241.20' },
        standing: 'below',
        threshold: { sales: '100000.00', orders: 200 },
      },
      {
        state: 'PA',
        isRegistered: false,
        lastTwelveMonths: { orders: 1, sales: '200.00' },
        standing: 'unchecked',
        threshold: null,
      },
    ])
    await bookOrder(
      { database },
      { at: '2026-11-12T15:00:00.000Z', goods: 7300, shipping: 0, tax: 0 },
    )
    const again = await desk.as('owner', 'GET', '/reports/sales?month=2026-11')
    // 80,000.00
    expect(SalesByStateSchema.parse(again.body).states[0]).toMatchObject({
      lastTwelveMonths: { sales: '80000.00' },
      standing: 'near',
    })
  })

  test('days and weeks are those of New Jersey', async () => {
    // The first second of December 10 there, the last one of the 9th, and a Sunday.
    const today = { at: '2026-12-10T05:00:00.000Z', ...SAMPLE, lines: [LINE] }
    await bookOrder({ database }, today)
    await bookOrder({ database }, { ...today, at: '2026-12-10T04:59:59.999Z' })
    const sunday = await bookOrder({ database }, { ...today, at: '2026-12-07T04:00:00.000Z' })
    await bookRefund({ database }, sunday, { at: '2026-12-10T16:00:00.000Z', cents: 1000 })
    const { body } = await desk.as('owner', 'GET', '/reports/today')
    const numbers = ShopNumbersSchema.parse(body)
    expect(numbers.today).toEqual({
      day: '2026-12-10',
      orders: 1,
      sales: '63.10',
      refunds: '10.00',
    })
    expect(numbers.yesterday).toMatchObject({ day: '2026-12-09', orders: 1, sales: '63.10' })
    expect(numbers.days).toHaveLength(28)
    expect(numbers.days.map(({ orders }) => orders).slice(-5)).toEqual([1, 0, 0, 1, 1])
    expect(numbers.weeks).toHaveLength(26)
    expect(numbers.weeks.slice(-2)).toEqual([
      { day: '2026-11-30', orders: 1, sales: '63.10', refunds: '0.00' },
      { day: '2026-12-07', orders: 2, sales: '126.20', refunds: '10.00' },
    ])
    expect(numbers.items).toEqual([
      { item: 'M-399', title: 'Single basket', pieces: 6, sales: '209.94' },
    ])
  })

  test('everything is exported table by table, without secrets and without gaps', async () => {
    const { first } = await november()
    const orders = await desk.ask('owner', 'GET', '/export/everything/orders.jsonl')
    const row = (await orders.text()).split('\n').find((line) => line.includes(first.orderNumber))
    expect(JSON.parse(row ?? '')).toMatchObject({ id: first.id, total_cents: 6695, status: 'paid' })
    expect(row).not.toContain('page_token')
    expect(row).not.toContain(first.pageToken)
    const action = { at: NOW.toISOString(), actor: 'a', role: 'owner', deed: 'x', subject: 'y' }
    const actions = Array.from({ length: 1100 }, (_, index) => ({ ...action, id: String(index) }))
    await database.insertInto('staff_actions').values(actions.slice(0, 550)).execute()
    await database.insertInto('staff_actions').values(actions.slice(550)).execute()
    const answer = await desk.ask('owner', 'GET', '/export/everything/staff-actions.jsonl')
    const lines = (await answer.text()).trimEnd().split('\n')
    // Both exports are themselves among them.
    expect(new Set(lines).size).toBe(1102)
  })

  test('every file that is offered can be read', async () => {
    for (const name of Object.keys(EXPORTED_FILES)) {
      const answer = await desk.ask('owner', 'GET', `/export/everything/${name}.jsonl`)
      expect([name, answer.status]).toEqual([name, 200])
      await answer.text()
    }
    expect((await desk.ask('owner', 'GET', '/export/everything/accounts.jsonl')).status).toBe(404)
  })

  test('a report needs its month', async () => {
    for (const path of ['/reports/tax', '/reports/sales?month=2026-13', '/export/journal.csv']) {
      expect(await desk.as('owner', 'GET', path)).toEqual({
        status: 422,
        body: { error: 'Please say which month, such as 2026-11.' },
      })
    }
  })
})
