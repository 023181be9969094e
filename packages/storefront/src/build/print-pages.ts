import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as entry from '../entry-prerender.tsx'
import { NOW, SHELL, WHILE_OFF } from '@millrun/commerce/kept-shop/addresses'
import type { Now } from '@millrun/commerce/kept-shop/now'
import { chunkFiles, fileFor, type Manifest, ManifestSchema } from './chunk-files.ts'
import { compressFile } from './compress.ts'
import { robots, sitemap } from './discovery-files.ts'
import { pageHtml, type PageStyle } from './page-html.ts'
import { shellHtml } from './offline/shell-html.ts'
import { webManifest } from './offline/web-manifest.ts'
import { laterStyle, parseStyle } from './page-style.ts'

/** Where a build keeps its press, and what that needs. */
const PRESS = '.press'

/** What starts the shop in the browser; its file comes first. */
const ENTRY = 'src/entry-client.tsx'

/** An edition of the pages beside those of the build. */
export interface Edition {
  readonly folder: string
  /** Where browsers find what has changed on the shelf. */
  readonly shelf: string
}

/** Prints the pages of a build into it, or an edition of them into a folder of its own, compressed. */
export async function printPages(build: string, edition?: Edition): Promise<void> {
  const press = await openPress(build, edition)
  const into = edition?.folder ?? build
  entry.readRatingFilesBy(async (file) => JSON.parse(await readFile(path.join(into, file), 'utf8')))
  let writing = Promise.resolve()
  // One page is written while the next is made: all at once would take gigabytes to compress.
  const print = async (name: string, made: Promise<string> | string) => {
    const text = await made
    await writing
    writing = write(path.join(into, name), text, edition !== undefined)
  }
  for (const page of entry.pagePaths) await print(fileOf(page), htmlOf(page, press))
  await print('products.xml', entry.feed())
  await print(NOW, JSON.stringify(nowOf(press, true)))
  await print(WHILE_OFF[NOW], JSON.stringify(nowOf(press, false)))
  if (edition === undefined) {
    await print('sitemap.xml', sitemap(entry.pagePaths))
    await print('robots.txt', robots())
    await print('manifest.webmanifest', webManifest(press.template))
    await print(SHELL, shellOf(press))
  }
  await writing
}

interface Press {
  readonly build: string
  readonly manifest: Manifest
  readonly template: string
  readonly shopStyle: PageStyle
  readonly edition: Edition | undefined
}

async function openPress(build: string, edition: Edition | undefined): Promise<Press> {
  const manifest = ManifestSchema.parse(
    JSON.parse(await readFile(path.join(build, '.vite/manifest.json'), 'utf8')),
  )
  const template = await readTemplate(build)
  const shopStyle = await readStyle(build, shopStyleFile(template))
  return { build, manifest, template, shopStyle, edition }
}

async function htmlOf(page: string, press: Press): Promise<string> {
  const { build, manifest, template, shopStyle, edition } = press
  const files = chunkFiles(manifest, [ENTRY, ...entry.modulesOf(page)])
  const own = entry.styleOf(page)
  const style = own === undefined ? shopStyle : await readStyle(build, fileFor(manifest, own))
  return pageHtml(template, await entry.render(page), { style, files, shelf: edition?.shelf })
}

async function shellOf({ manifest, template, shopStyle }: Press): Promise<string> {
  const files = chunkFiles(manifest, [ENTRY])
  return shellHtml(template, await entry.renderShell(), { style: shopStyle, files })
}

function nowOf({ manifest, edition }: Press, isKept: boolean): Now {
  return { build: `/${fileFor(manifest, ENTRY)}`, shelf: edition?.shelf ?? null, isKept }
}

/** Those of a build are compressed when all of it is there. */
async function write(file: string, text: string, isCompressed: boolean): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
  if (isCompressed) await compressFile(file, 'edition')
}

function fileOf(page: string): string {
  if (page === '/404') return '404.html'
  if (page === '/product/not-found') return 'product-not-found.html'
  return path.join(page, 'index.html')
}

/** The page that every page is made from. In its place comes the first of them. */
async function readTemplate(build: string): Promise<string> {
  const kept = path.join(build, PRESS, 'template.html')
  if (!existsSync(kept)) await rename(path.join(build, 'index.html'), kept)
  return readFile(kept, 'utf8')
}

function shopStyleFile(template: string): string {
  const href = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(template)?.[1]
  if (href === undefined) throw new Error('the built page links no style sheet')
  return href
}

/** Takes a style sheet apart, once in a build; what is served of it is what its pages may lack. */
async function readStyle(build: string, name: string): Promise<PageStyle> {
  const served = path.join(build, name)
  const kept = path.join(build, PRESS, path.basename(name))
  const isWhole = !existsSync(kept)
  if (isWhole) await rename(served, kept)
  const sheet = parseStyle(await readFile(kept, 'utf8'))
  if (isWhole) await writeFile(served, laterStyle(sheet))
  return { href: `/${name}`, sheet }
}
