import type { FastifyBaseLogger } from 'fastify'
import { bulletin } from '../../bulletin.ts'
import type { Bell } from '../../database/bell/bell.ts'
import type { OrderDatabase } from '../../database/order-database.ts'
import { shownRatingsReader } from '../../ratings/read-shown-ratings.ts'
import { type Rounds, startRounds } from '../../rounds.ts'
import { readShelf } from '../read-shelf.ts'
import { keepEdition } from './edition-store.ts'
import { type Edition, editionOf } from './edition.ts'

/** The edition that has no name: pages as they were built. */
export const AS_BUILT = 'as built'
/** Tells of each edition that is shown from now on, by its name. */
export const shownEditions = bulletin<string>()

/** A change is on the pages within ten seconds: this, and the time that it takes to print them. */
const ROUND_MS = 1000
/** So often it is written down that an edition is still the one that pages name. */
const KEEP_AGAIN_MS = 10 * 60_000
/** After a failure the machine is given time. */
const PAUSE_MS = 30_000

interface ShelfWatchOptions {
  readonly database: OrderDatabase
  readonly bell: Bell
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>
  /** Shows the pages with an edition; with none, those of the build. */
  readonly show: (edition: Edition | undefined, stopped: AbortSignal) => Promise<void>
}

/** Looks whether the shelf, with what buyers say of it, is as the pages say, and has them shown anew when it is not. */
export function startShelfWatch({ database, bell, now, log, show }: ShelfWatchOptions): Rounds {
  const readRatings = shownRatingsReader(database)
  let shown: Edition | undefined
  let keepAt = 0
  let waitUntil = 0

  async function look(stopped: AbortSignal): Promise<void> {
    if (performance.now() < waitUntil) return
    const edition = editionOf(await readShelf(database, now()), await readRatings(now()))
    const isNew = edition?.name !== shown?.name
    // Before any page names it: another server may be asked for it.
    if (edition !== undefined && (isNew || performance.now() > keepAt)) {
      await keepEdition(database, edition, now())
      keepAt = performance.now() + KEEP_AGAIN_MS
    }
    if (!isNew) return
    const began = performance.now()
    await show(edition, stopped)
    shown = edition
    const ms = Math.round(performance.now() - began)
    const name = edition?.name ?? AS_BUILT
    shownEditions.tell(name)
    log.info({ edition: name, ms }, 'the pages show the shelf as it is')
  }

  function onError(error: unknown): void {
    waitUntil = performance.now() + PAUSE_MS
    log.error({ err: error }, 'the pages do not show the shelf as it is')
  }

  return startRounds(look, ROUND_MS, onError, bell.callFor('shelf_prices', 'stock', 'ratings'))
}
