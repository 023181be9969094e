import { NOW, WHILE_OFF, WORKER } from '@millrun/commerce/kept-shop/addresses'
import type { Headers } from '../http/security-headers.ts'
import { SHELF_FILES } from '../shelf/publishing/edition.ts'
import { isCompressible } from './media-type.ts'

const YEAR_S = 31_536_000
const DAY_S = 86_400
/** What changes has another name. */
export const KEPT_FOR_GOOD = `public, max-age=${YEAR_S}, immutable`
/** Below them stand scripts, styles and pictures whose names have a hash of what is in them. */
export const ASSET_FOLDERS = ['/assets/', '/desk/assets/'] as const
/** Besides pages: what tells browsers that there is something new. */
const ASKED_EACH_TIME: ReadonlySet<string> = new Set([NOW, WORKER, ...Object.values(WHILE_OFF)])
const NAMED_BY_HASH = [...ASSET_FOLDERS, SHELF_FILES] as const

/** What is said of a page wherever it is sent from: what it is, how long it may be kept, and what tells it from others. */
export function contentHeaders(path: string, type: string, etag: string): Headers {
  return {
    'content-type': type,
    'cache-control': cacheControl(path, type),
    etag,
    ...(isCompressible(type) && { vary: 'accept-encoding' }),
  }
}

function cacheControl(path: string, type: string): string {
  if (NAMED_BY_HASH.some((folder) => path.startsWith(folder))) return KEPT_FOR_GOOD
  if (type.startsWith('text/html') || ASKED_EACH_TIME.has(path)) return 'no-cache'
  return `public, max-age=${DAY_S}`
}
