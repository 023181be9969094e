import type { Outcome } from '@millrun/ui/asking/outcome'
import { authClient } from './session.ts'
import { told, toldData } from '@millrun/ui/sign-in/told'

export interface KeptKey {
  readonly id: string
  readonly name: string
  readonly createdAt: string
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
