import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../testing/open-shop.ts'

const HOME = `<!doctype html><title>Home</title>${'<p>Red oak</p>'.repeat(100)}`
/** Larger than what is read of a file at once. */
const PHOTOGRAPH = randomBytes(200_000)
const FILES: Readonly<Record<string, string>> = {
  'index.html': HOME,
  '404.html': '<title>404</title>',
  'product-not-found.html': '<title>No such product</title>',
  'checkout/index.html': '<title>Checkout</title>',
  'orders/index.html': '<title>Find your order</title>',
  'orders/link/index.html': '<title>Your order</title>',
  'desk/index.html': '<title>Desk</title>',
  'desk/assets/index-def456.js': 'export const b = 2',
  'product/m-399/index.html': '<title>M-399</title>',
  'pictures/m-399.svg': '<svg/>',
  'assets/index-abc123.js': 'export const a = 1',
  'assets/index-abc123.js.map': '{}',
  '.vite/manifest.json': '{}',
}

let root: string
let shop: TestShop

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'millrun-pages-'))
  const pagesDirectory = join(root, 'dist')
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(join(pagesDirectory, path, '..'), { recursive: true })
    await writeFile(join(pagesDirectory, path), text)
  }
  await writeFile(
    join(pagesDirectory, 'index.html.br'),
    brotliCompressSync('compressed by the build'),
  )
  await writeFile(join(root, 'secret.txt'), 'not for anybody')
  await mkdir(join(pagesDirectory, 'photographs'))
  await writeFile(join(pagesDirectory, 'photographs/m-399.avif'), PHOTOGRAPH)
  await writeFile(join(pagesDirectory, 'photographs/old.avif'), PHOTOGRAPH)
  await writeFile(join(pagesDirectory, 'drawing.dxf'), 'LINE')
  await writeFile(join(pagesDirectory, 'drawing.dxf.br'), brotliCompressSync('LINE, packed'))
  await symlink(join(root, 'secret.txt'), join(pagesDirectory, 'leak.txt'))
  await symlink(root, join(pagesDirectory, 'upwards'))
  const payPal = { origin: 'http://localhost:4299' }
  const variables = { TRUST_PROXY: 'false' }
  const settings = { databaseUrl: undefined, dataDir: join(root, 'data') }
  shop = await openShop(settings, payPal, { variables, app: { pagesDirectory } })
})

afterAll(async () => {
  await shop.close()
  await rm(root, { recursive: true })
})

interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** As it goes over the wire: nothing is unpacked, no path is tidied, no redirect is followed. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const { hostname, port } = new URL(shop.origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
    sent.on('error', reject).end()
  })
}

test('one page serves all orders, and never hears which', async () => {
  expect((await get('/orders/link')).body.toString()).toBe('<title>Your order</title>')
  expect((await get('/orders')).body.toString()).toBe('<title>Find your order</title>')
  expect((await get('/orders/a/b')).status).toBe(404)
})

test.each([
  ['/orders/IW8e5cfnfKobwDGj2-07TNMct8OeElce', 'IW8e5cfnfKobwDGj2-07TNMct8OeElce'],
  ['/orders/IW8e5cfnfKobwDGj2-07TNMct8OeElce/?from=mail', 'IW8e5cfnfKobwDGj2-07TNMct8OeElce'],
  ['/orders/cut-off.', 'cut-off.'],
  ['/orders/%3Cb%3E', '%3Cb%3E'],
])(
  'the address of an order in older mails, %s, leads to the one that keeps it secret',
  async (path, token) => {
    const { status, headers, body } = await get(path)
    expect({ status, length: body.length }).toEqual({ status: 302, length: 0 })
    expect(headers).toMatchObject({
      location: `/orders/link#${token}`,
      'cache-control': 'no-store',
    })
  },
)

test.each(['/desk', '/desk/orders', '/desk/orders/MR-7K3Q9XWD?from=mail', '/desk/apiary'])(
  'one document is served for every screen of the desk, at %s',
  async (path) => {
    const { status, headers, body } = await get(path)
    expect({ status, body: body.toString() }).toEqual({ status: 200, body: '<title>Desk</title>' })
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' })
    const etag = String(headers['etag'])
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
  },
)

