import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SignInDesk } from '../sign-in-desk.ts'
import { answerRefusal } from './answer-refusal.ts'
import { AuthRefusal } from './auth-refusal.ts'
import { codeRoutes } from './code-routes.ts'
import { factorRoutes } from './factor-routes.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { signUpRoutes } from './sign-up-routes.ts'
import { tokenRoutes } from './token-routes.ts'
import { userRoutes } from './user-routes.ts'

export interface SignInRoutesOptions {
  readonly desk: SignInDesk
  /** What callers are counted by; it does not tell where they are. */
  readonly networkOf: (ip: string) => string
  /** Whether an error means that the database does not answer. */
  readonly isAway: (error: unknown) => boolean
}

/** Tokens, passwords and codes: nothing in it needs more. */
const BODY_LIMIT = 64 * 1024
const API_VERSION = '2024-01-01'

/** Sign-in as the published contract has it, to be mounted below the path that its clients ask. */
export async function signInRoutes(
  app: FastifyInstance,
  options: SignInRoutesOptions,
): Promise<void> {
  app.setErrorHandler(answerRefusal(options.isAway))
  app.addHook('onRoute', (route) => {
    route.bodyLimit = BODY_LIMIT
  })
  app.addHook('onSend', async (_request, reply) => markAnswer(reply))
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ path: request.routeOptions.url, status: reply.statusCode, ms }, 'answered')
  })
  const { desk } = options

  app.get('/.well-known/jwks.json', async () => ({ keys: await desk.keys.published() }))
  signUpRoutes(app, options)
  tokenRoutes(app, options)
  codeRoutes(app, options)
  userRoutes(app, options)
  factorRoutes(app, options)
  passkeyRoutes(app, options)

  app.all('/*', (request, reply) => {
    if (request.method === 'OPTIONS') return reply.code(204).send()
    throw new AuthRefusal(404, 'not_found', 'There is nothing at this address.')
  })
}

/** No answer is kept by anybody between us and its reader. */
function markAnswer(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store')
  reply.header('x-supabase-api-version', API_VERSION)
}
