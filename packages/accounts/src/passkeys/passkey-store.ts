import { randomUUID } from 'node:crypto'
import type { WebAuthnCredential } from '@simplewebauthn/server'
import { z } from 'zod'
import type { PasskeysTable } from '../account-tables.ts'
import { nowText, type SignInDesk } from '../sign-in-desk.ts'

const Transports = z.array(z.string())

/** Keeps the public half of a passkey; undefined when it is somebody's already. */
export async function keepPasskey(
  desk: SignInDesk,
  accountId: string,
  credential: WebAuthnCredential,
): Promise<PasskeysTable | undefined> {
  const row = {
    id: randomUUID(),
    account_id: accountId,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    friendly_name: null,
    created_at: nowText(desk),
    last_used_at: null,
  }
  return desk.database
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function passkeysOf(
  { database }: SignInDesk,
  accountId: string,
): Promise<readonly PasskeysTable[]> {
  return database
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
}

export async function findPasskey(
  { database }: SignInDesk,
  credentialId: string,
): Promise<PasskeysTable | undefined> {
  return database
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

export function transportsOf({ transports }: PasskeysTable): string[] {
  return Transports.parse(JSON.parse(transports))
}

/** As the library that checks signatures has it. */
export function credentialOf(passkey: PasskeysTable): WebAuthnCredential {
  return {
    id: passkey.credential_id,
    publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
    counter: passkey.counter,
    transports: transportsOf(passkey),
  }
}
