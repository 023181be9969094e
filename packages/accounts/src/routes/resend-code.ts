import { randomUUID } from 'node:crypto'
import { sendCode } from '../codes/send-code.ts'
import type { SignInDesk } from '../sign-in-desk.ts'

/** Sends another code for a sign-up that waits for one, or has waited too long, with the password of before. */
export async function resendCode(desk: SignInDesk, email: string): Promise<void> {
  const waiting = await desk.database
    .selectFrom('codes')
    .selectAll()
    .where('email', '=', email)
    .where('purpose', '=', 'signup')
    .where('used_at', 'is', null)
    // Others never brought a code.
    .whereRef('expires_at', '>', 'created_at')
    .executeTakeFirst()
  const { password_hash, client_hash } = waiting ?? {}
  const hasChosen = typeof password_hash === 'string' && typeof client_hash === 'string'
  await sendCode(desk, {
    purpose: 'signup',
    email,
    accountId: waiting?.account_id ?? randomUUID(),
    mail: waiting === undefined ? 'nobody' : 'signup',
    ...(hasChosen && { chosen: { passwordHash: password_hash, clientHash: client_hash } }),
  })
}
