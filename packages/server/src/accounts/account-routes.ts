import { signInRoutes } from '@millrun/accounts/routes/sign-in-routes'
import type { SignInDesk } from '@millrun/accounts/sign-in-desk'
import type { FastifyInstance } from 'fastify'
import { DatabaseFault } from '../database/database-fault.ts'
import type { Environment } from '../environment.ts'
import { closeAfterAnswer } from '../http/close-after-answer.ts'
import { jsonBodies } from '../http/json-bodies.ts'
import { networkKey } from '../http/network-key.ts'
import { originCheck } from '../http/origin-check.ts'

interface AccountRoutesOptions {
  readonly environment: Environment
  readonly desk: SignInDesk
}

const SIGN_IN_CALLS = {
  refusal: 'This shop signs nobody in from other sites.',
  methods: 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  headers: 'authorization, x-client-info, apikey, content-type, x-supabase-api-version',
}

/** Sign-in on the shop's server, for its own pages and for callers that are no page. */
export async function accountRoutes(
  app: FastifyInstance,
  { environment, desk }: AccountRoutesOptions,
): Promise<void> {
  jsonBodies(app)
  closeAfterAnswer(app)
  app.addHook('onRequest', originCheck(environment.publicOrigin, SIGN_IN_CALLS))
  const secret = environment.payPal.clientSecret
  await signInRoutes(app, {
    desk,
    networkOf: (ip) => networkKey(ip, secret),
    isAway: (error) => error instanceof DatabaseFault,
  })
}
