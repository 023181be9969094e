import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { writePages } from '../testing/shop-process.ts'

let folder: string
let shop: TestShop

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrun-permalinks-'))
  const pagesDirectory = join(folder, 'pages')
  await writePages(pagesDirectory, {
    '404.html': '<title>404</title>',
    'buy/index.html': '<title>Shared cart</title>',
  })
  const payPal = { origin: 'http://localhost:4299' }
  const settings = { databaseUrl: undefined, dataDir: join(folder, 'data') }
  shop = await openShop(settings, payPal, { app: { pagesDirectory } })
})

afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

/** As it goes over the wire: no path is tidied, no redirect is followed. */
function ask(path: string, method = 'GET') {
  const { hostname, port } = new URL(shop.origin)
  return new Promise<{ status: number; location: string; headers: object; body: string }>(
    (resolve, reject) => {
      const sent = request({ hostname, port, path, method, agent: false }, (answer) => {
        let body = ''
        answer.on('data', (part: Buffer) => (body += part.toString()))
        answer.on('end', () => {
          const { statusCode: status = 0, headers } = answer
          resolve({ status, location: headers.location ?? '', headers, body })
        })
      })
      sent.on('error', reject).end()
    },
  )
}

test.each(['GET', 'HEAD'])(
  'a list is sent on to its page, kept by nobody on the way: %s',
  async (method) => {
    const { status, headers, body } = await ask('/buy/m-399%3Afinish%3Dcv:48,sh-10:2', method)
    expect({ status, body }).toEqual({ status: 303, body: '' })
    expect(headers).toMatchObject({
      location: '/buy#m-399%3Afinish%3Dcv:48,sh-10:2',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  },
)

const LINES = Array.from(
  { length: 200 },
  (_, at) => `c-${at}%3Aspecies%3Dwhite-oak%2Clength%3D12:1`,
)
const LONG = LINES.join(',')

test.each([
  [
    'that a mail program has decoded',
    'm-399:finish=cv:2,c-8071:species=maple,hand=r:2',
    'm-399%3Afinish%3Dcv:2,c-8071%3Aspecies%3Dmaple%2Chand%3Dr:2',
  ],
  ['in base64url', '~bS0zOTk6ZmluaXNoPWN2:48', 'm-399%3Afinish%3Dcv:48'],
  [
    'with its job and its prices',
    'sh-10:2?job=Smith%20stairs&prices=1000&on=2026-11-26',
    'sh-10:2?job=Smith%20stairs&prices=1000&on=2026-11-26',
  ],
  ['of 10 kB', LONG, LONG],
])('a list %s arrives', async (_, list, arrived) => {
  expect((await ask(`/buy/${list}`)).location).toBe(`/buy#${arrived}`)
})

test('the page itself is at the address without a list', async () => {
  expect(await ask('/buy')).toMatchObject({ status: 200, body: '<title>Shared cart</title>' })
  expect(await ask('/buy/')).toMatchObject({ status: 303, location: '/buy#?empty' })
})

test.each([
  ['where to go on', 'sh-10:2?continue_to=https%3A%2F%2Fevil.example', 'sh-10:2'],
  ['fields of a buyer', 'sh-10:2?buyer.email=a%40b.example&discounts.codes=FREE', 'sh-10:2'],
  ['another host', 'sh-10:2?continue_to=//evil.example', 'sh-10:2'],
  ['a header in the name of the job', 'sh-10:2?job=Elm%0D%0Aset-cookie:%20a=b', 'sh-10:2'],
  ['a header in an id', 'sh-10%0D%0ALocation%3Ahttps%3A%2F%2Fevil.example:2', '?unreadable'],
  ['an address as an id', 'https://evil.example/:2', 'https%3A%2F%2Fevil.example%2F:2'],
  ['a host instead of a list', '/evil.example', '?unreadable'],
  ['a slash', '/', '?unreadable'],
  ['steps upwards', '..%2F..%2Fcheckout', '?unreadable'],
  ['half a percent sign', '%', '?unreadable'],
  ['a zero byte', '%00:1', '?unreadable'],
  ['a key of the prototype', '__proto__:1', '__proto__:1'],
  ['a script', '<script>alert(1)</script>:1', '%3Cscript%3Ealert(1)%3C%2Fscript%3E:1'],
  ['5,000 commas', ','.repeat(5000), '?unreadable'],
  ['10 kB of rubbish', 'x%'.repeat(5000), '?unreadable'],
  ['300 lines', Array.from({ length: 300 }, (_, at) => `sh-${at}:1`).join(','), '?too-many'],
])('an address that says %s leads nowhere but to the page', async (_, list, behind) => {
  const { status, location } = await ask(`/buy/${list}`)
  expect({ status, location }).toEqual({ status: 303, location: `/buy#${behind}` })
})

test('an address with the origin in it, as some proxies send it, is the same', async () => {
  expect((await ask(`${shop.origin}/buy/sh-10:2`)).location).toBe('/buy#sh-10:2')
  expect((await ask('http://buy/buy/sh-10:2')).location).toBe('/buy#sh-10:2')
})

test('nothing is taken there but questions', async () => {
  expect((await ask('/buy/sh-10:2', 'POST')).status).toBe(404)
})
