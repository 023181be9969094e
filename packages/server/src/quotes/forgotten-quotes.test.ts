import { afterEach, beforeEach, expect, test } from 'vitest'
import { eraseCustomer } from '../customers/erase-customer.ts'
import { exportedRecords } from '../customers/exported-records.ts'
import { openOrderDatabase, type OrderDatabase } from '../database/order-database.ts'
import { bookOrder } from '../desk/testing/book-order.ts'
import { openBooks } from '../open-books.ts'
import { deleteQuotes } from '../retention/delete-quotes.ts'
import { forgetBuyers } from '../retention/forget-buyers.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { changeQuote, makeQuote } from './make-quote.ts'
import { versionsOf } from './quote-store.ts'

const NOON = new Date('2026-11-26T17:00:00.000Z')
const EVE = 'eve@millrun.example'
const ADA = { accountId: 'a1', email: 'ada@example.com' }
const WISH = {
  jobName: 'Elm Street',
  client: 'Ada Turner',
  email: 'Ada@example.com',
  until: '2026-12-26',
  note: 'Call Ada',
  lines: [{ id: 'm-399:finish=sb', quantity: 2, price: '29.99' }],
}
const OTHERS = { ...WISH, client: 'Bo', email: 'bo@example.com' }

onEachDatabase((newDatabase) => {
  let database: OrderDatabase

  beforeEach(async () => {
    database = await openOrderDatabase(await newDatabase())
  })

  afterEach(() => database.destroy())

  const books = () => openBooks(database, { now: () => NOON })

  const make = (wish = WISH) => makeQuote(books(), wish, { actor: EVE, at: NOON })

  /** Has a paid order accept a quote. */
  async function accept({ quoteId }: { readonly quoteId: string }): Promise<void> {
    const sums = { goods: 5998, shipping: 0, tax: 480 }
    const { id } = await bookOrder(books(), { at: NOON.toISOString(), ...sums })
    await database.updateTable('orders').set({ quote_id: quoteId }).where('id', '=', id).execute()
  }

  const kept = async (...quotes: readonly { readonly number: string }[]) =>
    Promise.all(
      quotes.map(async ({ number }) =>
        (await versionsOf(database, number)).map(({ client, email, jobName, note, actor }) =>
          [client, email, jobName, note, actor].join('|'),
        ),
      ),
    )

  const erase = () => eraseCustomer(books(), ADA, async () => undefined)

  test('with an account go its quotes, and of an accepted one whom it was for', async () => {
    const own = await makeQuote(
      books(),
      { ...WISH, email: '' },
      { actor: ADA.email, at: NOON, accountId: ADA.accountId },
    )
    const bought = await makeQuote(
      books(),
      { ...WISH, email: '', client: '', note: '' },
      { actor: ADA.email, at: NOON, accountId: ADA.accountId },
    )
    await accept(bought)
    const [made, accepted, others] = [await make(), await make(), await make(OTHERS)]
    await accept(accepted)
    const once = await make()
    await changeQuote(books(), once.quoteId, { ...OTHERS, replaces: 1 }, { actor: EVE, at: NOON })
    await erase()
    const bos = `Bo|bo@example.com|Elm Street|Call Ada|${EVE}`
    expect(await kept(own, bought, made, accepted, others, once)).toEqual([
      [],
      ['||||'],
      [],
      [`||||${EVE}`],
      [bos],
      [bos, `||||${EVE}`],
    ])
    const [version] = await versionsOf(database, accepted.number)
    expect(version?.lines).toMatchObject([{ quantity: 2, unitPriceCents: 2999 }])
  })

  test('a quote that nobody accepted goes a year after its last day', async () => {
    const [open, accepted] = [await make(), await make()]
    await accept(accepted)
    const keptAt = async (time: string) => {
      await deleteQuotes(database, new Date(time), new AbortController().signal)
      return (await kept(open, accepted)).map((versions) => versions.length)
    }
    expect(await keptAt('2027-12-26T20:00:00.000Z')).toEqual([1, 1])
    expect(await keptAt('2027-12-27T20:00:00.000Z')).toEqual([0, 1])
    expect(await keptAt('2040-01-01T20:00:00.000Z')).toEqual([0, 1])
  })

  test('whom an accepted quote was for is forgotten with the buyer of its order', async () => {
    const [open, accepted] = [await make(), await make()]
    await accept(accepted)
    await forgetBuyers(database, new Date('2033-11-27T17:00:00.000Z'), new AbortController().signal)
    const whole = `Ada Turner|Ada@example.com|Elm Street|Call Ada|${EVE}`
    expect(await kept(open, accepted)).toEqual([[whole], [`||||${EVE}`]])
  })

  test('a customer is told all that their quotes say, and nothing that opens them', async () => {
    const { number, token } = await make()
    await make(OTHERS)
    const { quotes } = await exportedRecords(books(), ADA, {})
    expect(quotes).toMatchObject([{ number, client: 'Ada Turner', note: 'Call Ada' }])
    expect(JSON.stringify(quotes)).not.toContain(token)
  })
})
