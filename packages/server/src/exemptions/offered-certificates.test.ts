import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OrderDatabase } from '../database/order-database.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { SAMPLE_CERTIFICATE, SAMPLE_DOCUMENT } from '../testing/sample-certificate.ts'
import { sampleRequest } from '../testing/sample-order.ts'
import { listExemptions, readCertificate } from './exemption-store.ts'

const CODE = /^EX-[\dA-Z]{8}$/
const NOT_A_KIND = 'This file is no PDF, JPEG or PNG; please attach the certificate as one.'
const TOO_LARGE = 'The file is larger than 5 MB; please send a smaller one.'

const PAGE = Buffer.from('<html>%PDF-').toString('base64')

onEachDatabase((newDatabase) => {
  let payPal: TestPayPal
  let shop: TestShop
  let database: OrderDatabase

  beforeEach(async () => {
    payPal = await openPayPal()
    shop = await openShop(await newDatabase(), payPal)
    database = shop.books.database
  })

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  const offer = (change: object = {}) =>
    shop.fn('offer-exemption', { ...SAMPLE_CERTIFICATE, ...change })

  test('a certificate is kept with its file, and answered with a code', async () => {
    const { status, body } = await offer()
    expect(status).toBe(200)
    const code = String(body['code'])
    expect(code).toMatch(CODE)
    expect(await listExemptions(database)).toMatchObject([
      { code, status: 'offered', email: 'ada@example.com', validTo: undefined },
    ])
    expect(await readCertificate(database, code)).toEqual({
      bytes: SAMPLE_DOCUMENT,
      mediaType: 'application/pdf',
    })
  })

  test.each<[string, object, string]>([
    ['a page that is called a PDF', { document: PAGE }, NOT_A_KIND],
    ['a file of 6 MB', { document: Buffer.alloc(6 * 1024 * 1024).toString('base64') }, TOO_LARGE],
    [
      'a number of 200 characters',
      { certificateNumber: '1'.repeat(200) },
      'Please use at most 40 characters.',
    ],
    [
      'a script as the number',
      { certificateNumber: '<script>1</script>' },
      'Please use letters, digits, spaces, dots, dashes and slashes.',
    ],
    ['a reason that is none', { reason: 'contractor' }, 'Please choose a reason.'],
    [
      'a day that is none',
      { validFrom: '2026-02-30' },
      'Please give the day with its month and year.',
    ],
    ['a last day before the first', { validTo: '2019-12-31' }, 'The last day is before the first.'],
    ['no name at all', { businessName: undefined }, 'Please check the form.'],
    ['no file', { document: '' }, 'Please attach the signed certificate.'],
  ])('%s is refused with a sentence, and nothing is kept', async (_what, change, sentence) => {
    expect(await offer(change)).toMatchObject({ status: 422, body: { error: sentence } })
    expect(await listExemptions(database)).toEqual([])
  })

  test('what cannot stand in a line of a list or the subject of a mail is a blank', async () => {
    const { status } = await offer({ businessName: 'Turner\u0000\u001B[2J\r\nBcc: x\uD800 Resale' })
    expect(status).toBe(200)
    expect(await listExemptions(database)).toMatchObject([
      { businessName: 'Turner [2J Bcc: x Resale' },
    ])
  })

  test('a code that no database takes is one that nobody knows', async () => {
    const asked = { email: 'ada@example.com', state: 'NJ' }
    const { status, body } = await shop.fn('check-exemption', { ...asked, code: 'EX-\u0000' })
    expect(status).toBe(200)
    expect(body).toHaveProperty('problem')
    const { orderData, ...request } = sampleRequest()
    const order = { ...request, orderData: { ...orderData, exemption: '\u0000EX' } }
    expect(await shop.fn('create-paypal-order', order)).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/^We know no approved certificate/) },
    })
  })

  test('of thirty certificates in a minute five are taken', async () => {
    const answers = []
    for (let count = 0; count < 30; count += 1) answers.push(await offer())
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.at(-1)).toMatchObject({
      status: 429,
      body: { error: expect.stringMatching(/^Too many requests/) },
    })
    expect(await listExemptions(database)).toHaveLength(5)
  })
})
