import type { FastifyBaseLogger } from 'fastify'
import type { Bell } from '../../database/bell/bell.ts'
import type { OrderDatabase } from '../../database/order-database.ts'
import type { Headers } from '../../http/security-headers.ts'
import { readPagesInTurns } from '../../pages/page-store.ts'
import type { ShownPages } from '../../pages/shown-pages.ts'
import type { Edition } from './edition.ts'
import { printEdition, removeEdition } from './print-edition.ts'
import { startShelfWatch } from './shelf-watch.ts'

interface ShowShelfOptions {
  readonly database: OrderDatabase
  readonly bell: Bell
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>
  /** The folder of the build. */
  readonly build: string
  readonly pages: ShownPages
  readonly headersFor: (path: string) => Headers
}

/** Keeps the pages as the shelf is, from now on. */
export function showShelf(options: ShowShelfOptions): { readonly stop: () => Promise<void> } {
  const { database, bell, now, log, build, pages, headersFor } = options
  /** Newest last. The one before is kept: files of it may be on their way to somebody. */
  const folders: string[] = []

  async function show(edition: Edition | undefined, stopped: AbortSignal): Promise<void> {
    if (edition === undefined) return pages.show(new Map())
    const folder = await printEdition(build, edition, stopped)
    folders.push(folder)
    pages.show(await readPagesInTurns(folder, headersFor))
    await Promise.all(folders.splice(0, folders.length - 2).map(removeEdition))
  }

  const watch = startShelfWatch({ database, bell, now, log, show })
  return {
    async stop() {
      await watch.stop()
      await Promise.all(folders.map(removeEdition))
    },
  }
}
