import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { StandIn } from '../stand-in.ts'
import { authorize } from './authorize.ts'
import { addContentTypes } from './content-types.ts'
import { addOrderRoutes } from './order-routes.ts'
import { addPaymentRoutes } from './payment-routes.ts'
import { addTokenRoute } from './token-route.ts'

/** PayPal's REST API: a token for the credentials, everything else for the token. */
export function addRestApi(app: FastifyInstance, standIn: StandIn): void {
  addContentTypes(app)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('paypal-debug-id', randomBytes(7).toString('hex'))
  })
  addTokenRoute(app, standIn)
  app.register(async (guarded) => {
    guarded.addHook('onRequest', (request, reply) => authorize(standIn.tokens, request, reply))
    addOrderRoutes(guarded, standIn)
    addPaymentRoutes(guarded, standIn)
  })
}
