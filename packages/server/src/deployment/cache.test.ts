import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, get, type IncomingMessage } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SIGN_IN_PATH } from '@millrun/accounts/sign-in-desk'
import { ACCOUNT_API } from '@millrun/commerce/account/account-api'
import { DESK_API } from '@millrun/commerce/desk/desk-api'
import { FUNCTIONS_PATH } from '@millrun/commerce/functions'
import { BUY_PAGE } from '@millrun/commerce/permalink/buy-page'
import { QUOTE_PAGE } from '@millrun/commerce/quotes/quote-page'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findServer } from '../../../../scripts/test/find-program.ts'
import { POLICY_REPORTS_PATH } from '../http/security-headers.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { changePrices } from '../shelf/change-prices.ts'
import { clusterFolder } from '../testing/cluster/cluster-folder.ts'
import { type ClusterPart, clusterPart } from '../testing/cluster/cluster-part.ts'
import { eventually } from '../testing/eventually.ts'
import { freePort } from '../testing/free-port.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { writePages } from '../testing/shop-process.ts'

const missing = findServer('nginx') === undefined ? ' (left out: nginx is not installed)' : ''

/** Prints the page of a build with the file that it was told of. */
const PRESS = `import { readFileSync, writeFileSync } from 'node:fs'
const [build, folder, shelf] = process.argv.slice(2)
const built = readFileSync(build + '/index.html', 'utf8')
writeFileSync(folder + '/index.html', built + '<script src="' + shelf + '"></script>')
`
/** Enough to be worth compressing. */
const SCRIPT = 'export const words = 1\n'.repeat(200)

