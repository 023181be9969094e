import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refreshSession } from '../sessions/refresh-session.ts'
import { sessionAnswer } from '../sessions/session-answer.ts'
import { LIMITS } from '../throttles/limits.ts'
import { AuthRefusal } from './auth-refusal.ts'
import { Email, Password, readInput, refusePhone } from './read-input.ts'
import { requireRoom } from './require-room.ts'
import type { SignInRoutesOptions } from './sign-in-routes.ts'
import { signInByPassword } from './sign-in-by-password.ts'

const GrantType = z.object({
  grant_type: z.enum(['password', 'refresh_token'], 'unsupported_grant_type'),
})
const Credentials = z.object({ email: Email, password: Password })
const Refresh = z.object({
  refresh_token: z
    .string('refresh_token required')
    .min(1, 'refresh_token required')
    .max(200, 'Invalid Refresh Token: Refresh Token Not Found'),
})

export function tokenRoutes(app: FastifyInstance, options: SignInRoutesOptions): void {
  const { desk, networkOf } = options

  app.post('/token', async (request) => {
    const { grant_type } = readInput(GrantType, request.query)
    const network = networkOf(request.ip)
    if (grant_type === 'password') {
      refusePhone(request.body)
      const credentials = readInput(Credentials, request.body)
      return sessionAnswer(desk, await signInByPassword(desk, credentials, network))
    }
    const { refresh_token: token } = readInput(Refresh, request.body)
    await requireRoom(desk, LIMITS.refreshes, network)
    const refreshed = await refreshSession(desk.database, token, desk.now())
    if (refreshed === 'unknown') {
      throw new AuthRefusal(
        400,
        'refresh_token_not_found',
        'Invalid Refresh Token: Refresh Token Not Found',
      )
    }
    if (refreshed === 'reused') {
      throw new AuthRefusal(
        400,
        'refresh_token_already_used',
        'Invalid Refresh Token: Already Used',
      )
    }
    return sessionAnswer(desk, refreshed)
  })
}
