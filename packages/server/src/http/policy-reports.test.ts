import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, type TestShop } from '../testing/open-shop.ts'

const SAID = 'the content policy stopped something'

let folder: string
let shop: TestShop

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrun-reports-'))
  const settings = { databaseUrl: undefined, dataDir: folder }
  shop = await openShop(settings, { origin: 'http://localhost:4299' })
})

afterEach(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

async function send(body: unknown, type = 'application/csp-report'): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const init = { method: 'POST', body: text, headers: { 'content-type': type } }
  return (await fetch(`${shop.origin}/csp-reports`, init)).status
}

/** As browsers have always reported. */
function report(fields: Readonly<Record<string, unknown>> = {}): object {
  return {
    'csp-report': {
      'document-uri': `${shop.origin}/checkout?from=mail#ada`,
      referrer: `${shop.origin}/orders/IW8e5cfnfKobwDGj2-07TNMct8OeElce`,
      'violated-directive': 'script-src-elem',
      'effective-directive': 'script-src-elem',
      'original-policy': "default-src 'self'",
      disposition: 'enforce',
      'blocked-uri': 'https://me:hush@evil.example/skimmer.js?email=ada@example.com',
      'status-code': 200,
      'script-sample': 'send("4012888888881881")',
      ...fields,
    },
  }
}

/** As they report through the Reporting API: several at a time. */
function laterReport(body: Readonly<Record<string, unknown>>): object {
  return {
    type: 'csp-violation',
    age: 10,
    url: `${shop.origin}/checkout`,
    user_agent: 'Mozilla/5.0',
    body: {
      documentURL: `${shop.origin}/checkout`,
      blockedURL: 'https://evil.example/skimmer.js',
      effectiveDirective: 'script-src-elem',
      originalPolicy: "default-src 'self'",
      disposition: 'enforce',
      statusCode: 200,
      ...body,
    },
  }
}

function logged(): readonly object[] {
  return shop.log
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ msg }) => msg === SAID)
    .map(({ level, page, directive, blocked }) => ({ level, page, directive, blocked }))
}

const SKIMMER = {
  level: 'warn',
  page: '/checkout',
  directive: 'script-src-elem',
  blocked: 'https://evil.example',
}

test('a report becomes one line: which page, what kind of thing, whose; nothing of the visitor', async () => {
  expect(await send(report())).toBe(204)
  expect(logged()).toEqual([SKIMMER])
  const log = shop.log.join('')
  for (const secret of ['ada@', '#ada', 'hush', 'skimmer', 'IW8e5cfn', '4012888', 'from=mail']) {
    expect(log).not.toContain(secret)
  }
})

test('the page of an order is named without the order', async () => {
  const token = 'IW8e5cfnfKobwDGj2-07TNMct8OeElce'
  await send(report({ 'document-uri': `${shop.origin}/orders/${token}` }))
  await send(report({ 'document-uri': `${shop.origin}/${token}` }))
  expect(logged()).toEqual([
    { ...SKIMMER, page: '/orders' },
    { ...SKIMMER, page: 'another page' },
  ])
  expect(shop.log.join('')).not.toContain(token)
})

test('several reports come at once from newer browsers', async () => {
  const other = { type: 'deprecation', body: { id: 'WebSQL' } }
  const inline = laterReport({ blockedURL: 'inline', effectiveDirective: 'script-src-attr' })
  expect(await send([laterReport({}), other, inline], 'application/reports+json')).toBe(204)
  expect(logged()).toEqual([
    SKIMMER,
    { ...SKIMMER, directive: 'script-src-attr', blocked: 'inline' },
  ])
})

test('what older browsers name is the whole directive', async () => {
  const old = { 'effective-directive': undefined, 'violated-directive': "script-src 'self'" }
  await send(report(old))
  expect(logged()).toEqual([{ ...SKIMMER, directive: 'script-src' }])
})

test.each([
  { 'blocked-uri': 'chrome-extension' },
  { 'blocked-uri': 'moz-extension://abc/content.js' },
  { 'blocked-uri': 'safari-web-extension://abc' },
  { 'blocked-uri': 'about' },
  { 'blocked-uri': '' },
  { 'blocked-uri': 'inline', 'source-file': 'chrome-extension' },
  { 'blocked-uri': 'eval', 'source-file': 'moz-extension://abc/content.js' },
])("what a visitor's own browser adds is not written down: %j", async (fields) => {
  expect(await send(report(fields))).toBe(204)
  expect(logged()).toEqual([])
})

test.each(['https://elsewhere.example/checkout', 'about:blank', 'nonsense'])(
  'nor is what happened at %s',
  async (address) => {
    expect(await send(report({ 'document-uri': address }))).toBe(204)
    expect(logged()).toEqual([])
  },
)

test.each(['', '{', {}, []])('a body that is no report is refused: %j', async (body) => {
  expect(await send(body)).toBe(400)
})

test.each([
  [{ 'blocked-uri': 7 }, 400],
  [{ 'effective-directive': 'x\nlevel=error' }, 400],
  [{ 'script-sample': 'x'.repeat(17_000) }, 413],
])('so is one with other fields, or a large one', async (fields, status) => {
  expect(await send(report(fields))).toBe(status)
  expect(logged()).toEqual([])
})

test('other types are refused', async () => {
  expect(await send(report(), 'application/json')).toBe(415)
  expect(await send(report(), 'text/plain')).toBe(415)
})

test('of one body ten reports are written down, of one address thirty bodies a minute', async () => {
  const many = Array.from({ length: 12 }, () => laterReport({}))
  await send(many, 'application/reports+json')
  expect(logged()).toHaveLength(10)
  const statuses = new Set<number>()
  for (let sent = 1; sent < 30; sent += 1) statuses.add(await send(report()))
  expect([...statuses]).toEqual([204])
  expect(await send(report())).toBe(429)
  expect((await shop.fn('get-paypal-config', {})).status).toBe(200)
})
