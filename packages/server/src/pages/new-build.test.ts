import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startShopProcess, writePages, type ShopProcess } from '../testing/shop-process.ts'

const SWAP_IN = join(import.meta.dirname, '../../../storefront/src/build/swap-in.ts')
const run = promisify(execFile)

let folder: string
const shops: ShopProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrun-builds-'))
})

afterEach(async () => {
  await Promise.all(shops.splice(0).map((shop) => shop.stop('SIGKILL')))
  await rm(folder, { recursive: true })
})

/** What every build writes; how it gets into its place is the storefront's own script. */
async function build(name: string): Promise<void> {
  await writePages(join(folder, 'builds/next'), {
    'index.html': `<title>${name}</title>`,
    '404.html': '<title>404</title>',
    [`assets/${name}.js`]: `export const build = '${name}'`,
    'photographs/oak.avif': `a photograph for the ${name} build`,
    'photographs/ash.avif': 'the same photograph in all of them',
  })
  await run(process.execPath, [SWAP_IN, folder])
}

async function open(data: string): Promise<ShopProcess> {
  const shop = await startShopProcess(folder, join(folder, 'dist'), {
    DATA_DIR: join(folder, data),
  })
  shops.push(shop)
  return shop
}

async function served({ origin }: ShopProcess, path: string): Promise<unknown> {
  const answer = await fetch(`${origin}${path}`)
  return answer.status === 200 ? answer.text() : answer.status
}

test('a shop that runs while it is built anew serves what it has; the next one serves the new', async () => {
  await build('first')
  const old = await open('old-data')
  await build('second')
  expect(await served(old, '/')).toBe('<title>first</title>')
  expect(await served(old, '/assets/first.js')).toBe("export const build = 'first'")
  expect(await served(old, '/photographs/oak.avif')).toBe('a photograph for the first build')
  expect(await served(old, '/photographs/ash.avif')).toBe('the same photograph in all of them')
  expect(await served(old, '/assets/second.js')).toBe(404)
  const next = await open('new-data')
  expect(await served(next, '/')).toBe('<title>second</title>')
  expect(await served(next, '/assets/second.js')).toBe("export const build = 'second'")
  expect(await served(next, '/photographs/oak.avif')).toBe('a photograph for the second build')
})

test('two builds are kept, and what they share is on the disk once', async () => {
  for (const name of ['first', 'second', 'third']) await build(name)
  const builds = (await readdir(join(folder, 'builds'))).toSorted()
  const [second = '', third = ''] = builds.map((name) => join(folder, 'builds', name))
  expect(builds).toHaveLength(2)
  expect(await readFile(join(second, 'index.html'), 'utf8')).toBe('<title>second</title>')
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toBe('<title>third</title>')
  const same = [second, third].map((one) => stat(join(one, 'photographs/ash.avif')))
  const [inSecond, inThird] = await Promise.all(same)
  expect(inSecond?.ino).toBe(inThird?.ino)
  const own = [second, third].map((one) => stat(join(one, 'photographs/oak.avif')))
  const [ownSecond, ownThird] = await Promise.all(own)
  expect(ownSecond?.ino).not.toBe(ownThird?.ino)
})

test('a folder of pages from before there were builds becomes the build before', async () => {
  await writePages(join(folder, 'dist'), { 'index.html': '<title>old</title>' })
  await build('first')
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toBe('<title>first</title>')
  const [, old = ''] = (await readdir(join(folder, 'builds'))).toSorted()
  expect(await readFile(join(folder, 'builds', old, 'index.html'), 'utf8')).toBe(
    '<title>old</title>',
  )
})
