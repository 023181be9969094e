import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { freePort } from '../testing/free-port.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { METRICS_TOKEN, scrape } from '../testing/scrape.ts'

const SETTINGS = join(import.meta.dirname, '../../../../deploy/Caddyfile')
const TOKEN = 'IW8e5cfnfKobwDGj2-07TNMct8OeElce'
const missing = isInstalled() ? '' : ' (left out: Caddy is not installed)'

function isInstalled(): boolean {
  try {
    execFileSync('caddy', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

describe.skipIf(missing !== '')(`the proxy${missing}`, () => {
  let folder: string
  let shop: TestShop
  let proxy: ChildProcess
  let origin: string
  let log: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'millrun-proxy-'))
    const pagesDirectory = join(folder, 'dist')
    await mkdir(join(pagesDirectory, 'orders/link'), { recursive: true })
    await writeFile(join(pagesDirectory, 'orders/link/index.html'), '<title>Your order</title>')
    origin = `http://localhost:${await freePort()}`
    const variables = {
      PUBLIC_ORIGIN: origin,
      TRUST_PROXY: '1',
      RATE_LIMIT_PER_MINUTE: '1',
      METRICS_TOKEN,
    }
    const settings = { databaseUrl: undefined, dataDir: join(folder, 'data') }
    const payPal = { origin: 'http://localhost:4299' }
    shop = await openShop(settings, payPal, { variables, app: { pagesDirectory } })
    const args = ['run', '--config', SETTINGS, '--adapter', 'caddyfile']
    const env = {
      PATH: process.env['PATH'],
      PUBLIC_ORIGIN: origin,
      SHOP: new URL(shop.origin).host,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    }
    log = ''
    proxy = spawn('caddy', args, { env })
    proxy.stdout?.on('data', (text: Buffer) => (log += text.toString()))
    proxy.stderr?.on('data', (text: Buffer) => (log += text.toString()))
    await eventually(() => fetch(`${origin}/healthz`))
  })

  afterEach(async () => {
    proxy.kill('SIGTERM')
    await once(proxy, 'exit')
    await shop.close()
    await rm(folder, { recursive: true })
  })

  async function callFrom(address: string): Promise<number> {
    const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' }
    const init = { method: 'POST', body: '{}', headers }
    return (await fetch(`${origin}/functions/v1/get-paypal-config`, init)).status
  }

  test('lets no visitor say by which trace a request is known', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
    const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` }
    const known = await fetch(`${shop.origin}/healthz`, { headers })
    expect(known.headers.get('x-trace-id')).toBe(trace)
    const answer = await fetch(`${origin}/healthz`, { headers })
    expect(answer.headers.get('x-trace-id')).toMatch(/^[\da-f]{32}$/)
    expect(answer.headers.get('x-trace-id')).not.toBe(trace)
  })

  test('writes down neither which order was looked at, nor what a query tells', async () => {
    const headers = { referer: `${origin}/orders/${TOKEN}` }
    const old = await fetch(`${origin}/orders/${TOKEN}?from=zoe`, { headers, redirect: 'manual' })
    expect(old.headers.get('location')).toBe(`/orders/link#${TOKEN}`)
    expect((await fetch(`${origin}/orders/link?from=zoe`, { headers })).status).toBe(200)
    await fetch(`${origin}/?email=zoe@example.com`)
    await shop.close()
    expect((await fetch(`${origin}/orders/${TOKEN}`, { headers })).status).toBe(502)
    await eventually(() => expect(log).toContain('"status":502'))
    expect(log).toContain('"uri":"/orders/-"')
    expect(log).toContain('"uri":"/?-"')
    expect(log).not.toContain(TOKEN)
    expect(log).not.toContain('zoe')
  })

  test('keeps to itself how the shop is', async () => {
    expect((await scrape(shop.origin)).get('millrun_database_up')).toBe(1)
    await expect(scrape(origin)).rejects.toThrow('/metrics answered 404')
  })

  test('tells the shop who calls, whatever callers say', async () => {
    expect([await callFrom('192.0.2.1'), await callFrom('192.0.2.2')]).toEqual([200, 429])
  })
})
