import Fastify, { type FastifyInstance } from 'fastify'
import { answerError } from './answer-error.ts'
import { addCheckoutRoutes } from './checkout/checkout-routes.ts'
import { addControlRoutes } from './control/control-routes.ts'
import { addInterference } from './control/interfere.ts'
import { createScenarios } from './control/scenario.ts'
import { addPageRoutes } from './pages/page-routes.ts'
import { addSdkRoute } from './pages/sdk-route.ts'
import { addRestApi } from './rest/rest-api.ts'
import { openStandIn, testAccount, type Account } from './stand-in.ts'

export type StandInOptions = Partial<Account> & {
  /** Mounts `/stand-in/*`, with which a test brings trouble and approves without a browser. */
  control?: boolean
}

/** A PayPal of our own: `await createStandIn({ control: true }).listen({ port })`. */
export function createStandIn({
  control = false,
  ...account
}: StandInOptions = {}): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  const standIn = openStandIn({ ...testAccount, ...account })
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
  addPageRoutes(app)
  addSdkRoute(app, standIn.account)
  return app
}
