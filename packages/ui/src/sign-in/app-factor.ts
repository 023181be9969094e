import type { GoTrueClient } from '@supabase/auth-js'
import type { Outcome } from '../asking/outcome.ts'
import type { OwnFaults } from './session-fault.ts'
import { told, toldData } from './told.ts'

/** An authenticator app that is being set up: its camera reads the picture, or the link opens it, or the key is typed. */
export interface NewApp {
  readonly id: string
  readonly secret: string
  readonly link: string
  /** The address of a picture of the link, a QR code. A hosted service may not draw one. */
  readonly picture: string | undefined
}

/** Begins with an authenticator app; one that was begun before and never shown is thrown away. */
export async function beginApp(
  { mfa }: GoTrueClient,
  name: string,
  own?: OwnFaults,
): Promise<Outcome<NewApp>> {
  const { data: kept } = await mfa.listFactors()
  const unfinished = kept?.all.filter((factor) => factor.status === 'unverified') ?? []
  await Promise.all(unfinished.map(({ id }) => mfa.unenroll({ factorId: id })))
  const begun = await toldData(mfa.enroll({ factorType: 'totp', friendlyName: name }), own)
  if (!begun.ok) return begun
  const { id, totp } = begun.data
  const picture = totp.qr_code === '' ? undefined : totp.qr_code
  return { ok: true, data: { id, secret: totp.secret, link: totp.uri, picture } }
}

/** Shows a code of the app: the last step of setting it up, and the second one of signing in. */
export function showApp(
  { mfa }: GoTrueClient,
  factorId: string,
  code: string,
): Promise<Outcome<undefined>> {
  return told(mfa.challengeAndVerify({ factorId, code }))
}
