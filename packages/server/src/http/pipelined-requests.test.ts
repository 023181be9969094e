import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { startShopProcess, writePages, type ShopProcess } from '../testing/shop-process.ts'

const PHOTOGRAPH = randomBytes(100_000)
const FILES = {
  'index.html': `<title>Home</title>${'<p>Red oak</p>'.repeat(2000)}`,
  '404.html': `<title>404</title>${'<p>Not here</p>'.repeat(2000)}`,
  'oak.avif': PHOTOGRAPH,
  // More than the system takes for a client that does not read.
  'hall.avif': randomBytes(8_000_000),
  'ash.txt': 'ash',
}
const HOST = 'HTTP/1.1\r\nHost: shop\r\n'
const LAST_REQUEST = `GET /ash.txt ${HOST}Accept-Encoding: identity\r\nConnection: close\r\n\r\n`
const PHOTOGRAPH_REQUEST = `GET /oak.avif ${HOST}\r\n`

let folder: string
let shop: ShopProcess

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrun-pipelined-'))
  await writePages(join(folder, 'pages'), FILES)
  shop = await startShopProcess(folder, join(folder, 'pages'), { TRUST_PROXY: '1' })
})

afterEach(async () => {
  await shop.stop('SIGKILL')
  await rm(folder, { recursive: true })
})

/** What the shop takes more than before while something happens, and how long it keeps others waiting. */
async function strain(begin: () => Promise<unknown>) {
  await fetch(`${shop.origin}/healthz`)
  const [memory, files] = [await shop.memoryMb(), await shop.openFiles()]
  const most = { memoryMb: 0, files: 0, waitMs: 0 }
  const end = new AbortController()
  void begin().finally(() => end.abort())
  do {
    const asked = performance.now()
    expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200)
    most.waitMs = Math.max(most.waitMs, performance.now() - asked)
    most.memoryMb = Math.max(most.memoryMb, (await shop.memoryMb()) - memory)
    most.files = Math.max(most.files, (await shop.openFiles()) - files)
    await wait(5)
  } while (!end.signal.aborted)
  return most
}

function untilGone(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => socket.once('close', resolve))
}

/** Everything that comes back, until the shop hangs up. */
async function listen(socket: Socket): Promise<string> {
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part))
  await untilGone(socket)
  return Buffer.concat(parts).toString('latin1')
}

test('requests that a client sends at once are answered in their order', async () => {
  const socket = shop.connect()
  const heard = listen(socket)
  socket.write(PHOTOGRAPH_REQUEST.repeat(8))
  socket.write(`HEAD / ${HOST}\r\nGET /no-such ${HOST}\r\n`)
  socket.write(LAST_REQUEST)
  const text = await heard
  expect(text.match(/HTTP\/1\.1 (\d+)/g)).toEqual([
    ...Array.from({ length: 9 }, () => 'HTTP/1.1 200'),
    'HTTP/1.1 404',
    'HTTP/1.1 200',
  ])
  expect(text.endsWith('\r\n\r\nash')).toBe(true)
})

test.runIf(process.platform === 'linux').each([
  ['for a picture', PHOTOGRAPH_REQUEST],
  ['for a page', `GET / ${HOST}\r\n`],
  ['for the headers of a page', `HEAD / ${HOST}\r\n`],
  ['for what the client has', `GET /oak.avif ${HOST}If-None-Match: *\r\n\r\n`],
  ['for what is not there', `GET /no-such-page ${HOST}\r\n`],
  ['of a function', `POST /functions/v1/get-paypal-config ${HOST}Content-Length: 0\r\n\r\n`],
])(
  'ten thousand requests %s, sent at once, cost neither memory nor files, and keep nobody waiting',
  async (_, request) => {
    const most = await strain(() => {
      const socket = shop.connect()
      socket.write(request.repeat(10_000) + LAST_REQUEST)
      return untilGone(socket.resume())
    })
    expect(most.memoryMb).toBeLessThan(50)
    expect(most.files).toBeLessThan(20)
    // Answered one after the other they take many seconds; a busy machine takes one.
    expect(most.waitMs).toBeLessThan(2000)
  },
)

test.runIf(process.platform === 'linux')(
  'who asks for pictures and does not take them holds few files and little memory, and others have theirs',
  async () => {
    const request = `GET /hall.avif ${HOST}X-Forwarded-For: 203.0.113.7\r\n\r\n`
    const most = await strain(async () => {
      const slow = Array.from({ length: 300 }, () => shop.connect().pause())
      for (const socket of slow) socket.write(request.repeat(15))
      await eventually(async () => expect(await shop.openFiles()).toBeGreaterThan(350))
      const answer = await fetch(`${shop.origin}/oak.avif`)
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(PHOTOGRAPH)
      for (const socket of slow) socket.destroy()
    })
    expect(most.files).toBeLessThan(300 + 60)
    expect(most.memoryMb).toBeLessThan(100)
    await eventually(async () => expect(await shop.openFiles()).toBeLessThan(100))
  },
)
