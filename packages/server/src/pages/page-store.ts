import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isCompressible, mediaType } from './media-type.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One way to send a page: its bytes and all headers that depend on it. */
export interface Representation {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** A file of the shop, ready to be sent. */
export interface Page {
  readonly etag: string
  readonly identity: Representation
  readonly br: Representation | undefined
  readonly gzip: Representation | undefined
}

export type PageStore = ReadonlyMap<string, Page>

const YEAR_S = 31_536_000
const DAY_S = 86_400
/** Quality for what the build has not compressed: fast enough to start with. */
const BROTLI_QUALITY = 5
const SKIPPED = /\.(br|gz|map)$/

/**
 * Reads every file below a folder into memory by the path it is asked for: `/product/m-399` for
 * `product/m-399/index.html`. Files that the build compressed (`.br`, `.gz` beside them) are taken so.
 */
export function readPages(directory: string): PageStore {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !SKIPPED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(directory, file).startsWith('.'))
  return new Map(files.map((file) => [addressOf(relative(directory, file)), readPage(file)]))

  function readPage(file: string): Page {
    const body = readFileSync(file)
    const type = mediaType(file)
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    const etag = `W/"${hash}"`
    const shared = {
      'content-type': type,
      'cache-control': cacheControl(addressOf(relative(directory, file)), type),
      etag,
    }
    const identity = { body, headers: shared }
    if (!isCompressible(type)) return { etag, identity, br: undefined, gzip: undefined }
    const headers = { ...shared, vary: 'accept-encoding' }
    return {
      etag,
      identity: { body, headers },
      br: {
        body: beside(`${file}.br`) ?? brotli(body),
        headers: { ...headers, 'content-encoding': 'br' },
      },
      gzip: {
        body: beside(`${file}.gz`) ?? gzipSync(body),
        headers: { ...headers, 'content-encoding': 'gzip' },
      },
    }
  }
}

function addressOf(path: string): string {
  const address = `/${path.split(sep).join('/')}`
  return address.replace(/\/index\.html$/, '') || '/'
}

function cacheControl(address: string, type: string): string {
  if (address.startsWith('/assets/')) return `public, max-age=${YEAR_S}, immutable`
  if (type.startsWith('text/html')) return 'no-cache'
  return `public, max-age=${DAY_S}`
}

function beside(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined
}

function brotli(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
}
