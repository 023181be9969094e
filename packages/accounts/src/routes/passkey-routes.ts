import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { PasskeysTable } from '../account-tables.ts'
import { expiryOf } from '../factors/challenge-store.ts'
import { NewCredential, SignedCredential } from '../passkeys/passkey-credential.ts'
import { passkeysOf } from '../passkeys/passkey-store.ts'
import { openSession } from '../sessions/open-session.ts'
import { sessionAnswer } from '../sessions/session-answer.ts'
import { LIMITS } from '../throttles/limits.ts'
import { AuthRefusal } from './auth-refusal.ts'
import { callerOf, requireSecondFactor } from './caller-of.ts'
import { requireMayEnrol } from './may-enrol.ts'
import { FriendlyName, readInput } from './read-input.ts'
import { requireRoom } from './require-room.ts'
import type { SignInRoutesOptions } from './sign-in-routes.ts'

const ChallengeId = z.uuid('challenge_id must be an UUID')
const Made = z.object({ challenge_id: ChallengeId, credential: NewCredential })
const Signed = z.object({ challenge_id: ChallengeId, credential: SignedCredential })
const OnePasskey = z.object({ passkeyId: z.uuid('passkey_id must be an UUID') })
const Renaming = z.object({ friendly_name: FriendlyName })

/** Loaded when the first passkey is asked for: what checks them takes half a second and 12 MB. */
const registration = () => import('../passkeys/registration.ts')
const authentication = () => import('../passkeys/authentication.ts')

/** Passkeys as the client of the contract calls them; the contract's file does not have them yet. */
export function passkeyRoutes(app: FastifyInstance, options: SignInRoutesOptions): void {
  registrationRoutes(app, options)
  authenticationRoutes(app, options)
  ownPasskeyRoutes(app, options)
}

function registrationRoutes(app: FastifyInstance, { desk }: SignInRoutesOptions): void {
  app.post('/passkeys/registration/options', async (request) => {
    const caller = await callerOf(desk, request)
    await requireMayEnrol(desk, caller)
    const { registrationOptions } = await registration()
    const { options, challenge } = await registrationOptions(desk, caller.account)
    return { challenge_id: challenge.id, options, expires_at: expiryOf(challenge) }
  })

  app.post('/passkeys/registration/verify', async (request) => {
    const caller = await callerOf(desk, request)
    await requireMayEnrol(desk, caller)
    const { challenge_id: challengeId, credential } = readInput(Made, request.body)
    const accountId = caller.account.id
    const { registerPasskey } = await registration()
    const passkey = await registerPasskey(desk, { accountId, challengeId, credential })
    if (passkey === undefined) throw wrongPasskey()
    return passkeyAnswer(passkey)
  })
}

function authenticationRoutes(
  app: FastifyInstance,
  { desk, networkOf }: SignInRoutesOptions,
): void {
  app.post('/passkeys/authentication/options', async ({ ip }) => {
    await requireRoom(desk, LIMITS.passkeysAsked, networkOf(ip))
    const { authenticationOptions } = await authentication()
    const { options, challenge } = await authenticationOptions(desk)
    return { challenge_id: challenge.id, options, expires_at: expiryOf(challenge) }
  })

  app.post('/passkeys/authentication/verify', async (request) => {
    const network = networkOf(request.ip)
    await requireRoom(desk, LIMITS.verifications, network)
    const { challenge_id: id, credential } = readInput(Signed, request.body)
    const { accountByPasskey } = await authentication()
    const account = await accountByPasskey(desk, id, credential)
    if (account === undefined) throw wrongPasskey()
    const opening = { account, method: 'webauthn' as const, network, at: desk.now() }
    return sessionAnswer(desk, await openSession(desk.database, opening))
  })
}

function ownPasskeyRoutes(app: FastifyInstance, { desk }: SignInRoutesOptions): void {
  app.get('/passkeys', async (request) => {
    const { account } = await callerOf(desk, request)
    return (await passkeysOf(desk, account.id)).map(passkeyAnswer)
  })

  app.patch('/passkeys/:passkeyId', async (request) => {
    const { account } = await callerOf(desk, request)
    const { passkeyId } = readInput(OnePasskey, request.params)
    const { friendly_name } = readInput(Renaming, request.body)
    const renamed = await desk.database
      .updateTable('passkeys')
      .set({ friendly_name })
      .where('id', '=', passkeyId)
      .where('account_id', '=', account.id)
      .returningAll()
      .executeTakeFirst()
    if (renamed === undefined) throw noPasskey()
    return passkeyAnswer(renamed)
  })

  app.delete('/passkeys/:passkeyId', async (request, reply) => {
    const caller = await callerOf(desk, request)
    await requireSecondFactor(desk, caller)
    const { passkeyId } = readInput(OnePasskey, request.params)
    const { numDeletedRows } = await desk.database
      .deleteFrom('passkeys')
      .where('id', '=', passkeyId)
      .where('account_id', '=', caller.account.id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw noPasskey()
    return reply.code(204).send()
  })
}

function passkeyAnswer({ id, friendly_name, created_at, last_used_at }: PasskeysTable) {
  return {
    id,
    created_at,
    ...(friendly_name !== null && { friendly_name }),
    ...(last_used_at !== null && { last_used_at }),
  }
}

function wrongPasskey(): AuthRefusal {
  return new AuthRefusal(422, 'mfa_verification_failed', 'This passkey could not be verified')
}

function noPasskey(): AuthRefusal {
  return new AuthRefusal(404, 'mfa_factor_not_found', 'Passkey not found')
}
