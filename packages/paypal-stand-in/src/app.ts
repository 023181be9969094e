import Fastify, { type FastifyInstance } from 'fastify'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { addCheckoutRoutes } from './checkout/checkout-routes.ts'
import { addControlRoutes } from './control/control-routes.ts'
import { addInterference } from './control/interfere.ts'
import { createScenarios } from './control/scenario.ts'
import { addPageRoutes } from './pages/page-routes.ts'
import { addSdkRoute } from './pages/sdk-route.ts'
import { isRefusalStatus, Refusal } from './refusal.ts'
import { addRestApi } from './rest/rest-api.ts'
import { type Account, openStandIn, testAccount } from './stand-in.ts'
import { CERTIFICATE_PATH, type Listener } from './webhooks/webhooks.ts'

export type StandInOptions = Partial<Account> & {
  /** Mounts `/stand-in/*`, with which a test brings trouble and approves without a browser. */
  control?: boolean
  /** Whom to tell what happens. */
  listener?: Listener
}

/** A PayPal of our own: `await createStandIn({ control: true }).listen({ port })`. */
export function createStandIn({
  control = false,
  listener,
  ...account
}: StandInOptions = {}): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  const standIn = openStandIn({ ...testAccount, ...account }, listener)
  app.setErrorHandler(answerError)
  app.get('/healthz', () => ({ status: 'ok' }))
  app.register(async (api) => {
    if (control) {
      const scenarios = createScenarios()
      addInterference(api, scenarios)
      addControlRoutes(api, standIn, scenarios)
    }
    addRestApi(api, standIn)
    addCheckoutRoutes(api, standIn)
  })
  app.get(CERTIFICATE_PATH, (_request, reply) =>
    reply.type('application/x-pem-file').send(standIn.webhooks.certificatePem()),
  )
  app.addHook('onClose', async () => standIn.webhooks.close())
  addPageRoutes(app)
  addSdkRoute(app, standIn.account)
  return app
}

/** Writes a refusal, or whatever else went wrong, in the shape of PayPal's errors. */
function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = error instanceof Refusal ? error : unexpected(error)
  if (refusal.status === 500) request.log.error(error)
  const debugId = String(reply.getHeader('paypal-debug-id') ?? '')
  return reply.code(refusal.status).send(refusal.body(debugId))
}

/** Fastify's own errors (a body too large, a wrong content type) carry their status. */
function unexpected({ statusCode = 500 }: FastifyError): Refusal {
  if (isRefusalStatus(statusCode)) return new Refusal(statusCode)
  return new Refusal(statusCode < 500 ? 400 : 500)
}
