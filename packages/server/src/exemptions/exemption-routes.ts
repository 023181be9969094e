import { business } from '@millrun/commerce/business'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { exemptionFor, NOT_EXEMPT } from '@millrun/commerce/tax/exemption'
import {
  CheckExemptionSchema,
  OfferedExemptionSchema,
} from '@millrun/commerce/tax/offered-exemption'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod/mini'
import type { OrderDatabase } from '../database/order-database.ts'
import { Refusal } from '../http/refusal.ts'
import { readFile } from './certificate.ts'
import { findExemption, keepExemption } from './exemption-store.ts'

/** A file of 6 MB in base64, and the fields around it: who sends one a little too large hears that. */
const BODY_LIMIT = 9 * 1024 * 1024
/** Nobody has more certificates to send in a minute. */
const OFFERS_A_MINUTE = 5

interface ExemptionDesk {
  readonly database: OrderDatabase
  readonly now: () => Date
}

/** What buyers who owe no sales tax call: offer a certificate, and ask whether it applies. */
export function exemptionRoutes(app: FastifyInstance, { database, now }: ExemptionDesk): void {
  const functions = app.withTypeProvider<ZodTypeProvider>()

  functions.post(
    '/offer-exemption',
    {
      bodyLimit: BODY_LIMIT,
      config: { rateLimit: { max: OFFERS_A_MINUTE, timeWindow: '1 minute' } },
    },
    async ({ body }) => {
      const offered = OfferedExemptionSchema.safeParse(body)
      if (!offered.success) {
        throw new Refusal(422, problemOf(offered.error.issues))
      }
      const code = await keepExemption(
        database,
        offered.data,
        readFile(offered.data.document),
        now(),
      )
      return { code }
    },
  )

  functions.post(
    '/check-exemption',
    { schema: { body: CheckExemptionSchema } },
    async ({ body }) => {
      const { code, email, pickup } = body
      const state = pickup ? business.address.state : body.state
      const sale = { email, state, day: newJerseyDay(now()) }
      const found = exemptionFor(await findExemption(database, code), sale)
      return typeof found === 'string' ? { problem: NOT_EXEMPT[found] } : { exemption: found }
    },
  )
}

/** What is no text at all was not sent by our form, which has a sentence for each field. */
function problemOf([issue]: readonly z.core.$ZodIssue[]): string {
  if (issue === undefined || issue.code === 'invalid_type') return 'Please check the form.'
  return issue.message
}
