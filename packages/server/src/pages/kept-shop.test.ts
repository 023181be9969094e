import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { writePages } from '../testing/shop-process.ts'

let folder: string
const shops: TestShop[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrun-kept-'))
  await writePages(join(folder, 'pages'), {
    '404.html': '<title>404</title>',
    'shell.html': '<title>Shell</title>',
    'manifest.webmanifest': '{}',
    'sw.js': 'keeps the shop',
    'sw-off.js': 'forgets it',
    'now.json': '{"isKept":true}',
    'now-off.json': '{"isKept":false}',
  })
})

afterAll(async () => {
  for (const shop of shops) await shop.close()
  await rm(folder, { recursive: true })
})

async function open(offline: string): Promise<(path: string) => Promise<Response>> {
  const payPal = { origin: 'http://localhost:4299' }
  const settings = { databaseUrl: undefined, dataDir: join(folder, offline) }
  const app = { pagesDirectory: join(folder, 'pages') }
  const shop = await openShop(settings, payPal, { variables: { OFFLINE: offline }, app })
  shops.push(shop)
  return (path) => fetch(`${shop.origin}${path}`)
}

test('browsers ask each time whether worker, shell and shop are as they were', async () => {
  const get = await open('on')
  for (const [path, said, type] of [
    ['/sw.js', 'keeps the shop', 'text/javascript'],
    ['/now.json', '{"isKept":true}', 'application/json'],
    ['/shell.html', '<title>Shell</title>', 'text/html'],
  ] as const) {
    const answer = await get(path)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-type')).toContain(type)
    expect(await answer.text()).toBe(said)
  }
  const manifest = await get('/manifest.webmanifest')
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json')
  expect(manifest.headers.get('cache-control')).toBe('public, max-age=86400')
})

test('switched off, browsers are told so, and the worker is one that forgets what was kept', async () => {
  const get = await open('off')
  for (const [path, said] of [
    ['/sw.js', 'forgets it'],
    ['/now.json', '{"isKept":false}'],
  ] as const) {
    const answer = await get(path)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.text()).toBe(said)
  }
})
