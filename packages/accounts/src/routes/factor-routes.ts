import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { FactorsTable } from '../account-tables.ts'
import { expiryOf, findChallenge, putChallenge, useChallenge } from '../factors/challenge-store.ts'
import { enrolFactor } from '../factors/enrol-factor.ts'
import { useFactorCode } from '../factors/use-code.ts'
import type { FoundSession } from '../sessions/find-session.ts'
import { lowerSessions } from '../sessions/lower-sessions.ts'
import type { OpenSession } from '../sessions/open-session.ts'
import { raiseSession } from '../sessions/raise-session.ts'
import { sessionAnswer } from '../sessions/session-answer.ts'
import { type SignInDesk } from '../sign-in-desk.ts'
import { LIMITS } from '../throttles/limits.ts'
import { forgetTries } from '../throttles/throttle.ts'
import { AuthRefusal } from './auth-refusal.ts'
import { callerOf, requireSecondFactor } from './caller-of.ts'
import { requireMayEnrol } from './may-enrol.ts'
import { FriendlyName, readInput } from './read-input.ts'
import { requireRoom } from './require-room.ts'
import type { SignInRoutesOptions } from './sign-in-routes.ts'

const NewFactor = z.object({
  factor_type: z.enum(['totp', 'phone', 'webauthn'], 'factor_type needs to be totp'),
  friendly_name: FriendlyName.nullish(),
})
const OneFactor = z.object({ factorId: z.uuid('factor_id must be an UUID') })
const Shown = z.object({
  challenge_id: z.uuid('challenge_id must be an UUID'),
  code: z.string('code needs to be six digits').regex(/^\d{6}$/, 'code needs to be six digits'),
})

export function factorRoutes(app: FastifyInstance, { desk }: SignInRoutesOptions): void {
  app.post('/factors', async (request) => {
    const caller = await callerOf(desk, request)
    const { factor_type: type, friendly_name } = readInput(NewFactor, request.body)
    if (type !== 'totp') throw notHere(type)
    await requireMayEnrol(desk, caller)
    const name = friendly_name ?? undefined
    const enrolled = await enrolFactor(desk, caller, name)
    if (typeof enrolled === 'string') throw enrolRefusal(enrolled)
    const { id, secret, uri, qrCode } = enrolled
    const totp = { qr_code: qrCode, secret, uri }
    return { id, type, ...(name !== undefined && { friendly_name: name }), totp }
  })

  app.post('/factors/:factorId/challenge', async (request) => {
    const { account } = await callerOf(desk, request)
    const factor = await findFactor(desk, account.id, request.params)
    const asked = { purpose: 'totp' as const, accountId: account.id, factorId: factor.id }
    const challenge = await putChallenge(desk, asked)
    return { id: challenge.id, type: 'totp', expires_at: expiryOf(challenge) }
  })

  app.post('/factors/:factorId/verify', async (request) => {
    const caller = await callerOf(desk, request)
    const factor = await findFactor(desk, caller.account.id, request.params)
    const shown = readInput(Shown, request.body)
    await requireRoom(desk, LIMITS.secondFactors, factor.id)
    return sessionAnswer(desk, await showFactor(desk, caller, factor, shown))
  })

  app.delete('/factors/:factorId', async (request) => {
    const caller = await callerOf(desk, request)
    const factor = await findFactor(desk, caller.account.id, request.params)
    if (factor.status === 'verified') await requireSecondFactor(desk, caller)
    await desk.database.transaction().execute(async (change) => {
      await change.deleteFrom('factors').where('id', '=', factor.id).execute()
      if (factor.status === 'verified') await lowerSessions(change, caller.account.id)
    })
    return { id: factor.id }
  })
}

async function showFactor(
  desk: SignInDesk,
  caller: FoundSession,
  factor: FactorsTable,
  { challenge_id, code }: z.infer<typeof Shown>,
): Promise<OpenSession> {
  const challenge = await findChallenge(desk, { id: challenge_id, purpose: 'totp' })
  if (challenge?.factor_id !== factor.id) {
    throw new AuthRefusal(
      422,
      'mfa_challenge_expired',
      'MFA challenge has expired, please try again',
    )
  }
  // A first code proves nothing about who is there: setting up asks for more.
  if (factor.status === 'unverified') await requireMayEnrol(desk, caller)
  if (!(await useFactorCode(desk, factor, code)) || !(await useChallenge(desk, challenge))) {
    throw new AuthRefusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
  }
  await forgetTries(desk, LIMITS.secondFactors, factor.id)
  return raiseSession(desk, caller, factor)
}

async function findFactor(
  { database }: SignInDesk,
  accountId: string,
  params: unknown,
): Promise<FactorsTable> {
  const { factorId } = readInput(OneFactor, params)
  const factor = await database
    .selectFrom('factors')
    .selectAll()
    .where('id', '=', factorId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (factor !== undefined) return factor
  throw new AuthRefusal(404, 'mfa_factor_not_found', 'Factor not found')
}

function notHere(type: 'phone' | 'webauthn'): AuthRefusal {
  return new AuthRefusal(
    422,
    `mfa_${type}_enroll_not_enabled`,
    `MFA enroll is disabled for ${type}`,
  )
}

function enrolRefusal(problem: 'name taken' | 'too many'): AuthRefusal {
  switch (problem) {
    case 'name taken':
      return new AuthRefusal(
        422,
        'mfa_factor_name_conflict',
        'A factor with the friendly name for this user already exists',
      )
    case 'too many':
      return new AuthRefusal(
        422,
        'too_many_enrolled_mfa_factors',
        'Maximum number of verified factors reached, unenroll to continue',
      )
  }
}
