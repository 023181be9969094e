import { formatDollars } from '@millrun/commerce/dollars'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { Transaction } from 'kysely'
import { inTransaction } from '../../database/in-transaction.ts'
import type { OrderDatabase } from '../../database/order-database.ts'
import type { OrderTables } from '../../database/order-tables.ts'
import { changePrices, dropScheduled } from '../../shelf/change-prices.ts'
import { changeStock, setLowLevel } from '../../shelf/change-stock.ts'
import { listShelf, type ShelfEntry } from '../../shelf/list-shelf.ts'
import { saidCount, type ShelfResult, titled } from '../../shelf/shelf-change.ts'
import { listMoves } from '../../shelf/stock-moves.ts'
import { CommandFault } from '../command-fault.ts'
import type { StockCommand } from './read-stock-command.ts'
import { sayBackOn } from './say-back-on.ts'

const ACTOR = 'command line'

/** Does what the shopkeeper asked for, and says it. Throws a `CommandFault` for what cannot be done. */
export async function runStockCommand(
  database: OrderDatabase,
  command: StockCommand,
  at: Date,
): Promise<string> {
  const change = <T>(work: (transaction: Transaction<OrderTables>) => Promise<T>) =>
    inTransaction(database, work)
  const hand = { actor: ACTOR, at }
  switch (command.name) {
    case 'list':
      return listed(await listShelf(database, at), 'There is nothing on the shelf.')
    case 'low':
      return listed((await listShelf(database, at)).filter(isShort), 'Nothing is low.')
    case 'moves':
      return movesOf(database, command.productId)
    case 'set':
      return stockSentence(await change((books) => changeStock(books, 'set', [command], hand)))
    case 'add':
      return stockSentence(await change((books) => changeStock(books, 'add', [command], hand)))
    case 'uncount': {
      const row = { productId: command.productId, quantity: null }
      return stockSentence(await change((books) => changeStock(books, 'set', [row], hand)))
    }
    case 'level': {
      const { productId, quantity } = command
      const fault = await change((books) => setLowLevel(books, productId, quantity))
      if (fault !== undefined) throw new CommandFault(fault.problem)
      return `${titled(productId)} is low below ${quantity}.\n`
    }
    case 'price': {
      const { from } = command
      const when = { ...hand, ...(from !== undefined && { from }) }
      return priceSentence(await change((books) => changePrices(books, [command], when)), from)
    }
    case 'unschedule': {
      const count = await change((books) => dropScheduled(books, [command.productId], at))
      if (count > 0) return `The scheduled price of ${titled(command.productId)} is taken back.\n`
      throw new CommandFault(`No price of ${titled(command.productId)} is scheduled.`)
    }
    case 'back':
      return sayBackOn(database, command, at)
  }
}

function stockSentence(result: ShelfResult): string {
  return changesOf(result)
    .map(
      ({ productId, from, to }) =>
        `${titled(productId)}: was ${saidCount(from)}, is ${saidCount(to)}.\n`,
    )
    .join('')
}

function priceSentence(result: ShelfResult, from: Date | undefined): string {
  const when = from === undefined ? 'now' : `from ${newJerseyDay(from)} on`
  return changesOf(result)
    .map(({ productId, from: was, to }) => {
      const change = `${formatDollars(was ?? 0)} to ${formatDollars(to ?? 0)}`
      return `${titled(productId)}: from ${change}, ${when}.\n`
    })
    .join('')
}

function changesOf(result: ShelfResult) {
  if (result.ok) return result.changes
  throw new CommandFault(result.problems.map(({ problem }) => problem).join('\n'))
}

/** Of what is counted. */
function isShort({ quantity, state }: ShelfEntry): boolean {
  return quantity !== undefined && state !== 'in stock'
}

function listed(entries: readonly ShelfEntry[], nothing: string): string {
  if (entries.length === 0) return `${nothing}\n`
  return entries.map((entry) => `${lineOf(entry)}\n`).join('')
}

function lineOf(entry: ShelfEntry): string {
  const { item, title, priceCents, scheduled, quantity, lowLevel = 0, held, state, backOn } = entry
  const parts = [
    item.padEnd(12),
    formatDollars(priceCents).padStart(10),
    (quantity === undefined ? '-' : String(quantity)).padStart(7),
    state.padEnd(8),
    title,
    ...(held > 0 ? [`(${held} held)`] : []),
    ...(lowLevel > 0 ? [`(low below ${lowLevel})`] : []),
    ...(backOn === undefined ? [] : [`(back on ${backOn})`]),
    ...(scheduled === undefined
      ? []
      : [`(${formatDollars(scheduled.cents)} from ${newJerseyDay(scheduled.from)})`]),
  ]
  return parts.join('  ')
}

async function movesOf(database: OrderDatabase, productId: string): Promise<string> {
  const moves = await listMoves(database, { productId })
  if (moves.length === 0) return `The stock of ${titled(productId)} has never changed.\n`
  return moves
    .map(({ at, change, quantityAfter, reason, actor = 'a buyer' }) => {
      const signed = change > 0 ? `+${change}` : String(change)
      return `${at.toISOString()}  ${signed.padStart(7)}  ${String(quantityAfter).padStart(7)}  ${reason}, ${actor}\n`
    })
    .join('')
}
