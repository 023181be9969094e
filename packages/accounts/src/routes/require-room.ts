import type { SignInDesk } from '../sign-in-desk.ts'
import { LIMITS, type Limit } from '../throttles/limits.ts'
import { countTry } from '../throttles/throttle.ts'
import { AuthRefusal } from './auth-refusal.ts'

/** Counts a try, and refuses it when it is one too many; how much it has to be slowed, in milliseconds. */
export async function requireRoom(
  desk: SignInDesk,
  limit: Limit,
  ...whose: readonly string[]
): Promise<number> {
  const { waitS, slowedMs } = await countTry(desk, limit, ...whose)
  if (waitS !== undefined) throw tooMany(waitS)
  return slowedMs
}

/** Lets a code be asked for: so many from one network, and one mail a minute to an address. */
export async function requireRoomForMail(
  desk: SignInDesk,
  email: string,
  network: string,
): Promise<void> {
  await requireRoom(desk, LIMITS.codesAskedFor, network)
  await requireRoom(desk, LIMITS.codesForAddress, email, network)
  const { waitS } = await countTry(desk, LIMITS.mailsToAddress, email)
  if (waitS === undefined) return
  throw new AuthRefusal(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${waitS} seconds.`,
    { retryAfterSeconds: waitS },
  )
}

export function tooMany(waitS: number): AuthRefusal {
  return new AuthRefusal(
    429,
    'over_request_rate_limit',
    `Too many tries. Please wait ${waitS} seconds and try again.`,
    { retryAfterSeconds: waitS },
  )
}
