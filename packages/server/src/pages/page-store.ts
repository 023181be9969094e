import { createHash, type Hash } from 'node:crypto'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Headers } from '../http/security-headers.ts'
import { contentHeaders } from './content-headers.ts'
import { isCompressible, isKeptInMemory, mediaType } from './media-type.ts'

/** One way to send a page: all headers that go with it, and its bytes or the file that has them. */
export interface Representation {
  readonly headers: Headers
  readonly body: Buffer | string
}

/** A file of the shop, ready to be sent. */
export interface Page {
  readonly etag: string
  readonly br: Representation | undefined
  readonly gzip: Representation | undefined
  readonly plain: Representation
}

export type PageStore = ReadonlyMap<string, Page>

/** Quality for what the build has not compressed: fast enough to start with. */
const BROTLI_QUALITY = 5
const SKIPPED = /\.(br|gz|map)$/

/**
 * Finds every file below a folder by the path it is asked for: `/product/m-399` for
 * `product/m-399/index.html`. Of texts, what browsers take (brotli) is kept in memory; the rest, and all
 * pictures, stays on the disk. What the build compressed (`.br`, `.gz` beside it) is taken so.
 * `headersFor` gives the headers that do not depend on the file itself.
 */
export function readPages(directory: string, headersFor: (path: string) => Headers): PageStore {
  return new Map(
    pageFiles(directory).map(({ file, path }) => [path, readPage(file, path, headersFor(path))]),
  )
}

/** The same while the shop is open: whoever asks for something meanwhile waits for one file at most. */
export async function readPagesInTurns(
  directory: string,
  headersFor: (path: string) => Headers,
): Promise<PageStore> {
  const pages = new Map<string, Page>()
  for (const { file, path } of pageFiles(directory)) {
    pages.set(path, readPage(file, path, headersFor(path)))
    await nextTurn()
  }
  return pages
}

function pageFiles(directory: string): readonly { readonly file: string; readonly path: string }[] {
  return filesBelow(directory)
    .filter((file) => !SKIPPED.test(file))
    .filter((file) => !relative(directory, file).startsWith('.'))
    .map((file) => ({ file, path: pathOf(relative(directory, file)) }))
}

/** Links are not followed: they lead out of the folder. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return entry.isFile() ? [path] : []
  })
}

function readPage(file: string, path: string, common: Headers): Page {
  const type = mediaType(file)
  const content = look(file)
  const { etag } = content
  const isText = isKeptInMemory(type)
  const headers = { ...common, ...contentHeaders(path, type, etag) }
  if (!isCompressible(type)) {
    const plain = onDisk(content, headers)
    return { etag, br: undefined, gzip: undefined, plain: isText ? inMemory(plain) : plain }
  }
  const br = packed(file, 'br', headers) ?? (isText ? compressed(file, 'br', headers) : undefined)
  const gzip =
    packed(file, 'gzip', headers) ?? (isText ? compressed(file, 'gzip', headers) : undefined)
  return { etag, br: isText ? inMemory(br) : br, gzip, plain: onDisk(content, headers) }
}

/** What the build has compressed. */
function packed(file: string, how: 'br' | 'gzip', headers: Headers): Representation | undefined {
  const beside = `${file}.${how === 'br' ? 'br' : 'gz'}`
  if (!existsSync(beside)) return undefined
  return onDisk(look(beside), { ...headers, 'content-encoding': how })
}

function compressed(file: string, how: 'br' | 'gzip', headers: Headers): Representation {
  const plain = readFileSync(file)
  // A copy without the space that a compressor reserves behind its output.
  const body = Buffer.copyBytesFrom(how === 'br' ? brotli(plain) : gzipSync(plain))
  const length = { 'content-length': String(body.length) }
  return { body, headers: { ...headers, ...length, 'content-encoding': how } }
}

interface Content {
  readonly file: string
  readonly bytes: number
  /** Weak, because it stands for the page however it is compressed. */
  readonly etag: string
}

const CHUNK = Buffer.alloc(64 * 1024)

/** Size and hash of a file, without reading it into memory as a whole. */
function look(file: string): Content {
  const hash = createHash('sha256')
  const bytes = readThrough(file, hash)
  return { file, bytes, etag: `W/"${hash.digest('base64url').slice(0, 22)}"` }
}

function readThrough(file: string, hash: Hash): number {
  const opened = openSync(file, 'r')
  let bytes = 0
  try {
    for (;;) {
      const read = readSync(opened, CHUNK, 0, CHUNK.length, null)
      if (read === 0) return bytes
      hash.update(CHUNK.subarray(0, read))
      bytes += read
    }
  } finally {
    closeSync(opened)
  }
}

function onDisk({ file, bytes }: Content, headers: Headers): Representation {
  return { body: file, headers: { ...headers, 'content-length': String(bytes) } }
}

function inMemory<T extends Representation | undefined>(found: T): T | Representation {
  if (found === undefined || typeof found.body !== 'string') return found
  return { ...found, body: readFileSync(found.body) }
}

function pathOf(file: string): string {
  const path = `/${file.split(sep).join('/')}`
  return path.replace(/\/index\.html$/, '') || '/'
}

function brotli(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
}
