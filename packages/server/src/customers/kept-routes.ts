import { KEPT_ID, KeepRequestSchema } from '@millrun/commerce/account/kept-work'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import type { CustomerDesk } from './account-api.ts'
import { deleteKept, findKept, keepWork, listKept } from './kept-store.ts'
import { parsed } from './parsed.ts'

const NOT_KEPT = 'This is not kept any more.'
const CHANGED = 'Another device has changed this since you opened it. Nothing was written over.'

interface Named {
  readonly Params: { readonly id: string }
}

/** The carts and designs of who asks. */
export function keptRoutes(app: FastifyInstance, { books, callerOf }: CustomerDesk): void {
  const { database, now } = books

  app.get('/kept', async (request) => {
    const { accountId } = await callerOf(request)
    return { kept: await listKept(database, accountId) }
  })

  app.get<Named>('/kept/:id', async (request) => {
    const { accountId } = await callerOf(request)
    const kept = await findKept(database, { accountId, ...request.params })
    if (kept === undefined) throw new Refusal(404, NOT_KEPT)
    return kept
  })

  app.put<Named>('/kept/:id', async (request, reply: FastifyReply) => {
    const { accountId } = await callerOf(request)
    const { id } = request.params
    if (!KEPT_ID.test(id)) throw new Refusal(404, NOT_KEPT)
    const wanted = parsed(KeepRequestSchema, request.body)
    const outcome = await keepWork(database, { accountId, id }, wanted, now())
    if (outcome.ok) return outcome.kept
    return reply.code(409).send({ error: CHANGED, kept: outcome.newer })
  })

  app.delete<Named>('/kept/:id', async (request) => {
    const { accountId } = await callerOf(request)
    await deleteKept(database, { accountId, ...request.params })
    return { kept: await listKept(database, accountId) }
  })
}