describe.skipIf(missing !== '')(`the cache${missing}`, () => {
  let folder: string
  let cacheFolder: string
  let shopPort: number
  let origin: string
  let nginx: ClusterPart

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'millrun-cache-'))
    cacheFolder = await mkdtemp(join(tmpdir(), 'millrun-cache-'))
    await clusterFolder(cacheFolder)
    shopPort = await freePort()
    const front = await freePort()
    origin = `http://127.0.0.1:${front}`
    nginx = clusterPart({
      name: 'nginx',
      command: ['sh', 'cluster/start-cache.sh'],
      env: {
        CACHE_FOLDER: join(cacheFolder, 'cache'),
        CACHE_LISTEN: `127.0.0.1:${front}`,
        CACHE_SHOP: `127.0.0.1:${shopPort}`,
      },
      folder: cacheFolder,
    })
    await nginx.start()
    await eventually(() => fetch(origin))
  })

  afterEach(async () => {
    await nginx.end()
    await rm(cacheFolder, { recursive: true })
    await rm(folder, { recursive: true })
  })

  async function ask(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(`${origin}${path}`, { headers, redirect: 'manual' })
    return {
      status: answer.status,
      cache: answer.headers.get('x-cache'),
      coding: answer.headers.get('content-encoding'),
      etag: answer.headers.get('etag') ?? '',
      text: await answer.text(),
    }
  }

  /** Without what a browser makes of an address before it asks. */
  async function askToTheLetter(path: string): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<IncomingMessage>()
    get(origin, { path }, resolve)
    return textOf(await promise)
  }

  describe('before the shop', () => {
    let shop: TestShop

    /** The shop with a build whose page names a script of that build. */
    async function open(build: string): Promise<void> {
      const pagesDirectory = join(folder, build)
      await writePages(pagesDirectory, {
        'index.html': `<script src="/assets/${build}.js"></script>`,
        '404.html': '<title>404</title>',
        'product-not-found.html': '<title>No such product</title>',
        'desk/index.html': '<title>Desk</title>',
        [`assets/${build}.js`]: SCRIPT,
        'desk/assets/desk.js': SCRIPT,
        'pictures/newel.webp': 'a picture',
        '.press/press.js': PRESS,
        '.press/package.json': '{"type":"module"}',
      })
      const settings = { databaseUrl: undefined, dataDir: join(folder, 'data') }
      const variables = { TRUST_PROXY: '1' }
      const payPal = { origin: 'http://localhost:4299' }
      const more = { variables, app: { pagesDirectory }, port: shopPort }
      shop = await openShop(settings, payPal, more)
    }

    beforeEach(() => open('a'))
    afterEach(() => shop.close())

    function changePrice(cents: number) {
      const hand = { actor: 'eve@millrun.example', at: new Date() }
      return inTransaction(shop.books.database, (books) =>
        changePrices(books, [{ productId: 'm-399', cents }], hand),
      )
    }

    test.each(['/assets/a.js', '/desk/assets/desk.js', '/pictures/newel.webp'])(
      'keeps %s, for everybody the same',
      async (path) => {
        expect((await ask(path, { cookie: 'a=1', authorization: 'Bearer x' })).cache).toBe('MISS')
        const kept = await ask(`${path}?from=zoe`)
        expect(kept).toMatchObject({ status: 200, cache: 'HIT' })
        await shop.close()
        expect((await ask(path)).text).toBe(kept.text)
        await open('a')
      },
    )

    test('asks the shop about a page each time, which has to say no more than that it still holds', async () => {
      const { etag, cache } = await ask('/')
      expect(cache).toBeNull()
      expect((await ask('/', { 'if-none-match': etag })).status).toBe(304)
      await shop.close()
      expect((await ask('/')).status).toBe(503)
      await open('b')
      expect((await ask('/', { 'if-none-match': etag })).text).toContain('/assets/b.js')
    })

    test('gives each visitor the page and the files of one and the same publication', async () => {
      for (const cents of [3199, 2999, 2799]) {
        await changePrice(cents)
        await eventually(async () => {
          const [, file = ''] = /src="(\/shelf\/[^"]+)"/.exec((await ask('/')).text) ?? []
          const { text } = await ask(file)
          expect(text).toContain(`"priceCents":${cents}`)
        })
      }
    })

    test('keeps the files of the build of before for whoever still has its page', async () => {
      await ask('/assets/a.js')
      await shop.close()
      await open('b')
      expect((await ask('/')).text).toContain('/assets/b.js')
      expect((await ask('/assets/b.js')).status).toBe(200)
      expect(await ask('/assets/a.js')).toMatchObject({ status: 200, cache: 'HIT', text: SCRIPT })
    })

    test('gives nobody a coding that only somebody else takes', async () => {
      expect((await ask('/assets/a.js', { 'accept-encoding': 'br' })).coding).toBe('br')
      expect((await ask('/assets/a.js', { 'accept-encoding': 'br;q=0, x' })).coding).toBeNull()
      expect((await ask('/assets/a.js', { 'accept-encoding': 'gzip' })).coding).toBe('gzip')
      const odd = { 'accept-encoding': '*;q=0, \u00ff' }
      expect(await ask('/assets/a.js', odd)).toMatchObject({ coding: null, text: SCRIPT })
      expect((await ask('/assets/a.js', { 'accept-encoding': 'br' })).text).toBe(SCRIPT)
    })

    test('keeps nothing that is not there', async () => {
      expect((await ask('/assets/b.js')).status).toBe(404)
      await shop.close()
      expect((await ask('/assets/b.js')).status).toBe(503)
      await open('b')
      expect(await ask('/assets/b.js')).toMatchObject({ status: 200, text: SCRIPT })
    })
  })

  describe('before a shop that lets everything be kept', () => {
    let asked: IncomingMessage[]
    let answer: { status: number; headers: Record<string, string> }
    let server: ReturnType<typeof createServer>

    beforeEach(async () => {
      asked = []
      answer = { status: 200, headers: {} }
      server = createServer((request, response) => {
        asked.push(request)
        const headers = { 'cache-control': 'public, max-age=31536000', ...answer.headers }
        response.writeHead(answer.status, headers).end(`answer ${asked.length}`)
      }).listen(shopPort, '127.0.0.1')
      await once(server, 'listening')
    })

    afterEach(async () => {
      server.close()
      await once(server, 'close')
    })

    test.each([
      '/',
      '/checkout',
      '/account',
      '/desk',
      '/desk/orders',
      `${FUNCTIONS_PATH}/order-status`,
      `${SIGN_IN_PATH}/user`,
      `${ACCOUNT_API}/orders`,
      `${DESK_API}/orders`,
      '/webhooks/paypal',
      POLICY_REPORTS_PATH,
      '/healthz',
      '/readyz',
      '/metrics',
      '/orders/link',
      `${BUY_PAGE}/m-399:1`,
      `${QUOTE_PAGE}/token`,
    ])('keeps nothing at %s', async (path) => {
      const [first, second] = [await ask(path), await ask(path)]
      expect([first.text, second.text]).toEqual([
        `answer ${asked.length - 1}`,
        `answer ${asked.length}`,
      ])
      expect(first.cache).toBeNull()
    })

    test('tells the shop of a file nothing by which an answer could differ', async () => {
      const headers = {
        authorization: 'Bearer x',
        cookie: 'a=1',
        'x-forwarded-host': 'evil.example',
        'x-original-url': '/desk',
        range: 'bytes=0-1',
      }
      await ask('/assets/a.js?x=<script>', headers)
      const [request] = asked
      expect(request?.url).toBe('/assets/a.js')
      expect(Object.keys(request?.headers ?? {}).toSorted()).toEqual([
        'accept-encoding',
        'host',
        'x-forwarded-for',
      ])
    })

    test('believes nobody who says which host was meant, or which trace it is', async () => {
      await ask('/', {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-for': '192.0.2.1',
        traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      })
      expect(asked.at(-1)?.headers).not.toHaveProperty('x-forwarded-host')
      expect(asked.at(-1)?.headers).not.toHaveProperty('traceparent')
      expect(asked.at(-1)?.headers['x-forwarded-for']).toBe('192.0.2.1, 127.0.0.1')
    })

    test.each([
      [404, {}],
      [503, {}],
      [302, { location: 'https://evil.example' }],
      [200, { 'set-cookie': 'a=1' }],
      [200, { 'cache-control': 'no-cache' }],
      [200, { 'cache-control': 'private, max-age=60' }],
    ])('keeps no answer %i with %o', async (status, headers) => {
      answer = { status, headers }
      expect((await ask('/assets/a.js')).status).toBe(status)
      answer = { status: 200, headers: {} }
      expect((await ask('/assets/a.js')).text).toBe(`answer ${asked.length}`)
      expect(asked).toHaveLength(2)
    })

    test('keeps what is asked for to the letter, not what it may mean', async () => {
      const paths = ['/assets/a.js', '/assets/%61.js', '/assets//a.js', '/desk/../assets/a.js']
      for (const path of paths) await askToTheLetter(path)
      expect(asked.map(({ url }) => url)).toEqual(paths)
    })
  })
})
