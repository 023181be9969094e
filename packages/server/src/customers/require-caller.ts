import type { Caller, FindCaller } from '@millrun/accounts/caller'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../http/refusal.ts'

const SIGN_IN = 'Please sign in again.'
const SECOND_FACTOR = 'Please type in the code of your authenticator app first.'

/** Who asks. Throws a `Refusal` for whoever is not signed in, or not all the way. */
export type CallerOf = (request: FastifyRequest) => Promise<Caller>

export function requireCaller(findCaller: FindCaller): CallerOf {
  return async function callerOf({ headers }) {
    const caller = await findCaller(headers.authorization)
    if (caller === undefined) throw new Refusal(401, SIGN_IN)
    if (caller.owesSecondFactor) throw new Refusal(403, SECOND_FACTOR)
    return caller
  }
}
