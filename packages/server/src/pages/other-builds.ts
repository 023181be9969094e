import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { OrderDatabase } from '../database/order-database.ts'
import type { Headers } from '../http/security-headers.ts'
import { type Rounds, startRounds } from '../rounds.ts'
import { HOUR_MS } from '../time-spans.ts'
import { findAsset, keepAssets, keptAssetPaths } from './asset-store.ts'
import type { Page, PageStore } from './page-store.ts'

/** So often the database is asked at most whether a build has come that this server does not know. */
const LOOK_AGAIN_MS = 1000

interface OtherBuildsOptions {
  readonly database: OrderDatabase
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly headersFor: (path: string) => Headers
}

/** What is asked for by pages of another build than the one that is served here: an older one, or a newer one of another server. */
export interface OtherBuilds {
  /** An asset that this build does not have; undefined where none of the last day had it. */
  readonly find: (path: string) => Promise<Page | undefined>
  readonly rounds: Rounds
}

/** Keeps the assets of this build for the other servers, and those of after it, from now on; resolves when they are kept. */
export async function openOtherBuilds(
  build: PageStore,
  { database, now, log, headersFor }: OtherBuildsOptions,
): Promise<OtherBuilds> {
  const rounds = startRounds(
    () => keepAssets(database, build, now()),
    HOUR_MS,
    (error) => log.error({ err: error }, 'the assets of this build are not kept for other servers'),
  )
  await rounds.round()
  const isKept = keptPaths(database)
  return {
    rounds,
    find: async (path) =>
      (await isKept(path)) ? findAsset(database, path, headersFor(path)) : undefined,
  }
}

/** Whether an asset is kept. Names that are not known wait for one question together, however many are tried. */
function keptPaths(database: OrderDatabase): (path: string) => Promise<boolean> {
  let known: ReadonlySet<string> = new Set()
  let askedAt = -LOOK_AGAIN_MS
  let next: Promise<void> | undefined

  async function ask(): Promise<void> {
    await wait(Math.max(0, askedAt + LOOK_AGAIN_MS - performance.now()))
    // Who comes from now on may ask for what is kept while this is answered.
    next = undefined
    askedAt = performance.now()
    known = await keptAssetPaths(database)
  }

  return async (path) => {
    if (!known.has(path)) await (next ??= ask())
    return known.has(path)
  }
}
