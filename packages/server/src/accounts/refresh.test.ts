import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { type AccountShop, openAccountShop } from './testing/open-account-shop.ts'
import type { Visitor } from './testing/visitor.ts'

const ADA = 'ada@example.com'

async function tokenOf(visitor: Visitor): Promise<string> {
  return (await visitor.getSession()).data.session?.refresh_token ?? ''
}

onEachDatabase((newDatabase) => {
  let shop: AccountShop
  let ada: Visitor

  beforeEach(async () => {
    shop = await openAccountShop(await newDatabase())
    ada = await shop.signUp(ADA)
  })

  afterEach(() => shop.close())

  /** Shows a refresh token, as a browser of its own. */
  async function show(refreshToken: string) {
    const { data, error } = await shop.visitor().refreshSession({ refresh_token: refreshToken })
    return { next: data.session?.refresh_token, code: error?.code, status: error?.status }
  }

  test('each refresh gives another token, in the same session', async () => {
    const before = await ada.getClaims()
    const first = await tokenOf(ada)
    await ada.refreshSession()
    expect(await tokenOf(ada)).not.toBe(first)
    const after = await ada.getClaims()
    expect(after.data?.claims.session_id).toBe(before.data?.claims.session_id)
    expect((await ada.getUser()).data.user?.email).toBe(ADA)
  })

  test('the parent of the active token is given the active one, as often as it asks', async () => {
    const first = await tokenOf(ada)
    const { next } = await show(first)
    expect(await show(first)).toEqual({ next, code: undefined, status: undefined })
    expect(await show(first)).toEqual({ next, code: undefined, status: undefined })
    const third = await show(next ?? '')
    expect(third.next).not.toBe(next)
  })

  test('tabs that ask at once are all given the same token', async () => {
    const first = await tokenOf(ada)
    const answers = await Promise.all(Array.from({ length: 6 }, () => show(first)))
    expect(new Set(answers.map(({ next }) => next)).size).toBe(1)
    expect(answers[0]?.next).toMatch(/^[\w-]{43}$/)
  })

  test('an older token is refused, and its whole family ends', async () => {
    const first = await tokenOf(ada)
    const second = (await show(first)).next ?? ''
    const third = (await show(second)).next ?? ''
    expect(await show(first)).toEqual({
      next: undefined,
      code: 'refresh_token_already_used',
      status: 400,
    })
    expect((await show(third)).code).toBe('refresh_token_not_found')
    const { error } = await ada.getUser()
    expect(error?.name).toBe('AuthSessionMissingError')
  })

  test('another session of the same account outlives the theft', async () => {
    const other = shop.visitor()
    shop.pass(61_000)
    await other.signInWithOtp({ email: ADA })
    await other.verifyOtp({ email: ADA, token: await shop.codeFrom(ADA, 2), type: 'email' })
    const first = await tokenOf(ada)
    await show((await show(first)).next ?? '')
    await show(first)
    expect((await other.getUser()).data.user?.email).toBe(ADA)
  })

  test('a token that was never given, and one of a session that has ended, open nothing', async () => {
    expect(await show('x'.repeat(43))).toMatchObject({ code: 'refresh_token_not_found' })
    const first = await tokenOf(ada)
    await ada.signOut()
    expect(await show(first)).toMatchObject({ code: 'refresh_token_not_found', status: 400 })
  })

  test('no token stands in the database', async () => {
    const first = await tokenOf(ada)
    const { next = '' } = await show(first)
    const kept = await shop.books.database.selectFrom('refresh_tokens').selectAll().execute()
    expect(kept).toHaveLength(2)
    expect(JSON.stringify(kept)).not.toContain(first)
    expect(JSON.stringify(kept)).not.toContain(next)
  })
})
