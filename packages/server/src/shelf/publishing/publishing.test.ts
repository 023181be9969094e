import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayPlus, newJerseyDay, newJerseyMidnight } from '@millrun/commerce/delivery/new-jersey-day'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../database/in-transaction.ts'
import { COMMAND_LINE } from '../../desk/staff-actions.ts'
import { decideRating } from '../../ratings/decide-rating.ts'
import { eventually } from '../../testing/eventually.ts'
import { type DatabaseSettings, onEachDatabase } from '../../testing/on-each-database.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { writePages } from '../../testing/shop-process.ts'
import { changePrices } from '../change-prices.ts'
import { changeStock } from '../change-stock.ts'
import { setBackOn } from '../set-back-on.ts'

/** A press as a build has one, of one page: it runs the file with the changes, and prints what that says. */
const PRESS = `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
const [build, folder, shelf] = process.argv.slice(2)
await import('file://' + folder + shelf)
const built = readFileSync(build + '/index.html', 'utf8')
const said = JSON.stringify(globalThis.millrunShelf)
writeFileSync(folder + '/index.html', built + '<p data-shelf="' + shelf + '">' + said + '</p>')
`
const HOME = '<title>Home</title>'
const EVE = 'eve@millrun.example'

onEachDatabase((newDatabase) => {
  let build: string
  let settings: DatabaseSettings
  let shops: TestShop[]
  let laterMs: number

  beforeEach(async () => {
    laterMs = 0
    shops = []
    settings = await newDatabase()
    build = await mkdtemp(join(tmpdir(), 'millrun-build-'))
    await writePages(build, {
      'index.html': HOME,
      'about/index.html': '<title>About</title>',
      '404.html': '<title>404</title>',
      '.press/press.js': PRESS,
      '.press/package.json': '{"type":"module"}',
    })
  })

  afterEach(async () => {
    for (const shop of shops) await shop.close()
    await rm(build, { recursive: true })
  })

  function now(): Date {
    return new Date(Date.now() + laterMs)
  }

  async function open(): Promise<TestShop> {
    const payPal = { origin: 'http://localhost:4299' }
    const shop = await openShop(settings, payPal, { app: { pagesDirectory: build, now } })
    shops.push(shop)
    return shop
  }

  function setPrice({ books }: TestShop, cents: number, from?: Date) {
    const hand = { actor: EVE, at: now(), ...(from !== undefined && { from }) }
    const row = { productId: 'm-399', cents }
    return inTransaction(books.database, (transaction) => changePrices(transaction, [row], hand))
  }

  function setStock({ books }: TestShop, quantity: number) {
    const row = { productId: 'm-399', quantity }
    return inTransaction(books.database, (transaction) =>
      changeStock(transaction, 'set', [row], { actor: EVE, at: now() }),
    )
  }

  test('a change is on the pages without a restart, of every server, under a new mark', async () => {
    const [first, second] = [await open(), await open()]
    const built = await home(first)
    expect(built.text).toBe(HOME)
    await setPrice(first, 3199)
    const said = '{"m-399":{"priceCents":3199,"originalCents":3679}}'
    const page = await homeWith(first, said)
    expect((await homeWith(second, said)).text).toBe(page.text)
    expect(page.etag).not.toBe(built.etag)
    const known = await fetch(`${first.origin}/`, { headers: { 'if-none-match': page.etag } })
    expect(known.status).toBe(304)
    expect((await fetch(`${first.origin}/about`)).status).toBe(200)
    expect((await fetch(`${first.origin}/no-such-page`)).status).toBe(404)
  })

  test('what has changed is one file, kept for who still has the page of before', async () => {
    const shop = await open()
    await setPrice(shop, 3199)
    const before = shelfOf((await homeWith(shop, '3199')).text)
    await setPrice(shop, 2999)
    const after = shelfOf((await homeWith(shop, '2999')).text)
    expect(after).not.toBe(before)
    for (const [path, cents] of [
      [before, 3199],
      [after, 2999],
    ] as const) {
      const answer = await fetch(`${shop.origin}${path}`)
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(await answer.text()).toContain(
        `globalThis.millrunShelf={"m-399":{"priceCents":${cents}`,
      )
    }
    for (const path of ['/shelf/AAAAAAAAAAAAAAAA.js', '/shelf/x.js', '/shelf/']) {
      expect((await fetch(`${shop.origin}${path}`)).status).toBe(404)
    }
  })

  test('a server that has yet to print can be asked for the file of one that has', async () => {
    const first = await open()
    await setPrice(first, 3199)
    const path = shelfOf((await homeWith(first, '3199')).text)
    await rm(join(build, '.press'), { recursive: true })
    const second = await open()
    expect((await home(second)).text).toBe(HOME)
    expect((await fetch(`${second.origin}${path}`)).status).toBe(200)
  })

  test('what is back as it was built shows the pages of the build', async () => {
    const shop = await open()
    const built = await home(shop)
    await setPrice(shop, 3199)
    await homeWith(shop, '3199')
    await setPrice(shop, 3499)
    await eventually(async () => expect(await home(shop)).toEqual(built))
  })

  test('a scheduled price is shown when its moment comes, a product when it is gone', async () => {
    const shop = await open()
    await setPrice(shop, 2999, new Date(Date.now() + 3_600_000))
    await setStock(shop, 0)
    const page = await homeWith(shop, '{"m-399":{"inStock":false}}')
    expect(page.text).not.toContain('2999')
    laterMs = 3_600_001
    await homeWith(shop, '{"m-399":{"priceCents":2999,"originalCents":3449,"inStock":false}}')
  })

  test('the day on which a product is back is shown until it has passed', async () => {
    const shop = await open()
    const today = newJerseyDay(now())
    await setStock(shop, 0)
    await inTransaction(shop.books.database, (transaction) =>
      setBackOn(transaction, { productId: 'm-399', on: today }),
    )
    const page = await homeWith(shop, `{"m-399":{"inStock":false,"backOn":"${today}"}}`)
    laterMs = newJerseyMidnight(dayPlus(today, 1)).getTime() - Date.now()
    const after = await homeWith(shop, '{"m-399":{"inStock":false}}')
    expect(shelfOf(after.text)).not.toBe(shelfOf(page.text))
  })

  test('a first review is named by the pages, with its words in a file that every server has', async () => {
    const [first, second] = [await open(), await open()]
    const id = randomUUID()
    const words = { stars: 4, text: 'Straight & clean </script>', name: 'Ada T.' }
    const at = new Date().toISOString()
    const row = { id, order_id: null, product_id: 'm-399', ...words, written_at: at }
    await first.books.database
      .insertInto('ratings')
      .values({ ...row, status: 'waiting', decide_by: at, reason: null, answer: null, version: 1 })
      .execute()
    const page = await homeWith(first, '"rating":{"stars":4,"count":1,"file":"/shelf/')
    expect(page.text).not.toContain('Straight')
    const [, file = ''] = /"file":"([^"]+)"/.exec(page.text) ?? []
    for (const shop of [first, second]) {
      const answer = await fetch(`${shop.origin}${file}`)
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(await answer.json()).toMatchObject({ product: 'm-399', ratings: [words] })
    }
    await decideRating(
      first.books.database,
      id,
      { decision: 'withhold', reason: 'abuse' },
      { actor: COMMAND_LINE, at: now() },
    )
    await eventually(async () => expect((await home(first)).text).toBe(HOME))
    expect((await fetch(`${first.origin}${file}`)).status).toBe(200)
  })

  test('a review that nobody decides about is shown when its time comes', async () => {
    const shop = await open()
    const decide_by = new Date(Date.now() + 3_600_000).toISOString()
    const row = { id: 'r-1', order_id: null, product_id: 'm-399', stars: 1, text: '', name: '' }
    const waiting = { status: 'waiting', decide_by, written_at: decide_by } as const
    await shop.books.database
      .insertInto('ratings')
      .values({ ...row, ...waiting, reason: null, answer: null, version: 1 })
      .execute()
    await setPrice(shop, 3199)
    expect((await homeWith(shop, '3199')).text).not.toContain('rating')
    laterMs = 3_600_001
    await homeWith(shop, '"rating":{"stars":1,"count":1,')
  })

  test('a press that fails leaves the pages as they are, and the log says why', async () => {
    await writePages(build, { '.press/press.js': `throw new Error('out of ink')` })
    const shop = await open()
    await setPrice(shop, 3199)
    await eventually(() =>
      expect(shop.log.join('')).toContain('the pages do not show the shelf as it is'),
    )
    expect(shop.log.join('')).toContain('out of ink')
    expect((await home(shop)).text).toBe(HOME)
  })
})

async function home({ origin }: TestShop) {
  const answer = await fetch(`${origin}/`)
  return { text: await answer.text(), etag: answer.headers.get('etag') ?? '' }
}

/** The home page as soon as it says so. */
function homeWith(shop: TestShop, said: string) {
  return eventually(async () => {
    const page = await home(shop)
    expect(page.text).toContain(said)
    return page
  })
}

function shelfOf(page: string): string {
  return /data-shelf="([^"]+)"/.exec(page)?.[1] ?? ''
}
