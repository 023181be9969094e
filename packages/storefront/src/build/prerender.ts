import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { catalogue } from '@millrun/catalogue/catalogue'
import { z } from 'zod/mini'
import { chunkFiles, fileFor, ManifestSchema } from './chunk-files.ts'
import { productFeed, robots, sitemap } from './discovery-files.ts'
import { furtherNames } from './further-photographs.ts'
import { pageHtml, type PageStyle } from './page-html.ts'
import { laterStyle, parseStyle } from './page-style.ts'

const DIST = path.resolve(import.meta.dirname, '../../builds/next')
const SERVER_DIST = path.resolve(import.meta.dirname, '../../dist-prerender')

/** What starts the shop in the browser; its file comes first. */
const ENTRY = 'src/entry-client.tsx'

const EntrySchema = z.object({
  paths: z.array(z.string()),
  render: z.custom<(page: string) => Promise<string>>(isFunction),
  modulesOf: z.custom<(page: string) => readonly string[]>(isFunction),
  styleOf: z.custom<(page: string) => string | undefined>(isFunction),
})

const entry = EntrySchema.parse(
  await import(pathToFileURL(path.join(SERVER_DIST, 'entry-prerender.js')).href),
)
const manifest = ManifestSchema.parse(
  JSON.parse(await readFile(path.join(DIST, '.vite/manifest.json'), 'utf8')),
)
const template = await readFile(path.join(DIST, 'index.html'), 'utf8')
const shopStyle = await readStyle(shopStyleFile())
await Promise.all(entry.paths.map(writePage))
await Promise.all([
  writeFile(path.join(DIST, 'sitemap.xml'), sitemap(entry.paths)),
  writeFile(path.join(DIST, 'robots.txt'), robots()),
  writeFile(path.join(DIST, 'products.xml'), productFeed(catalogue, new Set(furtherNames()))),
])
await rm(SERVER_DIST, { recursive: true })
process.stdout.write(`${entry.paths.length} pages prerendered\n`)

async function writePage(page: string): Promise<void> {
  const files = chunkFiles(manifest, [ENTRY, ...entry.modulesOf(page)])
  const own = entry.styleOf(page)
  const style = own === undefined ? shopStyle : await readStyle(fileFor(manifest, own))
  const html = pageHtml(template, await entry.render(page), { style, files })
  const file = path.join(DIST, fileOf(page))
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, html)
}

function fileOf(page: string): string {
  if (page === '/404') return '404.html'
  if (page === '/product/not-found') return 'product-not-found.html'
  return path.join(page, 'index.html')
}

function shopStyleFile(): string {
  const href = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(template)?.[1]
  if (href === undefined) throw new Error('the built page links no style sheet')
  return href
}

/** Takes a style sheet apart; what is served of it is what its pages may lack. */
async function readStyle(name: string): Promise<PageStyle> {
  const file = path.join(DIST, name)
  const sheet = parseStyle(await readFile(file, 'utf8'))
  await writeFile(file, laterStyle(sheet))
  return { href: `/${name}`, sheet }
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}
