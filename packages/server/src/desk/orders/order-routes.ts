import { OrderPageQuerySchema, OrderQuerySchema } from '@millrun/commerce/desk/order-query'
import { NoteRequestSchema } from '@millrun/commerce/desk/shown-order'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../../customers/parsed.ts'
import type { OrderDatabase } from '../../database/order-database.ts'
import { csvHeadings, csvRows } from './order-csv.ts'
import type { Desk } from '../desk-api.ts'
import { sendParts } from '../send-parts.ts'
import { DECIDING, EVERY_ROLE, staffOf } from '../staff.ts'
import { answerOutcome } from './answer-outcome.ts'
import { countOrders, eachFound, findOrders } from './find-orders.ts'
import { listOrders, readOrders } from './list-orders.ts'
import { namedOrder } from './named-order.ts'
import { addNote } from './order-notes.ts'
import { showOrder } from './show-order.ts'

/** So many orders are read and written within a few milliseconds. */
const WRITTEN_AT_ONCE = 25

/** Orders as the desk looks at them: the list, its export, one of them with all that is known, and notes. */
export function orderRoutes(app: FastifyInstance, { till }: Desk): void {
  const { books } = till
  const { database } = books

  app.get('/orders', EVERY_ROLE, async (request) => {
    const { limit, cursor, ...query } = parsed(OrderPageQuerySchema, request.query)
    const before = cursor === undefined ? undefined : Number(cursor)
    const found = await findOrders(database, query, { before, limit: limit + 1 })
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    const ids = shown.map(({ orderId }) => orderId)
    return {
      orders: await listOrders(database, ids),
      next: last === undefined ? null : String(last.seq),
      ...(await countOrders(database, query)),
    }
  })

  app.get('/orders.csv', DECIDING, (request, reply) => {
    const query = parsed(OrderQuerySchema, request.query)
    const file = { name: 'orders.csv', type: 'text/csv; charset=utf-8' }
    return sendParts(reply, file, csvOf(database, eachFound(database, query)))
  })

  app.get<{ Params: { number: string } }>('/orders/:number', EVERY_ROLE, async ({ params }) =>
    showOrder(books, await namedOrder(books, params.number)),
  )

  app.post<{ Params: { number: string } }>(
    '/orders/:number/notes',
    EVERY_ROLE,
    async (request, reply) => {
      const note = parsed(NoteRequestSchema, request.body)
      const order = await namedOrder(books, request.params.number)
      return answerOutcome(reply, await addNote(books, order, note, staffOf(request)))
    },
  )
}

async function* csvOf(
  database: OrderDatabase,
  parts: AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  yield csvHeadings()
  for await (const ids of parts) {
    for (let from = 0; from < ids.length; from += WRITTEN_AT_ONCE) {
      yield csvRows(await readOrders(database, ids.slice(from, from + WRITTEN_AT_ONCE)))
    }
  }
}
