import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isSupportedCurrency } from '../ledger/money.ts'
import type { Account } from '../stand-in.ts'
import { joinScript } from './join-script.ts'

const components = new Set(['buttons', 'card-fields'])

const querySchema = z.object({
  'client-id': z.string().optional(),
  currency: z.string().default('USD'),
  intent: z.string().default('capture'),
  components: z.string().default('buttons'),
})

type SdkQuery = z.infer<typeof querySchema>

/** `GET /sdk/js`: the browser script, or 400 with a script that says what is wrong, as PayPal does. */
export function addSdkRoute(app: FastifyInstance, { clientId }: Account): void {
  const script = joinScript(new URL('../browser/sdk/sdk.ts', import.meta.url))
  app.get('/sdk/js', (request, reply) => {
    reply.headers({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    const query = querySchema.safeParse(request.query)
    const fault = query.success ? queryFault(query.data, clientId) : 'query is malformed'
    if (fault === undefined) return reply.send(script)
    return reply
      .code(400)
      .send(`throw new Error(${JSON.stringify(`SDK Validation error: ${fault}`)})`)
  })
}

function queryFault(query: SdkQuery, clientId: string): string | undefined {
  const { 'client-id': asked, currency, intent } = query
  if (asked === undefined || asked === '') return 'client-id is required'
  if (asked !== clientId) return `client-id not recognized: ${asked}`
  if (!isSupportedCurrency(currency)) return `invalid currency: ${currency}`
  if (intent !== 'capture') return `unsupported intent: ${intent}`
  const unknown = query.components.split(',').find((name) => !components.has(name))
  return unknown === undefined ? undefined : `invalid component: ${unknown}`
}
