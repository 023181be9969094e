import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time-spans.ts'
import { type DatabaseSettings, onEachDatabase } from '../testing/on-each-database.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { writePages } from '../testing/shop-process.ts'

const PICTURE = Buffer.from('RIFF....WEBP, not to be compressed')

/** What every build has, and what only this one has. */
function filesOf(build: string): Readonly<Record<string, string | Buffer>> {
  const script = `export const build = '${build}'`
  return {
    'index.html': `<title>${build}</title>`,
    '404.html': '<title>404</title>',
    'assets/both.js': 'export const shared = true',
    [`assets/${build}.js`]: script,
    [`assets/${build}.js.br`]: brotliCompressSync(script),
    [`assets/${build}.webp`]: PICTURE,
    [`desk/assets/${build}.css`]: `.${build} { color: black }`,
    [`pictures/${build}.svg`]: '<svg/>',
  }
}

onEachDatabase((newDatabase) => {
  let folder: string
  let settings: DatabaseSettings
  let laterMs: number
  const shops: TestShop[] = []

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'millrun-builds-'))
    settings = await newDatabase()
    laterMs = 0
    for (const build of ['old', 'new']) await writePages(join(folder, build), filesOf(build))
  })

  afterEach(async () => {
    for (const shop of shops.splice(0)) await shop.close()
    await rm(folder, { recursive: true })
  })

  function now(): Date {
    return new Date(Date.now() + laterMs)
  }

  async function open(build: string): Promise<TestShop> {
    const app = { pagesDirectory: join(folder, build), now }
    const shop = await openShop(settings, { origin: 'http://localhost:4299' }, { app })
    shops.push(shop)
    return shop
  }

  async function restarted(shop: TestShop, build: string): Promise<TestShop> {
    await shop.close()
    shops.splice(shops.indexOf(shop), 1)
    return open(build)
  }

  test('servers of two builds answer for the pages of each other, as their own build would', async () => {
    const [older, newer] = [await open('old'), await open('new')]
    for (const path of ['/assets/old.js', '/assets/old.webp', '/desk/assets/old.css']) {
      for (const coding of ['br', 'identity']) {
        expect(await get(newer, path, coding)).toEqual(await get(older, path, coding))
      }
    }
    const script = await get(older, '/assets/new.js', 'br')
    expect(script).toEqual(await get(newer, '/assets/new.js', 'br'))
    expect(script).toMatchObject({
      status: 200,
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'accept-encoding',
      },
    })
    expect((await get(older, '/assets/new.webp', 'br')).body).toEqual(PICTURE)
  })

  test('a folder that is upgraded in place goes on answering for pages that are open', async () => {
    const shop = await restarted(await open('old'), 'new')
    expect(await get(shop, '/', 'identity')).toMatchObject({
      body: Buffer.from('<title>new</title>'),
    })
    const script = await get(shop, '/assets/old.js', 'identity')
    expect(script.body.toString()).toBe("export const build = 'old'")
  })

  test('what a browser has already is not sent again, by whatever server', async () => {
    const [older, newer] = [await open('old'), await open('new')]
    const { headers } = await get(older, '/assets/old.js', 'br')
    const known = { 'if-none-match': String(headers['etag']) }
    expect(await get(newer, '/assets/old.js', 'br', known)).toMatchObject({ status: 304 })
  })

  test('a build is answered for until no server has served it for a day', async () => {
    let shop = await restarted(await open('old'), 'new')
    laterMs = DAY_MS - HOUR_MS
    shop = await restarted(shop, 'new')
    expect((await get(shop, '/assets/old.js', 'br')).status).toBe(200)
    laterMs = DAY_MS + HOUR_MS
    shop = await restarted(shop, 'new')
    expect((await get(shop, '/assets/old.js', 'br')).status).toBe(404)
    expect((await get(shop, '/assets/both.js', 'br')).status).toBe(200)
  })

  test('pages and pictures of another build, and what no build has, are not found', async () => {
    const newer = await restarted(await open('old'), 'new')
    for (const path of [
      '/pictures/old.svg',
      '/assets/none.js',
      '/assets/',
      '/desk/assets/none.js',
    ]) {
      const { status, body } = await get(newer, path, 'identity')
      expect([path, status, body.toString()]).toEqual([path, 404, '<title>404</title>'])
    }
  })
})

interface Got {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Buffer
}

/** As it goes over the wire, not unpacked; without what is of the moment. */
function get(
  { origin }: TestShop,
  path: string,
  coding: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Got> {
  const { hostname, port } = new URL(origin)
  const headers = { 'accept-encoding': coding, ...more }
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { date: _, ...said } = answer.headers
        resolve({ status: answer.statusCode ?? 0, headers: said, body: Buffer.concat(parts) })
      })
    })
    sent.on('error', reject).end()
  })
}