describe('a page', () => {
  test('is served at its folder, plain for who takes nothing else', async () => {
    const { status, headers, body } = await get('/')
    expect({ status, body: body.toString() }).toEqual({ status: 200, body: HOME })
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    })
    expect(headers['content-encoding']).toBeUndefined()
  })

  test('goes out as the build compressed it, or compressed at the start', async () => {
    const built = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(built.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(built.body).toString()).toBe('compressed by the build')
    const zipped = await get('/', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.body).toString()).toBe(HOME)
    const started = await get('/assets/index-abc123.js', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(started.body).toString()).toBe('export const a = 1')
  })

  test.each([
    'br;q=0, gzip;q=0',
    'identity',
    '',
    'br ; q = 0.0',
    'br;Q=0',
    'br;q=0;level=1',
    'x-br, xgzip',
  ])('is not compressed for "%s"', async (accepted) => {
    expect((await get('/', { 'accept-encoding': accepted })).body.toString()).toBe(HOME)
  })

  test('is compressed for who would rather have something else, but takes it', async () => {
    const { headers } = await get('/', { 'accept-encoding': 'gzip;q=0.5' })
    expect(headers['content-encoding']).toBe('gzip')
  })

  test.each(['BR', 'br;q=0.001', 'gzip;q=0.5 , br', 'br;q=1.0'])(
    'is sent as brotli for "%s"',
    async (accepted) => {
      const { headers } = await get('/', { 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBe('br')
    },
  )

  test('is not sent again to who has it from a cache that keeps strong tags alone', async () => {
    const tag = String((await get('/')).headers['etag']).replace('W/', '')
    expect((await get('/', { 'if-none-match': `"other", ${tag}` })).status).toBe(304)
  })

  test('is not sent again to who has it', async () => {
    const first = await get('/product/m-399')
    const again = await get('/product/m-399', { 'if-none-match': String(first.headers['etag']) })
    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 })
    expect(again.headers['etag']).toBe(first.headers['etag'])
  })

  test('answers HEAD with its headers alone', async () => {
    const { status, headers, body } = await get('/', {}, 'HEAD')
    expect({ status, length: body.length }).toEqual({ status: 200, length: 0 })
    expect(headers['content-length']).toBe(String(HOME.length))
  })

  test('with a slash at its end leads to the page without, and keeps the query', async () => {
    const { status, headers } = await get('/product/m-399/?from=mail')
    expect({ status, location: headers['location'] }).toEqual({
      status: 308,
      location: '/product/m-399?from=mail',
    })
    expect((await get('//evil.example/')).status).toBe(404)
  })

  test('is found whatever its query', async () => {
    expect((await get('/product/m-399?utm=1')).status).toBe(200)
  })
})

describe('a picture', () => {
  test('comes from the disk, whole, for a day, with what names this version of it', async () => {
    const { status, headers, body } = await get('/photographs/m-399.avif', {
      'accept-encoding': 'gzip, br',
    })
    expect(status).toBe(200)
    expect(body.equals(PHOTOGRAPH)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'content-length': '200000',
      'cache-control': 'public, max-age=86400',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-encoding']).toBeUndefined()
  })

  test('is not sent again to who has it, nor to who asks for its headers', async () => {
    const { headers } = await get('/photographs/m-399.avif', {}, 'HEAD')
    expect(headers['content-length']).toBe('200000')
    const etag = String(headers['etag'])
    const again = await get('/photographs/m-399.avif', { 'if-none-match': etag })
    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 })
  })

  test('whose asker hangs up is no fault', async () => {
    const { hostname, port } = new URL(shop.origin)
    for (let asked = 0; asked < 30; asked += 1) {
      const sent = request({ hostname, port, path: '/photographs/m-399.avif' })
      sent.on('error', () => sent.destroy())
      sent.end()
      await new Promise((resolve) => setImmediate(resolve))
      sent.destroy()
    }
    expect((await get('/photographs/m-399.avif')).status).toBe(200)
    expect(shop.log.join('')).not.toContain('a file could not be sent')
  })

  test('may be packed by the build', async () => {
    const { headers, body } = await get('/drawing.dxf', { 'accept-encoding': 'br' })
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'image/vnd.dxf' })
    expect(brotliDecompressSync(body).toString()).toBe('LINE, packed')
    expect((await get('/drawing.dxf')).body.toString()).toBe('LINE')
  })

  test('that a new build has replaced is not sent under the old headers', async () => {
    await writeFile(join(root, 'dist/photographs/old.avif'), 'shorter')
    const { status, headers } = await get('/photographs/old.avif')
    expect({ status, caching: headers['cache-control'] }).toEqual({
      status: 503,
      caching: 'no-store',
    })
    await rm(join(root, 'dist/photographs/old.avif'))
    expect((await get('/photographs/old.avif')).status).toBe(503)
  })
})

