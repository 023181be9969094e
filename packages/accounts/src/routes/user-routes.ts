import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendCode } from '../codes/send-code.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { userAnswer } from '../sessions/user-answer.ts'
import { AuthRefusal } from './auth-refusal.ts'
import { callerOf } from './caller-of.ts'
import { changePassword } from './change-password.ts'
import { Email, Password, readInput, refusePhone } from './read-input.ts'
import { requireRoomForMail } from './require-room.ts'
import type { SignInRoutesOptions } from './sign-in-routes.ts'

const Scope = z.object({
  scope: z.enum(['global', 'local', 'others'], 'Unsupported logout scope').default('global'),
})
const Change = z.object({
  email: Email.nullish(),
  password: Password.nullish(),
  current_password: Password.nullish(),
  nonce: z.string('The code is not what was expected').max(100, 'The code is too long').nullish(),
})

export function userRoutes(app: FastifyInstance, { desk, networkOf }: SignInRoutesOptions): void {
  const { database } = desk

  app.get('/user', async (request) => {
    const { account } = await callerOf(desk, request)
    return userAnswer(database, account)
  })

  app.put('/user', async (request) => {
    const caller = await callerOf(desk, request)
    refusePhone(request.body)
    const change = readInput(Change, request.body)
    if (typeof change.email === 'string' && change.email !== caller.account.email) {
      throw new AuthRefusal(
        422,
        'validation_failed',
        'The address of an account stays: please sign up with the new one.',
      )
    }
    const { password } = change
    if (typeof password !== 'string') return userAnswer(database, caller.account)
    const { current_password: currentPassword, nonce } = change
    const proof = { currentPassword, nonce, network: networkOf(request.ip) }
    return userAnswer(database, await changePassword(desk, caller, { password, ...proof }))
  })

  app.get('/reauthenticate', async (request) => {
    const { account } = await callerOf(desk, request)
    const { email, id } = account
    await requireRoomForMail(desk, email, networkOf(request.ip))
    await sendCode(desk, {
      purpose: 'reauthentication',
      email,
      accountId: id,
      mail: 'reauthentication',
    })
    return {}
  })

  app.post('/logout', async (request, reply) => {
    const { scope } = readInput(Scope, request.query)
    const { account, session } = await callerOf(desk, request)
    const ended = {
      global: { accountId: account.id },
      local: { sessionId: session.id },
      others: { accountId: account.id, butSessionId: session.id },
    }
    await endSessions(database, ended[scope], desk.now())
    return reply.code(204).send()
  })
}
