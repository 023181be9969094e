import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'

let folder: string
let payPal: TestPayPal
let shop: TestShop

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrun-hostile-'))
  payPal = await openPayPal()
  const settings = { databaseUrl: undefined, dataDir: folder }
  shop = await openShop(settings, payPal, {
    app: { clientTimeoutMs: 200 },
    variables: { RATE_LIMIT_PER_MINUTE: '3' },
  })
})

afterEach(async () => {
  await shop.close()
  await payPal.close()
  await rm(folder, { recursive: true })
})

/** Sends bytes and gives all that comes back until the shop hangs up. */
async function talk(...pieces: readonly string[]): Promise<string> {
  const socket: Socket = connect(Number(new URL(shop.origin).port), '127.0.0.1')
  let heard = ''
  socket.on('data', (bytes) => (heard += bytes.toString()))
  socket.on('error', () => socket.destroy())
  for (const piece of pieces) socket.write(piece)
  await once(socket, 'close')
  return heard
}

const HEAD = 'POST /functions/v1/get-paypal-config HTTP/1.1\r\nHost: shop\r\n'

test('who never ends the headers is cut off', async () => {
  expect(await talk(HEAD)).toContain('408')
})

test('who never sends the body is cut off', async () => {
  const heard = await talk(`${HEAD}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`)
  expect(heard).toContain('408')
})

test('headers of more than 16 kB are refused', async () => {
  expect(await talk(`${HEAD}X: ${'x'.repeat(17_000)}\r\n\r\n`)).toContain('431')
})

test('a body of more than 256 kB is refused', async () => {
  const body = JSON.stringify({ orderID: 'x'.repeat(300_000) })
  expect((await shop.fn('capture-paypal-order', body)).status).toBe(413)
})

test('too many calls of functions are refused with a sentence, and pages are not counted', async () => {
  const statuses: number[] = []
  for (let call = 0; call < 5; call += 1) {
    statuses.push((await shop.fn('get-paypal-config', {})).status)
    await fetch(`${shop.origin}/healthz`)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200)
  expect((await shop.fn('get-paypal-config', {})).body['error']).toContain('wait a minute')
})

/** A shop that allows one call a minute. */
async function openLimited(trustProxy: string) {
  const settings = { databaseUrl: undefined, dataDir: join(folder, 'limited') }
  const variables = { RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: trustProxy }
  const limited = await openShop(settings, payPal, { variables })
  const call = async (forwardedFor: string) =>
    (await limited.fn('get-paypal-config', {}, { 'x-forwarded-for': forwardedFor })).status
  return { call, close: limited.close }
}

describe('callers are counted', () => {
  test('by their own address, whatever they say, when there is no proxy', async () => {
    const { call, close } = await openLimited('false')
    expect([await call('192.0.2.1'), await call('192.0.2.2')]).toEqual([200, 429])
    await close()
  })

  test("by what the shop's own proxy saw, whatever they put before it", async () => {
    const { call, close } = await openLimited('1')
    expect([await call('192.0.2.1'), await call('192.0.2.2')]).toEqual([200, 200])
    expect([await call('198.51.100.7, 192.0.2.1'), await call('nonsense, 192.0.2.2')]).toEqual([
      429, 429,
    ])
    await close()
  })
})

test.runIf(process.platform === 'linux')(
  'who holds 500 connections gets no more, and others find one',
  async () => {
    const patient = await openShop({ databaseUrl: undefined, dataDir: join(folder, 'p') }, payPal)
    const port = Number(new URL(patient.origin).port)
    const open = async (localAddress: string) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress })
      await once(socket, 'connect')
      return socket.resume()
    }
    const held: Socket[] = []
    for (let number = 0; number < 500; number += 1) held.push(await open('127.0.0.2'))
    const tooMany = await open('127.0.0.2')
    // Sooner than who says nothing is cut off.
    await once(tooMany, 'close', { signal: AbortSignal.timeout(5000) })
    const other = await open('127.0.0.3')
    other.write('GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n')
    expect(String(await once(other, 'data'))).toContain('HTTP/1.1 200')
    expect(held.filter(({ closed }) => !closed)).toHaveLength(500)
    for (const socket of [...held, other]) socket.destroy()
    await patient.close()
  },
)

const GET = 'GET /healthz HTTP/1.1\r\n'
const POST = `${HEAD}Content-Type: application/json\r\n`

describe('a request that two readers would understand in two ways is refused', () => {
  test.each([
    ['two hosts', `${GET}Host: shop\r\nHost: evil.example\r\n\r\n`],
    ['the same host twice', `${GET}Host: shop\r\nhost: shop\r\n\r\n`],
    ['no host', `${GET}X: y\r\n\r\n`],
    [
      'a length and chunks',
      `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    [
      'chunks and a length',
      `${POST}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`,
    ],
    ['two lengths', `${POST}Content-Length: 2\r\nContent-Length: 9\r\n\r\n{}`],
    ['a length that is none', `${POST}Content-Length: +2\r\n\r\n{}`],
    [
      'chunks that are not the last',
      `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    ],
    ['chunks by another name', `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['chunks of no size', `${POST}Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n`],
    ['a space before the colon', `${POST}Content-Length : 2\r\n\r\n{}`],
    ['a header on two lines', `${POST}X: a\r\n b: c\r\nContent-Length: 2\r\n\r\n{}`],
    ['lines that end otherwise', `${GET}Host: shop\n\n`],
    ['a zero in a header', `${GET}Host: shop\r\nX: a\0b\r\n\r\n`],
  ])('%s', async (_, request) => {
    // What is smuggled behind it is not answered.
    const heard = await talk(request, `${GET}Host: smuggled\r\n\r\n`)
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
  })
})
