import type { Staff } from '@millrun/commerce/desk/desk-api'
import {
  type AppliedImport,
  type ImportKind,
  ImportRequestSchema,
} from '@millrun/commerce/desk/import-request'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../../customers/parsed.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Desk } from '../desk-api.ts'
import { answerOutcome } from '../orders/answer-outcome.ts'
import { EVERY_ROLE, staffOf } from '../staff.ts'
import { IMPORT_READERS } from './import-readers.ts'
import { applyImport, keepImport, reverseOf } from './import-store.ts'

/** A file that is too large is told so in the preview, not cut off: 50 MB, with the marks that JSON adds. */
const BODY_LIMIT = 80 * 1024 * 1024

/** Files that change many things at once: looked at first, then applied. Their readers say who may. */
export function importRoutes(app: FastifyInstance, { till: { books } }: Desk): void {
  app.post('/imports', { ...EVERY_ROLE, bodyLimit: BODY_LIMIT }, (request) => {
    const file = parsed(ImportRequestSchema, request.body)
    const staff = staffOf(request)
    refuseOthers(file.kind, staff)
    return keepImport(books, file, staff)
  })

  app.post<{ Params: { id: string } }>('/imports/:id/apply', EVERY_ROLE, async (request, reply) => {
    const applied = await applyImport(books, request.params.id, staffOf(request))
    if (!applied.ok || applied.reverse === undefined) return answerOutcome(reply, applied)
    return reply.send({ sentence: applied.sentence, hasReverse: true } satisfies AppliedImport)
  })

  app.get<{ Params: { id: string } }>(
    '/imports/:id/reverse.csv',
    EVERY_ROLE,
    async (request, reply) => {
      const { kind, csv } = await reverseOf(books, request.params.id)
      refuseOthers(kind, staffOf(request))
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="reverse-${kind}.csv"`)
        .send(csv)
    },
  )
}

function refuseOthers(kind: ImportKind, { role }: Staff): void {
  const { roles } = IMPORT_READERS[kind]
  if (roles.includes(role)) return
  throw new Refusal(403, `This is for the ${roles.join(' or the ')}; please ask them.`)
}
