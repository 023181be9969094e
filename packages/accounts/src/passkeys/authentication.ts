import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import type { AccountsTable, ChallengesTable, PasskeysTable } from '../account-tables.ts'
import { findChallenge, putChallenge, useChallenge } from '../factors/challenge-store.ts'
import { nowText, type SignInDesk } from '../sign-in-desk.ts'
import type { SignedCredential } from './passkey-credential.ts'
import { credentialOf, findPasskey } from './passkey-store.ts'

/** What a browser needs to sign in by passkey; whose it is, is said by the passkey itself. */
export async function authenticationOptions(desk: SignInDesk) {
  const options = await generateAuthenticationOptions({
    rpID: new URL(desk.origin).hostname,
    userVerification: 'required',
  })
  const purpose = 'passkey-authentication' as const
  const challenge = await putChallenge(desk, { purpose, challenge: options.challenge })
  return { options, challenge }
}

/** The account whose passkey has signed a challenge; undefined when none has. */
export async function accountByPasskey(
  desk: SignInDesk,
  challengeId: string,
  credential: z.infer<typeof SignedCredential>,
): Promise<AccountsTable | undefined> {
  const asked = { id: challengeId, purpose: 'passkey-authentication' as const }
  const challenge = await findChallenge(desk, asked)
  const passkey = await findPasskey(desk, credential.id)
  if (challenge === undefined || passkey === undefined) return undefined
  const counter = await readCounter(desk, { challenge, passkey, credential })
  if (counter === undefined || !(await useChallenge(desk, challenge))) return undefined
  await desk.database
    .updateTable('passkeys')
    .set({ counter, last_used_at: nowText(desk) })
    .where('id', '=', passkey.id)
    .execute()
  return desk.database
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', passkey.account_id)
    .executeTakeFirstOrThrow()
}

interface Signed {
  readonly challenge: ChallengesTable
  readonly passkey: PasskeysTable
  readonly credential: z.infer<typeof SignedCredential>
}

/** How often the passkey says it was used, when it has signed what it was asked for. */
async function readCounter(
  { origin }: SignInDesk,
  { challenge, passkey, credential }: Signed,
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge.challenge ?? '',
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      credential: credentialOf(passkey),
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // The library throws whatever is wrong with what it is given.
    return undefined
  }
}
