import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sendCode } from '../codes/send-code.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { passwordProblem } from '../passwords/password-problem.ts'
import { findAccount } from '../sessions/find-account.ts'
import { unconfirmedUser, type UserAnswer } from '../sessions/user-answer.ts'
import { nowText, type SignInDesk } from '../sign-in-desk.ts'
import { AuthRefusal } from './auth-refusal.ts'
import { clientMark } from './client-mark.ts'
import { Email, Password, readInput, refusePhone } from './read-input.ts'
import { requireRoomForMail } from './require-room.ts'
import type { SignInRoutesOptions } from './sign-in-routes.ts'

const SignUp = z.object({ email: Email, password: Password })
const Named = z.object({ email: z.unknown().optional() })

export function signUpRoutes(app: FastifyInstance, { desk, networkOf }: SignInRoutesOptions): void {
  app.post('/signup', async (request) => {
    refusePhone(request.body)
    const named = Named.safeParse(request.body)
    if (named.success && (named.data.email ?? undefined) === undefined) {
      throw new AuthRefusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    }
    const { email, password } = readInput(SignUp, request.body)
    requireGoodPassword(password)
    await requireRoomForMail(desk, email, networkOf(request.ip))
    return signUp(desk, { email, password, request })
  })
}

export function requireGoodPassword(password: string): void {
  const problem = passwordProblem(password)
  if (problem === undefined) return
  const { reason, sentence } = problem
  throw new AuthRefusal(422, 'weak_password', sentence, { weakPassword: reason })
}

interface SigningUp {
  readonly email: string
  readonly password: string
  readonly request: FastifyRequest
}

/**
 * Nothing comes to be before the code is shown that is mailed to the address. Whether there is an account
 * already is told to its owner, by mail, and to nobody else.
 */
async function signUp(
  desk: SignInDesk,
  { email, password, request }: SigningUp,
): Promise<UserAnswer> {
  const passwordHash = await hashPassword(password)
  const known = await findAccount(desk.database, email)
  const isKnown = known !== undefined && known.confirmed_at !== null
  const accountId = randomUUID()
  await sendCode(desk, {
    purpose: 'signup',
    email,
    accountId,
    mail: isKnown ? 'known' : 'signup',
    chosen: { passwordHash, clientHash: clientMark(request) },
  })
  return unconfirmedUser(accountId, email, nowText(desk))
}
