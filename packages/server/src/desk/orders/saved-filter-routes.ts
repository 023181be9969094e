import { SavedFilterSchema } from '@millrun/commerce/desk/saved-filter'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../../customers/parsed.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Desk } from '../desk-api.ts'
import { EVERY_ROLE, staffOf } from '../staff.ts'

const MOST_FILTERS = 50

/** Filters of the list of orders, each kept by whoever named it. */
export function savedFilterRoutes(app: FastifyInstance, { till }: Desk): void {
  const { database, now } = till.books

  async function filtersOf(accountId: string) {
    const filters = await database
      .selectFrom('saved_filters')
      .select(['name', 'query'])
      .where('account_id', '=', accountId)
      .orderBy('name')
      .execute()
    return { filters }
  }

  app.get('/filters', EVERY_ROLE, (request) => filtersOf(staffOf(request).accountId))

  app.put('/filters', EVERY_ROLE, async (request) => {
    const { accountId } = staffOf(request)
    const { name, query } = parsed(SavedFilterSchema, request.body)
    const { filters } = await filtersOf(accountId)
    const isNew = filters.every((filter) => filter.name !== name)
    if (isNew && filters.length >= MOST_FILTERS) {
      throw new Refusal(422, `At most ${MOST_FILTERS} filters are kept; please remove one first.`)
    }
    await database
      .insertInto('saved_filters')
      .values({ account_id: accountId, name, query, saved_at: now().toISOString() })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'name'])
          .doUpdateSet({ query, saved_at: now().toISOString() }),
      )
      .execute()
    return filtersOf(accountId)
  })

  app.delete<{ Params: { name: string } }>('/filters/:name', EVERY_ROLE, async (request) => {
    const { accountId } = staffOf(request)
    await database
      .deleteFrom('saved_filters')
      .where('account_id', '=', accountId)
      .where('name', '=', request.params.name)
      .execute()
    return filtersOf(accountId)
  })
}
