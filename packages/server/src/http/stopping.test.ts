import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { openPayPal, type TestPayPal } from '../testing/open-shop.ts'
import { sampleRequest } from '../testing/sample-order.ts'
import { startShopProcess, writePages, type ShopProcess } from '../testing/shop-process.ts'

const HOST = 'HTTP/1.1\r\nHost: shop\r\n'

let folder: string
let payPal: TestPayPal
let shop: ShopProcess

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrun-stopping-'))
  payPal = await openPayPal()
  await writePages(join(folder, 'pages'), { 'hall.avif': randomBytes(10_000_000) })
  shop = await startShopProcess(folder, join(folder, 'pages'), {
    PAYPAL_API_BASE: payPal.origin,
    PAYPAL_SDK_BASE: payPal.origin,
  })
})

afterEach(async () => {
  await shop.stop('SIGKILL')
  await payPal.close()
  await rm(folder, { recursive: true })
})

async function fn(name: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', body: JSON.stringify(body), headers }
  return Object(await (await fetch(`${shop.origin}/functions/v1/${name}`, init)).json())
}

/** Asks for the money of a new order; PayPal takes it, and takes its time to say so. */
async function beginCapture(delayMs: number) {
  const { orderID } = await fn('create-paypal-order', sampleRequest())
  await payPal.control(`/approve/${String(orderID)}`, {})
  const effect = { kind: 'delays', delayMs }
  await payPal.control('/scenarios', { call: 'capture-order', effect, times: 9 })
  const answer = fn('capture-paypal-order', { orderID }).catch(() => 'cut off')
  await eventually(async () => {
    expect(JSON.stringify((await payPal.control('/ledger')).body)).toContain('"captures":[')
  })
  return { answer }
}

/** Stops the shop as its machine does; gives how it ended and after how many seconds. */
async function stopped() {
  const told = performance.now()
  const code = await shop.stop()
  return { code, seconds: (performance.now() - told) / 1000 }
}

async function say(...pieces: readonly string[]): Promise<Socket> {
  const socket = shop.connect()
  await once(socket, 'connect')
  for (const piece of pieces) socket.write(piece)
  return socket
}

/** Clients who would keep the shop for as long as they like. */
async function clingingClients(): Promise<readonly Socket[]> {
  const takesNothing = await say(`GET /hall.avif ${HOST}\r\n`)
  const takesLittle = await say(`GET /hall.avif ${HOST}\r\n`)
  takesNothing.pause()
  takesLittle.pause()
  const sip = setInterval(() => takesLittle.read(100), 100)
  takesLittle.once('close', () => clearInterval(sip))
  const asksSlowly = await say(`GET / ${HOST}`)
  const drip = setInterval(() => asksSlowly.write('X: x\r\n'), 100)
  asksSlowly.once('close', () => clearInterval(drip))
  const post = `POST /functions/v1/order-status ${HOST}Content-Type: application/json\r\n`
  return [
    takesNothing,
    takesLittle,
    asksSlowly,
    await say(),
    await say(`GET /healthz ${HOST}\r\n`),
    await say(`GET /healthz ${HOST}`),
    await say(`${post}Content-Length: 9\r\n\r\n{`),
    await say(`GET /hall.avif ${HOST}\r\n`.repeat(10)),
  ]
}

test('a stopping shop answers whose money it takes, whatever others do, and ends', async () => {
  const { answer } = await beginCapture(12_000)
  await clingingClients()
  const { code, seconds } = await stopped()
  expect(await answer).toMatchObject({ success: true })
  expect(code).toBe(0)
  expect(seconds).toBeLessThan(20)
})

test('a PayPal that does not answer keeps a stopping shop for less than half a minute', async () => {
  const { answer } = await beginCapture(60_000)
  const { code, seconds } = await stopped()
  expect(code).toBe(0)
  expect(seconds).toBeLessThan(30)
  expect(await answer).toBe('cut off')
})

test('who is only connected does not keep it at all', async () => {
  await say(`GET /healthz ${HOST}\r\n`)
  await (await fetch(`${shop.origin}/hall.avif`)).arrayBuffer()
  const { code, seconds } = await stopped()
  expect(code).toBe(0)
  expect(seconds).toBeLessThan(4)
})

test('whose question arrives while the shop stops is answered and let go', async () => {
  const late = await say(`GET /healthz ${HOST}`)
  const { answer } = await beginCapture(4000)
  const ended = stopped()
  await eventually(() => expect(say()).rejects.toThrow('ECONNREFUSED'))
  late.write('\r\n')
  const [said] = await once(late, 'data')
  expect(String(said)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n/i)
  await once(late, 'close')
  expect(await answer).toMatchObject({ success: true })
  expect((await ended).code).toBe(0)
})
