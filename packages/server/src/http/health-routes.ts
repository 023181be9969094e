import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { countBounces } from '../bounces/list-bounces.ts'
import { DatabaseFault } from '../database/database-fault.ts'
import type { OrderDatabase } from '../database/order-database.ts'

/** Whether the server runs, and whether it can take orders. */
export function healthRoutes(app: FastifyInstance, database: OrderDatabase): void {
  const canWrite = writeCheck(database)

  app.get('/healthz', () => ({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    try {
      await canWrite()
      return {
        needsReview: await countNeedsReview(database),
        bouncedMails: await countBounces(database),
      }
    } catch (error) {
      request.log.error({ err: error }, 'the shop cannot take orders')
      const said = error instanceof DatabaseFault ? error.message : 'The shop cannot take orders.'
      return reply.code(503).send({ error: said })
    }
  })
}

/** How many orders somebody has to look at; throws when the database does not answer. */
async function countNeedsReview(database: OrderDatabase): Promise<number> {
  const { count } = await database
    .selectFrom('orders')
    .select(sql<number>`count(*)`.as('count'))
    .where('status', '=', 'needs_review')
    .executeTakeFirstOrThrow()
  return count
}

/** As much as an order takes with its indexes: where this finds room, an order does. */
const FILLING = '.'.repeat(48 * 1024)
const EVERY_MS = 1000

/**
 * Writes to the database to see whether it can be done, at most once a second. Rejects with what the
 * database said.
 */
function writeCheck(database: OrderDatabase): () => Promise<unknown> {
  let last: { readonly done: Promise<unknown>; readonly at: number } | undefined

  return function check() {
    const at = performance.now()
    if (last === undefined || at - last.at > EVERY_MS) last = { done: write(database), at }
    return last.done
  }
}

function write(database: OrderDatabase): Promise<unknown> {
  const values = { at: new Date().toISOString(), filling: FILLING }
  return database
    .insertInto('write_check')
    .values({ id: 1, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}
