import type {
  ListedReturn,
  ReturnList,
  ReturnPage,
  ReturnsQuery,
} from '@millrun/commerce/desk/returns/listed-return'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { carrierDeadline } from '@millrun/commerce/returns/carrier-term'
import type { ReturnStatus } from '@millrun/commerce/returns/told-return'
import type { OrderDatabase } from '../../database/order-database.ts'
import type { OrderBooks } from '../../orders/order-books.ts'
import type { Order } from '../../orders/order.ts'
import { type KeptReturn, withLines } from '../../returns/return-store.ts'
import { readOrders } from '../orders/list-orders.ts'

const PAGE = 50
const HOUR_MS = 3_600_000
/** Between time and id, which both are without it. */
const BETWEEN = '_'

/** Which returns stand in a list; undefined for all. */
const IN_LIST: Readonly<Record<ReturnList, readonly ReturnStatus[] | undefined>> = {
  waiting: ['asked', 'due'],
  approved: ['approved'],
  done: ['refused', 'closed'],
  all: undefined,
}

/** A page of a list: of what waits the oldest first, of what is done with the newest. */
export async function listReturns(
  { database, now }: OrderBooks,
  query: ReturnsQuery,
): Promise<ReturnPage> {
  const rows = await findRows(database, query)
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  const orders = await readOrders(
    database,
    shown.map((row) => row.order_id),
  )
  const returns = (await withLines(database, shown)).flatMap((kept) => {
    const order = orders.find(({ id }) => id === kept.orderId)
    return order === undefined ? [] : [listedReturn(order, kept, now())]
  })
  return {
    returns,
    next: last === undefined ? null : `${last.asked_at}${BETWEEN}${last.id}`,
    ...(await countReturns(database)),
  }
}

function findRows(database: OrderDatabase, { list, cursor }: ReturnsQuery) {
  const statuses = IN_LIST[list]
  const isOldestFirst = list === 'waiting' || list === 'approved'
  const direction = isOldestFirst ? 'asc' : 'desc'
  const beyond = isOldestFirst ? '>' : '<'
  const [at = '', id = ''] = cursor?.split(BETWEEN) ?? []
  return database
    .selectFrom('returns')
    .selectAll()
    .$if(statuses !== undefined, (found) => found.where('status', 'in', statuses ?? []))
    .$if(cursor !== undefined, (found) =>
      found.where((is) =>
        is.or([
          is('asked_at', beyond, at),
          is.and([is('asked_at', '=', at), is('id', beyond, id)]),
        ]),
      ),
    )
    .orderBy('asked_at', direction)
    .orderBy('id', direction)
    .limit(PAGE + 1)
    .execute()
}

/** How many wait for somebody here, and how many are on their way back. */
export async function countReturns(
  database: OrderDatabase,
): Promise<Pick<ReturnPage, 'waiting' | 'approved'>> {
  const rows = await database
    .selectFrom('returns')
    .select((is) => ['status', is.fn.countAll<number | string>().as('count')])
    .where('status', 'in', ['asked', 'due', 'approved'])
    .groupBy('status')
    .execute()
  const of = (...wanted: readonly ReturnStatus[]) =>
    rows
      .filter(({ status }) => wanted.includes(status))
      .reduce((sum, { count }) => sum + Number(count), 0)
  return { waiting: of('asked', 'due'), approved: of('approved') }
}

/** A return as lists show it. */
export function listedReturn(
  { orderNumber, customer }: Pick<Order, 'orderNumber' | 'customer'>,
  { number, status, reason, isLate, lines, askedAt, arrivedOn }: KeptReturn,
  at: Date,
): ListedReturn {
  const carrierBy = arrivedOn === undefined ? null : carrierDeadline(arrivedOn)
  return {
    number,
    orderNumber,
    buyer: `${customer.firstName} ${customer.lastName}`.trim(),
    status,
    reason,
    isLate,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    askedAt: askedAt.toISOString(),
    hours: Math.floor((at.getTime() - askedAt.getTime()) / HOUR_MS),
    carrierBy,
    isCarrierLate: carrierBy !== null && newJerseyDay(at) > carrierBy,
  }
}
