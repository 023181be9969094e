import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { manyProducts } from '@millrun/catalogue/testing/many-products'
import type { Product } from '@millrun/catalogue/product'
import { build as bundle } from 'vite'
import { bundlePress } from '../bundle-press.ts'
import { compress } from '../compress.ts'
import { familyModule, listingsModule } from '../catalogue-chunks.ts'
import { manyChunks } from './many-chunks.ts'

/**
 * Builds shops of so many products as a build does, with the pages of each, and prints what that takes: `many-pages.bench.ts
 * 1000 5000`.
 */
const SIZES = process.argv.slice(2).map(Number)
/** A tenth of a second for each page, whatever their number. */
const COMPRESSED_UP_TO = 1000
const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../../..')

for (const size of SIZES.length > 0 ? SIZES : [1000]) {
  const products = manyProducts(size)
  print(`${size.toLocaleString('en-US')} products`)
  printChunks(products)
  const build = await mkdtemp(path.join(tmpdir(), 'millrun-many-'))
  try {
    const press = await timed('bundled', () => bundleShop(build, products))
    const { stdout } = await timed('pages printed', () => printPages(press, build))
    print(`  the press took ${stdout.trim()}`)
    if (size <= COMPRESSED_UP_TO) await timed('compressed', () => compress(build, 'pages'))
    print(`  ${await sizes(build)}`)
  } finally {
    await rm(build, { recursive: true })
  }
}

/** Chunks as they are cut today: every listing in one, every family in one. */
function printChunks(products: readonly Product[]): void {
  const iron = products.filter(({ family }) => family === 'iron-balusters')
  const chunks = { listings: listingsModule(products), 'iron balusters': familyModule(iron) }
  for (const [name, script] of Object.entries(chunks)) {
    const start = performance.now()
    const travelling = brotliCompressSync(script).length
    const ms = performance.now() - start
    print(`  ${name}: ${kb(script.length)} of script, ${kb(travelling)} br (${ms.toFixed(0)} ms)`)
  }
}

async function bundleShop(build: string, products: readonly Product[]): Promise<string> {
  const plugins = [manyChunks(products)]
  const outDir = { outDir: build, emptyOutDir: false, copyPublicDir: false }
  await bundle({ root, logLevel: 'error', plugins, build: outDir })
  return bundlePress(build, plugins)
}

/** Prints them in a process of its own, which says what it used. */
function printPages(press: string, build: string) {
  const script = `await import(${JSON.stringify(press)})
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
console.log(((userCPUTime + systemCPUTime) / 1e6).toFixed(1), 's of processor time,', (maxRSS / 1024).toFixed(0), 'MB at most')`
  return run(process.execPath, ['--input-type=module', '-e', script, 'press', build])
}

async function sizes(build: string): Promise<string> {
  const names = await readdir(build, { recursive: true })
  const script = names.find((name) => /^assets\/ground-.*\.js$/.test(name)) ?? ''
  const pages = names.filter((name) => name.endsWith('.html'))
  const ground = brotliCompressSync(await readFile(path.join(build, script)))
  const all = await Promise.all(
    names.map(async (name) => (await stat(path.join(build, name))).size),
  )
  const bytes = all.reduce((sum, size) => sum + size, 0)
  return `${pages.length} pages; ground ${kb(ground.length)} br; ${(bytes / 1e6).toFixed(0)} MB of files`
}

async function timed<T>(what: string, task: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const done = await task()
  print(`  ${what} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return done
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
