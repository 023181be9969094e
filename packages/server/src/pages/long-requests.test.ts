import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { writePages } from '../testing/shop-process.ts'

/** As long as a request may be, nearly. */
const LENGTH = 15_000

let folder: string
let shop: TestShop

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrun-long-'))
  const pagesDirectory = join(folder, 'pages')
  await writePages(pagesDirectory, {
    'index.html': '<title>Home</title>',
    '404.html': '<title>404</title>',
  })
  const payPal = { origin: 'http://localhost:4299' }
  const settings = { databaseUrl: undefined, dataDir: join(folder, 'data') }
  const variables = { TRUST_PROXY: 'true' }
  shop = await openShop(settings, payPal, { variables, app: { pagesDirectory } })
})

afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

/** Milliseconds until a request is answered, the shortest of a few. */
async function quickest(path: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 20; round += 1) {
    const asked = performance.now()
    await new Promise((resolve, reject) => {
      const { port } = new URL(shop.origin)
      const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) =>
        answer.resume().on('end', resolve),
      )
      sent.on('error', reject).end()
    })
    times.push(performance.now() - asked)
  }
  return Math.min(...times)
}

const filled = (text: string): string => text.repeat(LENGTH / text.length)

test.each([
  ['slashes', `${filled('/')}x`, {}],
  ['slashes to its end', filled('/'), {}],
  ['slashes after a product', `/product/${filled('/')}x`, {}],
  ['percent signs', `/${filled('%')}`, {}],
  ['steps upwards', `/${filled('../')}`, {}],
  ['question marks', `/${filled('?')}`, {}],
  ['codings', '/', { 'accept-encoding': filled('br;q=0,') }],
  ['spaces between codings', '/', { 'accept-encoding': `br${filled(' ')};` }],
  ['tags', '/', { 'if-none-match': filled('W/"",') }],
  ['addresses', '/', { 'x-forwarded-for': filled('::1,') }],
  ['colons', '/', { 'x-forwarded-for': filled(':') }],
  ['kinds of content', '/', { 'content-type': filled('a/b;c=') }],
])(
  'a request full of %s costs hardly more than another of its length',
  async (_, path, headers) => {
    const other = await quickest(`/${filled('x')}`, { 'x-other': '' })
    expect((await quickest(path, headers)) - other).toBeLessThan(8)
  },
)
