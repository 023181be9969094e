import { claimCode } from '../codes/claim-code.ts'
import { type CodeType, PURPOSES } from '../codes/code-terms.ts'
import { confirmAccount } from '../codes/confirm-account.ts'
import { takeInvitation } from '../staff/invitation.ts'
import { openSession, type OpenSession } from '../sessions/open-session.ts'
import { nowText, type SignInDesk } from '../sign-in-desk.ts'
import { AuthRefusal } from './auth-refusal.ts'

interface ShownCode {
  readonly type: CodeType
  readonly email: string
  readonly token: string
}

/** Where the code is shown. */
interface Place {
  readonly network: string
  readonly clientHash: string
}

/** Signs in whoever shows a code that was mailed to an address; with the first one the account comes to be. */
export async function verifyCode(
  desk: SignInDesk,
  { type, email, token }: ShownCode,
  { network, clientHash }: Place,
): Promise<OpenSession> {
  const code = await claimCode(desk, { email, purposes: PURPOSES[type], code: token, network })
  if (code === undefined) throw wrongCode()
  const keepsPassword = code.client_hash === clientHash
  return desk.database.transaction().execute(async (change) => {
    const account = await confirmAccount(change, { code, keepsPassword, at: nowText(desk) })
    const method = code.purpose === 'recovery' ? 'recovery' : 'otp'
    return openSession(change, { account, method, network, at: desk.now() })
  })
}

/** Signs in whoever opens the link that a member of staff was given, once. */
export async function verifyInvitation(
  desk: SignInDesk,
  token: string,
  network: string,
): Promise<OpenSession> {
  return desk.database.transaction().execute(async (change) => {
    const account = await takeInvitation(change, token, desk.now())
    if (account === undefined) throw wrongCode()
    return openSession(change, { account, method: 'invite', network, at: desk.now() })
  })
}

function wrongCode(): AuthRefusal {
  return new AuthRefusal(403, 'otp_expired', 'Token has expired or is invalid')
}
