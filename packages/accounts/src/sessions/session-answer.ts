import type { SignInDesk } from '../sign-in-desk.ts'
import { signAccessToken } from '../tokens/access-token.ts'
import type { OpenSession } from './open-session.ts'
import { type UserAnswer, userAnswer } from './user-answer.ts'

/** What the contract calls a session. */
export interface SessionAnswer {
  readonly access_token: string
  readonly token_type: 'bearer'
  readonly expires_in: number
  readonly expires_at: number
  readonly refresh_token: string
  readonly user: UserAnswer
}

export async function sessionAnswer(desk: SignInDesk, open: OpenSession): Promise<SessionAnswer> {
  const { account, session, refreshToken } = open
  const { token, expiresIn, expiresAt } = await signAccessToken(desk, account, session)
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: await userAnswer(desk.database, account),
  }
}
