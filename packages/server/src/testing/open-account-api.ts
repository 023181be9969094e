import type { Caller } from '@millrun/accounts/caller'
import Fastify from 'fastify'
import { openCallCounts } from '../call-counts/call-counts.ts'
import { accountApi } from '../customers/account-api.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { readEnvironment } from '../environment.ts'
import { type Answer, call } from './paypal-rest.ts'

/** A customer whose address is that of the sample order. */
export const ADA: Caller = {
  accountId: 'a1',
  sessionId: 's1',
  email: 'ada@example.com',
  staffRole: undefined,
  assurance: 'aal1',
  owesSecondFactor: false,
}

/** The account and the session of a caller, as sign-in keeps them. */
export async function openSessionOf(
  { database }: OrderBooks,
  { accountId, sessionId: id, email }: Caller,
): Promise<void> {
  const at = new Date().toISOString()
  await database
    .insertInto('accounts')
    .values({ id: accountId, email, created_at: at, updated_at: at })
    .execute()
  const times = { created_at: at, refreshed_at: at, ended_at: null }
  await database
    .insertInto('sessions')
    .values({ id, account_id: accountId, aal: 'aal1', amr: '[]', network: '', ...times })
    .execute()
}

/** The account's calls as a real server; a bearer is the account's id, and what sign-in keeps is `erased` when asked. */
export async function openAccountApi(books: OrderBooks, callers: readonly Caller[]) {
  const read = readEnvironment({})
  if (!read.ok) throw new Error(read.problems.join(' '))
  const app = Fastify()
  const erased: string[] = []
  await app.register(accountApi, {
    prefix: '/account/api',
    environment: { ...read.environment, rateLimitPerMinute: 100_000 },
    counts: openCallCounts(read.environment),
    books,
    findCaller: async (authorization: string | undefined) =>
      callers.find(({ accountId }) => authorization === `Bearer ${accountId}`),
    signIn: {
      exported: async (accountId: string) => ({ accountId }),
      erase: async (accountId: string) => void erased.push(accountId),
    },
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    erased,
    /** Asks as an account, or as nobody. */
    async as(
      accountId: string | undefined,
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      path: string,
      body?: unknown,
    ): Promise<Answer> {
      const headers = {
        ...(accountId !== undefined && { authorization: `Bearer ${accountId}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      }
      const sent = body === undefined ? {} : { body: JSON.stringify(body) }
      return call(`${origin}/account/api${path}`, { method, headers, ...sent })
    },
    close: () => app.close(),
  }
}
