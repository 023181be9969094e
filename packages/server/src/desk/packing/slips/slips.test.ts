import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../../../testing/on-each-database.ts'
import { type DeskShop, openDeskShop } from '../../../testing/open-desk.ts'
import type { TestShop } from '../../../testing/open-shop.ts'
import { readBarcode, readPdf, type ReadPage } from './testing/read-pdf.ts'
import { SAMPLE_FORM, SAMPLE_LINE, sampleRequest } from '../../../testing/sample-order.ts'

const RAIL = 'c-6010:length=12,cut=72+72'

onEachDatabase((newDatabase) => {
  let shop: TestShop
  let desk: DeskShop['desk']
  let close: DeskShop['close']

  beforeEach(async () => {
    ;({ shop, desk, close } = await openDeskShop(await newDatabase()))
  })

  afterEach(() => close())

  async function buy(form: object = {}, lines: Record<string, number> = { [SAMPLE_LINE]: 10 }) {
    const request = sampleRequest(lines, { ...SAMPLE_FORM, ...form })
    return (await shop.buy(request)).orderNumber
  }

  async function slips(...numbers: readonly string[]): Promise<readonly ReadPage[]> {
    const answer = await desk.ask('shipping', 'GET', `/slips.pdf?orders=${numbers.join(',')}`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    return readPdf(Buffer.from(await answer.arrayBuffer()))
  }

  const refusal = async (query: string) => desk.as('shipping', 'GET', `/slips.pdf${query}`)

  test('a pick list comes first, then each order on a page of its own, whose bars read as its number', async () => {
    const first = await buy({ jobName: 'Elm Street', poNumber: '4711' })
    const second = await buy({}, { [SAMPLE_LINE]: 2, 'm-399:finish=cv': 4 })
    const pages = await slips(second, first)
    expect(pages).toHaveLength(3)
    const [list, ...own] = pages
    expect(list?.text).toContain('Pick list')
    expect(list?.text).toContain('2 orders, 16 pieces')
    expect(list?.text).toMatch(/12 ×\nC-2005\n[^]*\n4 ×\nM-399/)
    expect(list?.text).toContain(`${second} × 2, ${first} × 10`)
    expect(own.map(readBarcode)).toEqual([second, first])
    const text = own[1]?.text.replaceAll('\n', ' ') ?? ''
    for (const part of ['Elm Street', '4711', 'Ada Turner', '100 N Main St', 'C-2005', '10 ×']) {
      expect(text).toContain(part)
    }
    expect(text).toMatch(/carton .*: 10 x C-2005/)
    expect(text).toContain('At the latest')
  })

  test('no price is on any page', async () => {
    const pages = await slips(await buy())
    const all = pages.map(({ text }) => text).join('\n')
    expect(all).not.toMatch(/\$|\d\.\d\d\b|24\.05|240\.50/)
  })

  test('what the saw does is said in words, and what a truck needs where one comes', async () => {
    const [, cut] = await slips(await buy({}, { [RAIL]: 1 }))
    expect(cut?.text.replaceAll('\n', ' ')).toContain(
      'Cut each 144" stick into 2 pieces: 72" + 72"',
    )
    const [, truck] = await slips(await buy({}, { 'c-6010:length=12': 1 }))
    expect(truck?.text.replaceAll('\n', ' ')).toContain('The driver does not unload it.')
  })

  test('only what is left to send is printed', async () => {
    const orderNumber = await buy()
    await shop.orders('shipped', orderNumber, '--line', `${SAMPLE_LINE}=3`)
    const [list, slip] = await slips(orderNumber)
    expect(slip?.text).toContain('7 of 10 ×')
    expect(list?.text).toContain('7 ×')
    await shop.orders('shipped', orderNumber)
    expect(await refusal(`?orders=${orderNumber}`)).toEqual({
      status: 409,
      body: { error: `Nothing of order ${orderNumber} is left to send.` },
    })
  })

  test('any name in Latin letters is printed; letters that cannot be are boxes, and that is said', async () => {
    const latin = 'Łukasz Ñandú-Öz Ğüney Nguyễn Þór'
    const [, slip] = await slips(await buy({ firstName: latin, lastName: 'Ж Ω' }))
    expect(slip?.text.replaceAll('\n', ' ')).toContain(`${latin} Ж Ω`)
    expect(slip?.text).not.toContain('cannot be printed')
    const [, other] = await slips(await buy({ firstName: '山田', lastName: 'דוד Ann' }))
    expect(other?.text.replaceAll('\n', ' ')).toContain('□□ □□□ Ann')
    expect(other?.text.replaceAll('\n', ' ')).toContain(
      '□ stands for a letter that cannot be printed',
    )
  })

  test('a long order goes on over pages that say whose they are', async () => {
    const lines = Object.fromEntries(
      Array.from(
        { length: 60 },
        (_, index) => [`c-6010:length=12,cut=${24 + index}+${120 - index}`, 1] as const,
      ),
    )
    const usable = Object.fromEntries(
      Object.entries(lines).filter(([id]) =>
        /cut=(\d+)\+(\d+)/
          .exec(id)
          ?.slice(1)
          .every((one) => Number(one) <= 93),
      ),
    )
    const orderNumber = await buy({}, usable)
    const pages = (await slips(orderNumber)).filter(({ text }) => text.includes(orderNumber))
    expect(pages.some(({ text }) => text.startsWith(`Order ${orderNumber}, page 2`))).toBe(true)
  })

  test('who asks for nothing, too much, or what must not be sent is told', async () => {
    const none = { status: 422, body: { error: 'Please choose the orders first.' } }
    expect(await refusal('')).toEqual(none)
    expect(await refusal('?orders=,')).toEqual(none)
    const many = Array.from({ length: 201 }, (_, index) => `MR-${index}`).join(',')
    expect(await refusal(`?orders=${many}`)).toMatchObject({ status: 422 })
    expect(await refusal('?orders=MR-7K3Q9XWD')).toEqual({
      status: 404,
      body: { error: 'There is no order MR-7K3Q9XWD.' },
    })
    const orderNumber = await buy()
    await shop.books.database
      .updateTable('orders')
      .set({ status: 'needs_review', hold: 'disputed' })
      .execute()
    expect(await refusal(`?orders=${orderNumber}`)).toEqual({
      status: 409,
      body: {
        error: `Order ${orderNumber} needs review: please do not send it. The buyer has opened a dispute at PayPal.`,
      },
    })
  })
})
