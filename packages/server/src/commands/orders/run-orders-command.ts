import { taxReport } from '@millrun/commerce/tax/tax-report'
import { UNDECIDED } from '../../orders/order-status.ts'
import { DAY_MS } from '../../time-spans.ts'
import { readFile } from 'node:fs/promises'
import type { OrderDatabase } from '../../database/order-database.ts'
import { withAgreedDays } from '../../delays/agreed-days.ts'
import { askForDelay } from '../../delays/ask-for-delay.ts'
import { listDelays } from '../../delays/delay-store.ts'
import { lateOrders } from '../../delays/late-orders.ts'
import { everyFound } from '../../desk/orders/find-orders.ts'
import { COMMAND_LINE } from '../../desk/staff-actions.ts'
import { disputeStore } from '../../disputes/dispute-store.ts'
import { type Environment, shopOrigin } from '../../environment.ts'
import { findOrder, listOrders, readOrder } from '../../orders/find-order.ts'
import { orderCsv } from '../../desk/orders/order-csv.ts'
import { readHistory } from '../../orders/order-history.ts'
import { orderJson, orderTable, reviewFirst } from '../../orders/order-listing.ts'
import type { Order } from '../../orders/order.ts'
import { withdrawPage } from '../../orders/withdraw-page.ts'
import { lookAgain } from '../../payments/look-again.ts'
import { openTill } from '../../payments/open-till.ts'
import type { Till } from '../../payments/till.ts'
import { readSettlement } from '../../reconcile/read-settlement.ts'
import { reconcileOrders, reconcileSettlement } from '../../reconcile/reconcile.ts'
import { refundStore } from '../../refunds/refund-store.ts'
import type { Outcome } from '../../outcome.ts'
import { shipOrder } from '../../shipments/ship-order.ts'
import { reportedSales, undecidedIn } from '../../tax/reported-sales.ts'
import { taxSheet } from '../../tax/tax-sheet.ts'
import { CommandFault } from '../command-fault.ts'
import type { CommandResult } from '../run-program.ts'
import { lateJson, lateListing } from './late-listing.ts'
import { runMoneyCommand } from './run-money-command.ts'
import { runReturnCommand } from './run-return-command.ts'
import { orderSheet } from './order-sheet.ts'
import type { OrdersCommand } from './read-orders-command.ts'

const SILENT: Till['log'] = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Does what the shopkeeper asked for. Throws a `CommandFault` for an order that does not exist. */
export async function runOrdersCommand(
  environment: Environment,
  database: OrderDatabase,
  command: OrdersCommand,
  now?: () => Date,
): Promise<CommandResult> {
  const till = openTill({ environment, database, log: SILENT, now })
  switch (command.name) {
    case 'list': {
      const orders = reviewFirst(await listOrders(till.books, command.filter))
      return done(command.isJson ? jsonLines(orders) : table(orders, 'There are no orders yet.\n'))
    }
    case 'find':
    case 'abandoned':
      return findAll(database, command)
    case 'late': {
      const late = await lateOrders(till.books)
      return done(command.isJson ? lateJson(late) : lateListing(late))
    }
    case 'shipped': {
      const order = await find(till, command.orderNumber)
      return said(await shipOrder(till.books, order, command, COMMAND_LINE))
    }
    case 'delay': {
      const order = await find(till, command.orderNumber)
      return said(await askForDelay(till.books, order, command, COMMAND_LINE))
    }
    case 'export':
      return done(orderCsv(await listOrders(till.books, command.filter)))
    case 'show':
      return done(
        await showOrder(till, database, environment, await find(till, command.orderNumber)),
      )
    case 'reconcile':
      return reconcile(till, command)
    case 'tax': {
      const report = taxReport(await reportedSales(till.books, command.month), command.month)
      const undecided = await undecidedIn(till.books, command.month)
      return done(taxSheet(report, command.month, undecided))
    }
    case 'withdraw': {
      const order = await find(till, command.orderNumber)
      await withdrawPage(till.books, order, COMMAND_LINE)
      return done(
        `The address of order ${order.orderNumber} shows nothing any more. A mail that its buyer asks for again names the new one.\n`,
      )
    }
    case 'recheck':
      return recheck(till, command.orderNumber)
    case 'returns':
    case 'return':
      return runReturnCommand(till, command)
    case 'accept':
    case 'close':
    case 'refund':
    case 'cancel':
      return said(await runMoneyCommand(till, await find(till, command.orderNumber), command))
  }
}

