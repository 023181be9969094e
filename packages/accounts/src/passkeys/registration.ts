import { business } from '@millrun/commerce/business'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import type { AccountsTable, ChallengesTable, PasskeysTable } from '../account-tables.ts'
import { findChallenge, putChallenge, useChallenge } from '../factors/challenge-store.ts'
import type { SignInDesk } from '../sign-in-desk.ts'
import type { NewCredential } from './passkey-credential.ts'
import { keepPasskey, passkeysOf, transportsOf } from './passkey-store.ts'

/** EdDSA, ES256 and RS256, which devices have; asking what else Node could check makes it warn of experiments. */
const ALGORITHMS = [-8, -7, -257]

/** What a browser needs to make a passkey for somebody, one that asks for a finger or a PIN. */
export async function registrationOptions(desk: SignInDesk, account: AccountsTable) {
  const known = await passkeysOf(desk, account.id)
  const options = await generateRegistrationOptions({
    rpName: business.name,
    rpID: new URL(desk.origin).hostname,
    userID: new Uint8Array(Buffer.from(account.id)),
    userName: account.email,
    userDisplayName: account.email,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map((passkey) => ({
      id: passkey.credential_id,
      transports: transportsOf(passkey),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const asked = { purpose: 'passkey-registration' as const, accountId: account.id }
  const challenge = await putChallenge(desk, { ...asked, challenge: options.challenge })
  return { options, challenge }
}

interface Registering {
  readonly accountId: string
  readonly challengeId: string
  readonly credential: z.infer<typeof NewCredential>
}

/** Keeps the passkey that answers a challenge; undefined when it does not, or is somebody's already. */
export async function registerPasskey(
  desk: SignInDesk,
  { accountId, challengeId, credential }: Registering,
): Promise<PasskeysTable | undefined> {
  const asked = { id: challengeId, purpose: 'passkey-registration' as const }
  const challenge = await findChallenge(desk, asked)
  if (challenge?.account_id !== accountId) return undefined
  const made = await readPasskey(desk, challenge, credential)
  if (made === undefined || !(await useChallenge(desk, challenge))) return undefined
  return keepPasskey(desk, accountId, { ...made, transports: credential.response.transports })
}

async function readPasskey(
  { origin }: SignInDesk,
  { challenge }: ChallengesTable,
  credential: z.infer<typeof NewCredential>,
) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge ?? '',
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return verified ? registrationInfo.credential : undefined
  } catch {
    // The library throws whatever is wrong with what it is given.
    return undefined
  }
}
