import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import type { Headers } from '../http/security-headers.ts'
import { isCompressible, mediaType } from './media-type.ts'

/** One way to send a page: its bytes and all headers that go with them. */
export interface Representation {
  readonly body: Buffer
  readonly headers: Headers
}

/** A file of the shop, ready to be sent. */
export interface Page {
  readonly etag: string
  readonly br: Representation | undefined
  readonly gzip: Representation | undefined
  /** For the few who take nothing compressed; memory is not spent on it. */
  readonly plain: () => Representation
}

export type PageStore = ReadonlyMap<string, Page>

const YEAR_S = 31_536_000
const DAY_S = 86_400
/** Quality for what the build has not compressed: fast enough to start with. */
const BROTLI_QUALITY = 5
const SKIPPED = /\.(br|gz|map)$/

/**
 * Reads every file below a folder into memory by the path it is asked for: `/product/m-399` for
 * `product/m-399/index.html`. What the build compressed (`.br`, `.gz` beside it) is taken so.
 * `headersFor` gives the headers that do not depend on the file itself.
 */
export function readPages(directory: string, headersFor: (path: string) => Headers): PageStore {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !SKIPPED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(directory, file).startsWith('.'))
  return new Map(
    files.map((file) => {
      const path = pathOf(relative(directory, file))
      return [path, readPage(file, path, headersFor(path))]
    }),
  )
}

function readPage(file: string, path: string, common: Headers): Page {
  const type = mediaType(file)
  const headers = { ...common, 'content-type': type, 'cache-control': cacheControl(path, type) }
  if (!isCompressible(type)) {
    const body = readFileSync(file)
    const etag = etagOf(body)
    const only = representation(body, { ...headers, etag })
    return { etag, br: undefined, gzip: undefined, plain: () => only }
  }
  const { gzip, br } = compressed(file)
  const etag = etagOf(gzip)
  const varying = { ...headers, etag, vary: 'accept-encoding' }
  return {
    etag,
    br: representation(br, { ...varying, 'content-encoding': 'br' }),
    gzip: representation(gzip, { ...varying, 'content-encoding': 'gzip' }),
    plain: () => representation(gunzipSync(gzip), varying),
  }
}

function compressed(file: string): { readonly gzip: Buffer; readonly br: Buffer } {
  const [gzip, br] = [beside(`${file}.gz`), beside(`${file}.br`)]
  if (gzip !== undefined && br !== undefined) return { gzip, br }
  const body = readFileSync(file)
  return { gzip: gzip ?? exact(gzipSync(body)), br: br ?? exact(brotli(body)) }
}

/** A copy without the space that a compressor reserves behind its output. */
function exact(body: Buffer): Buffer {
  return Buffer.copyBytesFrom(body)
}

/** Weak, because it stands for the page however it is compressed. */
function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

function representation(body: Buffer, headers: Headers): Representation {
  return { body, headers: { ...headers, 'content-length': String(body.length) } }
}

function pathOf(file: string): string {
  const path = `/${file.split(sep).join('/')}`
  return path.replace(/\/index\.html$/, '') || '/'
}

function cacheControl(path: string, type: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${YEAR_S}, immutable`
  if (type.startsWith('text/html')) return 'no-cache'
  return `public, max-age=${DAY_S}`
}

function beside(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined
}

function brotli(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
}