/** What a search finds, or the checkouts that were left. */
async function findAll(
  database: OrderDatabase,
  command: Extract<OrdersCommand, { name: 'find' | 'abandoned' }>,
): Promise<CommandResult> {
  const isSearch = command.name === 'find'
  const query = isSearch ? { search: command.text } : ({ abandoned: 'yes' } as const)
  const orders = await everyFound(database, query)
  if (command.isJson) return done(jsonLines(orders))
  return done(
    table(orders, isSearch ? 'There is no such order.\n' : 'Nobody has left a checkout.\n'),
  )
}

function table(orders: readonly Order[], none: string): string {
  return orders.length === 0 ? none : `${orderTable(orders)}\n`
}

function jsonLines(orders: readonly Order[]): string {
  return orders.map((order) => `${orderJson(order)}\n`).join('')
}

function said({ ok, sentence }: Outcome): CommandResult {
  return { text: `${sentence}\n`, isDone: ok }
}

async function find(till: Till, orderNumber: string): Promise<Order> {
  const order = await findOrder(till.books, { orderNumber })
  if (order === undefined) throw new CommandFault(`There is no order ${orderNumber}.`)
  return order
}

async function showOrder(
  till: Till,
  database: OrderDatabase,
  environment: Environment,
  order: Order,
): Promise<string> {
  const mails = await database
    .selectFrom('mails')
    .select(['kind', 'sent_at'])
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .execute()
  const history = await readHistory(till.books, order.id)
  const refunds = await refundStore(database).list(order.id)
  const disputes = await disputeStore(database).list(order.id)
  const delays = await listDelays(database, order.id)
  return orderSheet({
    order: await withAgreedDays(till.books, order),
    history,
    refunds,
    disputes,
    delays,
    mails,
    shopOrigin: shopOrigin(environment),
  })
}

/** Asks PayPal about one order, or about all that are not decided. */
async function recheck(till: Till, orderNumber: string | undefined): Promise<CommandResult> {
  const orders =
    orderNumber === undefined
      ? await listOrders(till.books, { statuses: UNDECIDED })
      : [await find(till, orderNumber)]
  if (orders.length === 0) return done('Every payment is decided.\n')
  const results: { readonly text: string; readonly isKnown: boolean }[] = []
  for (const order of orders) {
    const isKnown = await lookAgain(till, order)
    const { status } = await readOrder(till.books, order.id)
    const news = isKnown ? `${order.status} → ${status}` : `${status}; PayPal did not answer`
    const text = isKnown && status === order.status ? `still ${status}` : news
    results.push({ text: `${order.orderNumber}: ${text}\n`, isKnown })
  }
  return {
    text: results.map(({ text }) => text).join(''),
    isDone: results.every(({ isKnown }) => isKnown),
  }
}

/** Compares the books with PayPal: the orders of some days, or else of the last week, or a report. */
async function reconcile(
  till: Till,
  { filter, settlement }: Extract<OrdersCommand, { name: 'reconcile' }>,
): Promise<CommandResult> {
  const from = filter.from ?? new Date(till.now().getTime() - 7 * DAY_MS)
  const { compared, differences } =
    settlement === undefined
      ? await reconcileOrders(till, await listOrders(till.books, { ...filter, from }))
      : await reconcileSettlement(till, readSettlement(await readReport(settlement)))
  const what = settlement === undefined ? 'orders' : 'payments'
  const found = differences.length === 0 ? 'no difference' : `${differences.length} differ`
  const lines = differences.map(({ orderNumber, difference }) => `${orderNumber}: ${difference}\n`)
  const text = `${compared} ${what} compared with PayPal: ${found}.\n${lines.join('')}`
  return { text, isDone: differences.length === 0 }
}

async function readReport(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new CommandFault(`The file ${file} cannot be read.`, { cause })
  }
}

function done(text: string): CommandResult {
  return { text, isDone: true }
}
