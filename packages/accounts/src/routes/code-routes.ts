import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AccountMailKind, CodePurpose } from '../account-tables.ts'
import { sendCode } from '../codes/send-code.ts'
import { findAccount } from '../sessions/find-account.ts'
import { sessionAnswer } from '../sessions/session-answer.ts'
import type { SignInDesk } from '../sign-in-desk.ts'
import { LIMITS } from '../throttles/limits.ts'
import { clientMark } from './client-mark.ts'
import { Email, readInput, refusePhone } from './read-input.ts'
import { requireRoom, requireRoomForMail } from './require-room.ts'
import { resendCode } from './resend-code.ts'
import type { SignInRoutesOptions } from './sign-in-routes.ts'
import { verifyCode, verifyInvitation } from './verify-code.ts'

const SignInCode = z.object({ email: Email, create_user: z.boolean().nullish() })
const Recovery = z.object({ email: Email })
const Resend = z.object({
  email: Email,
  type: z.enum(['signup'], 'Only the code of a sign-up can be sent again'),
})
const Shown = z.object({
  type: z.enum(['email', 'signup', 'magiclink', 'recovery'], 'Verify requires a verification type'),
  email: Email,
  token: z.string('Verify requires a token').max(100, 'The code is too long'),
})
const Link = z.object({
  type: z.literal('invite'),
  token_hash: z.string().max(200, 'The link is not complete'),
})

export function codeRoutes(app: FastifyInstance, { desk, networkOf }: SignInRoutesOptions): void {
  app.post('/otp', async (request) => {
    refusePhone(request.body)
    const { email, create_user } = readInput(SignInCode, request.body)
    await requireRoomForMail(desk, email, networkOf(request.ip))
    await sendWanted(desk, { email, purpose: 'otp', mail: 'otp', isForAll: create_user ?? true })
    return {}
  })

  app.post('/recover', async (request) => {
    const { email } = readInput(Recovery, request.body)
    await requireRoomForMail(desk, email, networkOf(request.ip))
    await sendWanted(desk, { email, purpose: 'recovery', mail: 'recovery', isForAll: false })
    return {}
  })

  app.post('/resend', async (request) => {
    refusePhone(request.body)
    const { email } = readInput(Resend, request.body)
    await requireRoomForMail(desk, email, networkOf(request.ip))
    await resendCode(desk, email)
    return {}
  })

  app.post('/verify', async (request) => {
    refusePhone(request.body)
    const network = networkOf(request.ip)
    await requireRoom(desk, LIMITS.verifications, network)
    const link = Link.safeParse(request.body)
    const open = link.success
      ? await verifyInvitation(desk, link.data.token_hash, network)
      : await verifyCode(desk, readInput(Shown, request.body), {
          network,
          clientHash: clientMark(request),
        })
    return sessionAnswer(desk, open)
  })
}

interface WantedCode {
  readonly email: string
  readonly purpose: CodePurpose
  readonly mail: AccountMailKind
  /** Whether somebody without an account gets one, too. */
  readonly isForAll: boolean
}

async function sendWanted(
  desk: SignInDesk,
  { email, purpose, mail, isForAll }: WantedCode,
): Promise<void> {
  const account = await findAccount(desk.database, email)
  await sendCode(desk, {
    purpose,
    email,
    accountId: account?.id ?? randomUUID(),
    mail: account !== undefined || isForAll ? mail : 'nobody',
  })
}
