import {
  type StaffAction,
  type StaffActionsQuery,
  StaffActionsQuerySchema,
} from '@millrun/commerce/desk/staff-action'
import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import { parsed } from '../../customers/parsed.ts'
import type { OrderDatabase } from '../../database/order-database.ts'
import type { StaffActionsTable } from '../../database/order-tables.ts'
import type { Desk } from '../desk-api.ts'
import { DECIDING } from '../staff.ts'

const PAGE = 50
/** Between time and id, which both are without it. */
const BETWEEN = '_'

/** Who did what, the newest first. */
export function actionRoutes(app: FastifyInstance, { till }: Desk): void {
  const { database } = till.books

  app.get('/actions', DECIDING, async (request) => {
    const rows = await findActions(database, parsed(StaffActionsQuerySchema, request.query))
    const shown = rows.slice(0, PAGE)
    const last = rows.length > PAGE ? shown.at(-1) : undefined
    return {
      actions: shown.map(actionOf),
      next: last === undefined ? null : `${last.at}${BETWEEN}${last.id}`,
    }
  })
}

function findActions(database: OrderDatabase, { actor, subject, cursor }: StaffActionsQuery) {
  const [at = '', id = ''] = cursor?.split(BETWEEN) ?? []
  return database
    .selectFrom('staff_actions')
    .selectAll()
    .$if(actor !== undefined && actor !== '', (query) => query.where('actor', '=', actor ?? ''))
    .$if(subject !== undefined && subject !== '', (query) =>
      query.where('subject', '=', subject ?? ''),
    )
    .$if(cursor !== undefined, (query) =>
      query.where((is) =>
        is.or([is('at', '<', at), is.and([is('at', '=', at), is('id', '<', id)])]),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
}

function actionOf({ before, after, ...row }: Selectable<StaffActionsTable>): StaffAction {
  return { ...row, before: valueOf(before), after: valueOf(after) }
}

function valueOf(text: string | null): unknown {
  return text === null ? null : JSON.parse(text)
}
