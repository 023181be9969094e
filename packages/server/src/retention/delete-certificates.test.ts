import type { OfferedExemption } from '@millrun/commerce/tax/offered-exemption'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOrderDatabase, type OrderDatabase } from '../database/order-database.ts'
import { COMMAND_LINE } from '../desk/staff-actions.ts'
import { readFile } from '../exemptions/certificate.ts'
import { decideExemption, keepExemption, listExemptions } from '../exemptions/exemption-store.ts'
import { openBooks } from '../open-books.ts'
import { listOrders } from '../orders/find-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { SAMPLE_CERTIFICATE } from '../testing/sample-certificate.ts'
import { SAMPLE_CUSTOMER } from '../testing/sample-order.ts'
import { deleteCertificates } from './delete-certificates.ts'
import { forgetBuyers } from './forget-buyers.ts'

const OFFERED = new Date('2026-11-23T12:00:00.000Z')
const DECIDED = new Date('2026-11-24T12:00:00.000Z')
const CERTIFICATE: OfferedExemption = SAMPLE_CERTIFICATE

onEachDatabase((newDatabase) => {
  let database: OrderDatabase

  beforeEach(async () => {
    database = await openOrderDatabase(await newDatabase())
  })

  afterEach(() => database.destroy())

  const offer = () => keepExemption(database, CERTIFICATE, readFile(CERTIFICATE.document), OFFERED)

  const decide = (code: string, decision: 'approved' | 'refused') =>
    decideExemption(database, code, {
      decision,
      note: decision,
      actor: COMMAND_LINE,
      at: DECIDED,
    })

  async function buyWith(code: string, at: Date): Promise<void> {
    const exemption = { code, certificateNumber: '1', reason: 'Resale', state: 'NJ' }
    await placeOrder(openBooks(database, { now: () => at }), {
      lines: [],
      customer: SAMPLE_CUSTOMER,
      isPickup: false,
      totals: { subtotalCents: 4810, shippingCents: 1500, taxCents: 0, totalCents: 6310 },
      tax: { rowId: undefined, rateThousandths: 0, baseCents: 0, exemption },
    })
  }

  async function keptAt(time: string): Promise<readonly string[]> {
    await deleteCertificates(database, new Date(time), new AbortController().signal)
    return (await listExemptions(database)).map(({ code }) => code).toSorted()
  }

  test('an approved one is kept for four years after the last order with it', async () => {
    const [unused, used] = [await offer(), await offer()]
    await decide(unused, 'approved')
    await decide(used, 'approved')
    await buyWith(used, new Date('2028-02-01T12:00:00.000Z'))
    expect(await keptAt('2030-11-24T11:00:00.000Z')).toEqual([unused, used].toSorted())
    expect(await keptAt('2030-11-24T13:00:00.000Z')).toEqual([used])
    expect(await keptAt('2032-02-01T11:00:00.000Z')).toEqual([used])
    expect(await keptAt('2032-02-01T13:00:00.000Z')).toEqual([])
    for (const table of ['exemption_events', 'exemption_mails'] as const) {
      expect(await database.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })

  test('with its buyer the number of a certificate goes from an order, not why it was exempt', async () => {
    await buyWith('EX-22222222', OFFERED)
    const forgotten = await forgetBuyers(
      database,
      new Date('2027-01-01T12:00:00.000Z'),
      new AbortController().signal,
    )
    expect(forgotten).toBe(1)
    const [order] = await listOrders(openBooks(database))
    expect(order?.tax?.exemption).toEqual({
      code: 'EX-22222222',
      certificateNumber: '',
      reason: 'Resale',
      state: 'NJ',
    })
  })

  test('a refused one is kept for 90 days, one that is not decided until it is', async () => {
    const [refused, offered] = [await offer(), await offer()]
    await decide(refused, 'refused')
    expect(await keptAt('2027-02-22T11:00:00.000Z')).toEqual([refused, offered].toSorted())
    expect(await keptAt('2027-02-22T13:00:00.000Z')).toEqual([offered])
    expect(await keptAt('2040-01-01T12:00:00.000Z')).toEqual([offered])
  })
})