test('scripts keep for a year, pictures for a day', async () => {
  for (const path of ['/assets/index-abc123.js', '/desk/assets/index-def456.js']) {
    const script = await get(path)
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  }
  const picture = await get('/pictures/m-399.svg')
  expect(picture.headers['cache-control']).toBe('public, max-age=86400')
})

test.each([
  ['/no-such-page', '<title>404</title>'],
  ['/404.html', '<title>404</title>'],
  ['/desk/api', '<title>404</title>'],
  ['/desk/api/nothing', '<title>404</title>'],
  ['/desk/assets/of-another-build.js', '<title>404</title>'],
  ['/desktop', '<title>404</title>'],
  ['/product/m-000', '<title>No such product</title>'],
  ['/assets/index-abc123.js.map', '<title>404</title>'],
  ['/.vite/manifest.json', '<title>404</title>'],
  ['/../secret.txt', '<title>404</title>'],
  ['/..%2fsecret.txt', '<title>404</title>'],
  ['/%2e%2e/secret.txt', '<title>404</title>'],
  ['/assets/../../secret.txt', '<title>404</title>'],
  ['/leak.txt', '<title>404</title>'],
  ['/upwards/secret.txt', '<title>404</title>'],
  ['/photographs/../../secret.txt', '<title>404</title>'],
  ['/constructor', '<title>404</title>'],
  ['/%00', '<title>404</title>'],
  ['/%', '<title>404</title>'],
  ['/%zz', '<title>404</title>'],
  ['/%c0%ae%c0%ae/secret.txt', '<title>404</title>'],
  ['//shop.example/', '<title>404</title>'],
])('%s is not found, with a page that says so', async (path, page) => {
  const { status, body } = await get(path)
  expect({ status, body: body.toString() }).toEqual({ status: 404, body: page })
})

test('a page is found by its whole address, as proxies may send it', async () => {
  expect((await get('http://shop.example/product/m-399')).status).toBe(200)
})

test('posting to a page is refused', async () => {
  expect((await get('/', {}, 'POST')).status).toBe(404)
})

async function policy(path: string): Promise<string> {
  return String((await get(path)).headers['content-security-policy'])
}

describe('the content policy', () => {
  test("lets the shop's own scripts run and nobody frame it", async () => {
    expect(await policy('/')).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
        "connect-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self' mailto:; object-src 'none'; " +
        'report-uri /csp-reports',
    )
  })

  test('lets the payment provider in at checkout alone', async () => {
    expect(await policy('/checkout')).toContain("script-src 'self' http://localhost:4299;")
    expect(await policy('/checkout')).toContain('frame-src http://localhost:4299;')
    expect(await policy('/checkout')).toContain("worker-src 'self';")
    expect(await policy('/product/m-399')).not.toContain('4299')
  })
})

test.each(['/', '/product/m-000', '/healthz'])(
  '%s has the usual headers, and none that needs https',
  async (path) => {
    const { headers } = await get(path)
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers['strict-transport-security']).toBeUndefined()
  },
)
