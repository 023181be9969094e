import type { Outcome } from '../outcome.ts'
import { authClient } from './session.ts'
import { told, toldData } from './told.ts'

/** An authenticator app that is being set up: its camera reads the picture, or the link opens it, or the key is typed. */
export interface NewFactor {
  readonly id: string
  readonly secret: string
  readonly link: string
  /** The address of a picture of the link, a QR code. A hosted service may not draw one. */
  readonly picture: string | undefined
}

export interface KeptKey {
  readonly id: string
  readonly name: string
  readonly createdAt: string
}

/** Begins with an authenticator app; one that was begun before and never shown is thrown away. */
export async function beginFactor(name: string): Promise<Outcome<NewFactor>> {
  const { mfa } = authClient()
  const { data: kept } = await mfa.listFactors()
  const unfinished = kept?.all.filter((factor) => factor.status === 'unverified') ?? []
  await Promise.all(unfinished.map(({ id }) => mfa.unenroll({ factorId: id })))
  const begun = await toldData(mfa.enroll({ factorType: 'totp', friendlyName: name }))
  if (!begun.ok) return begun
  const { id, totp } = begun.data
  const picture = totp.qr_code === '' ? undefined : totp.qr_code
  return { ok: true, data: { id, secret: totp.secret, link: totp.uri, picture } }
}

/** Shows a code of the app: the last step of setting it up, and the second one of signing in. */
export function showFactor(factorId: string, code: string): Promise<Outcome<undefined>> {
  return told(authClient().mfa.challengeAndVerify({ factorId, code }))
}

/** The apps that are set up. */
export async function listFactors(): Promise<Outcome<readonly KeptKey[]>> {
  const listed = await toldData(authClient().mfa.listFactors())
  if (!listed.ok) return listed
  const data = listed.data.totp.map((factor) => ({
    id: factor.id,
    name: factor.friendly_name ?? 'Authenticator app',
    createdAt: factor.created_at,
  }))
  return { ok: true, data }
}

export function removeFactor(factorId: string): Promise<Outcome<undefined>> {
  return told(authClient().mfa.unenroll({ factorId }))
}

export function addPasskey(): Promise<Outcome<undefined>> {
  return told(authClient().registerPasskey())
}

export async function listPasskeys(): Promise<Outcome<readonly KeptKey[]>> {
  const listed = await toldData(authClient().passkey.list())
  if (!listed.ok) return listed
  const data = listed.data.map((key) => ({
    id: key.id,
    name: key.friendly_name ?? 'Passkey',
    createdAt: key.created_at,
  }))
  return { ok: true, data }
}

export function removePasskey(passkeyId: string): Promise<Outcome<undefined>> {
  return told(authClient().passkey.delete({ passkeyId }))
}
