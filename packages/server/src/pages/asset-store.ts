import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { KeptAssetsTable } from '../database/order-tables.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import type { Headers } from '../http/security-headers.ts'
import { DAY_MS } from '../time-spans.ts'
import { ASSET_FOLDERS, contentHeaders } from './content-headers.ts'
import { mediaType } from './media-type.ts'
import type { Page, PageStore, Representation } from './page-store.ts'

/** So many go into the database at a time. */
const BATCH = 25

/**
 * Says that pages name the assets of this build just now, and keeps those that the database does not have: a server with
 * another build, older or newer, is asked for them by these pages. Those that no page has named for a day are forgotten.
 */
export async function keepAssets(
  database: OrderDatabase,
  pages: PageStore,
  at: Date,
): Promise<void> {
  const named_at = at.toISOString()
  // In one order on every server, so that none waits for another that waits for it.
  const paths = [...pages.keys()].filter(isAsset).toSorted()
  for (let from = 0; from < paths.length; from += BATCH) {
    const batch = paths.slice(from, from + BATCH)
    const kept = await database
      .updateTable('kept_assets')
      .set({ named_at })
      .where('path', 'in', batch)
      .returning('path')
      .execute()
    const rows = batch
      .filter((path) => kept.every((row) => row.path !== path))
      .flatMap((path) => rowOf(path, pages.get(path), named_at))
    if (rows.length > 0) {
      await database
        .insertInto('kept_assets')
        .values(rows)
        .onConflict((same) => same.column('path').doUpdateSet({ named_at }))
        .execute()
    }
  }
  const dayBefore = new Date(at.getTime() - DAY_MS).toISOString()
  await database.deleteFrom('kept_assets').where('named_at', '<', dayBefore).execute()
}

function isAsset(path: string): boolean {
  return ASSET_FOLDERS.some((folder) => path.startsWith(folder))
}

/** As most browsers take it; the others are few enough to unpack it for them. */
function rowOf(path: string, page: Page | undefined, named_at: string): readonly KeptAssetsTable[] {
  if (page === undefined) return []
  const { body } = page.br ?? page.plain
  const bytes = typeof body === 'string' ? readFileSync(body) : body
  const coding = page.br === undefined ? '' : 'br'
  return [{ path, etag: page.etag, coding, content: bytes.toString('base64'), named_at }]
}

/** The paths of all assets that some server has served within a day. */
export async function keptAssetPaths(database: OrderDatabase): Promise<ReadonlySet<string>> {
  const rows = await database.selectFrom('kept_assets').select('path').execute()
  return new Set(rows.map(({ path }) => path))
}

/** An asset of another build, as that build would send it; undefined when it was not kept. */
export async function findAsset(
  database: OrderDatabase,
  path: string,
  common: Headers,
): Promise<Page | undefined> {
  const row = await database
    .selectFrom('kept_assets')
    .select(['etag', 'coding', 'content'])
    .where('path', '=', path)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { etag, coding } = row
  const bytes = Buffer.from(row.content, 'base64')
  const headers = { ...common, ...contentHeaders(path, mediaType(path), etag) }
  const packed = coding === 'br'
  return {
    etag,
    br: packed ? sent(bytes, { ...headers, 'content-encoding': coding }) : undefined,
    gzip: undefined,
    plain: sent(packed ? brotliDecompressSync(bytes) : bytes, headers),
  }
}

function sent(body: Buffer, headers: Headers): Representation {
  return { body, headers: { ...headers, 'content-length': String(body.length) } }
}
