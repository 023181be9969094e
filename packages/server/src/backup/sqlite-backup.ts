import { existsSync } from 'node:fs'
import { chmod, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { openSqliteFile, OWNER_ONLY, sqlitePath } from '../database/sqlite-file.ts'
import { CommandFault } from '../commands/command-fault.ts'

const ALL_PAGES = 2 ** 31 - 1

/** Copies the orders while the shop goes on taking others. Gives how many they are. */
export async function backUpSqlite(dataDir: string, target: string): Promise<number> {
  const source = sqlitePath(dataDir)
  if (!existsSync(source)) throw new CommandFault(`There is no order database in ${dataDir}.`)
  return copyWhole(source, target)
}

/**
 * Puts a copy where the orders are kept. Orders that are there already are put aside, when that was
 * asked for. Gives how many orders were restored.
 */
export async function restoreSqlite(
  dataDir: string,
  copy: string,
  isReplacing: boolean,
): Promise<number> {
  countOrders(copy)
  const place = sqlitePath(dataDir)
  if (existsSync(place)) await putAside(place, isReplacing)
  // The folder and its rights are made as the shop makes them.
  else openSqliteFile(dataDir).close()
  return copyWhole(copy, place)
}

async function putAside(place: string, isReplacing: boolean): Promise<void> {
  const count = countOrders(place)
  if (count > 0 && !isReplacing) {
    throw new CommandFault(
      `There are ${count} orders in ${place}. To put them aside and restore, add --replace.`,
    )
  }
  endWriteAhead(place)
  const aside = `${place}.replaced-${new Date().toISOString().replaceAll(':', '-')}`
  if (count > 0) await rename(place, aside)
}

/** All of it is in one file then; that cannot be done while somebody has it open. */
function endWriteAhead(place: string): void {
  const file = new Sqlite(place, { timeout: 0 })
  try {
    file.pragma('journal_mode = DELETE')
  } catch (cause) {
    throw new CommandFault('The shop is running on these orders: stop it first.', { cause })
  } finally {
    file.close()
  }
}

/** The copy appears under its name when it is complete, found whole and written through to the disk. */
async function copyWhole(from: string, to: string): Promise<number> {
  const part = `${to}.part`
  await (await open(part, 'w', OWNER_ONLY)).close()
  await chmod(part, OWNER_ONLY)
  try {
    const source = new Sqlite(from, { readonly: true })
    // All at once: a copy in pieces begins anew whenever an order is placed.
    await source.backup(part, { progress: () => ALL_PAGES }).finally(() => source.close())
    endWriteAhead(part)
    const count = countOrders(part)
    await flush(part)
    await rename(part, to)
    await flush(dirname(to))
    return count
  } finally {
    for (const file of [part, `${part}-wal`, `${part}-shm`]) await rm(file, { force: true })
  }
}

/** Throws a sentence for a file that is damaged or holds no orders. */
function countOrders(path: string): number {
  if (!existsSync(path)) throw new CommandFault(`There is no file ${path}.`)
  const file = new Sqlite(path, { readonly: true })
  try {
    const verdict = file.pragma('integrity_check', { simple: true })
    if (verdict !== 'ok') throw new Error(String(verdict))
    return Number(file.prepare('select count(*) from orders').pluck().get())
  } catch (cause) {
    throw new CommandFault(`${path} is no sound database of orders.`, { cause })
  } finally {
    file.close()
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r')
  await file.sync().finally(() => file.close())
}
