import { ApplyRequestSchema } from '@millrun/commerce/account/trade-application'
import type { FastifyInstance } from 'fastify'
import { readFile } from '../exemptions/certificate.ts'
import type { CustomerDesk } from './account-api.ts'
import { parsed } from './parsed.ts'
import { apply, newestApplication } from './trade-store.ts'

/** A file of 6 MB in base64, and the fields around it: who sends one a little too large hears that. */
const BODY_LIMIT = 9 * 1024 * 1024
const APPLICATIONS_A_MINUTE = 5

/** What who asks has asked of the shop as a business. */
export function tradeRoutes(app: FastifyInstance, { books, callerOf }: CustomerDesk): void {
  const { database, now } = books

  app.get('/trade-application', async (request) => {
    const { accountId } = await callerOf(request)
    const found = await newestApplication(database, accountId)
    return found === undefined ? {} : { application: found.application }
  })

  app.post(
    '/trade-application',
    {
      bodyLimit: BODY_LIMIT,
      config: { rateLimit: { max: APPLICATIONS_A_MINUTE, timeWindow: '1 minute' } },
    },
    async (request) => {
      const caller = await callerOf(request)
      const wanted = parsed(ApplyRequestSchema, request.body)
      const file = readFile(wanted.document)
      return { application: (await apply(database, caller, wanted, file, now())).application }
    },
  )
}
