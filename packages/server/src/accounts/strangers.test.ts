import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { type AccountShop, openAccountShop, PASSWORD } from './testing/open-account-shop.ts'

const BOB = 'bob@example.com'
const STRANGERS = 'Known to a stranger alone'
const MINUTE_MS = 60_000

onEachDatabase((newDatabase) => {
  let shop: AccountShop

  beforeEach(async () => {
    shop = await openAccountShop(await newDatabase())
  })

  afterEach(() => shop.close())

  async function strangerSignsUp() {
    const stranger = shop.visitor({ mark: 'stranger' })
    await stranger.signUp({ email: BOB, password: STRANGERS })
    return shop.codeFrom(BOB)
  }

  async function isOpenTo(password: string): Promise<boolean> {
    const { error } = await shop.visitor().signInWithPassword({ email: BOB, password })
    return error === null
  }

  test('a sign-up that nobody has confirmed is no account', async () => {
    await strangerSignsUp()
    expect(await isOpenTo(STRANGERS)).toBe(false)
    expect(await shop.books.database.selectFrom('accounts').selectAll().execute()).toEqual([])
  })

  test("whoever confirms a stranger's sign-up keeps nothing of the stranger's", async () => {
    const token = await strangerSignsUp()
    const bob = shop.visitor({ mark: 'bob' })
    const { data } = await bob.verifyOtp({ email: BOB, token, type: 'signup' })
    expect(data.user?.app_metadata).toMatchObject({ has_password: false })
    expect(await isOpenTo(STRANGERS)).toBe(false)
    await bob.updateUser({ password: PASSWORD })
    expect(await isOpenTo(PASSWORD)).toBe(true)
  })

  test("whoever signs up after a stranger has their own password, not the stranger's", async () => {
    await strangerSignsUp()
    shop.pass(MINUTE_MS)
    const bob = shop.visitor({ mark: 'bob' })
    await bob.signUp({ email: BOB, password: PASSWORD })
    await bob.verifyOtp({ email: BOB, token: await shop.codeFrom(BOB, 2), type: 'email' })
    expect(await isOpenTo(STRANGERS)).toBe(false)
    expect(await isOpenTo(PASSWORD)).toBe(true)
  })

  test("whoever signs in or recovers by mail is not troubled by a stranger's sign-up", async () => {
    await strangerSignsUp()
    shop.pass(MINUTE_MS)
    const bob = shop.visitor({ mark: 'bob' })
    await bob.signInWithOtp({ email: BOB })
    await bob.verifyOtp({ email: BOB, token: await shop.codeFrom(BOB, 2), type: 'email' })
    expect(await isOpenTo(STRANGERS)).toBe(false)
    expect((await bob.updateUser({ password: PASSWORD })).error).toBeNull()
  })

  test('a sign-up with an address that has an account changes nothing, and tells its owner', async () => {
    await shop.signUp(BOB)
    shop.pass(MINUTE_MS)
    const stranger = shop.visitor({ mark: 'stranger' })
    await stranger.signUp({ email: BOB, password: STRANGERS })
    await shop.codeFrom(BOB, 2)
    const [, told] = await shop.mailsTo(BOB)
    expect(told).toMatchObject({ subject: 'You already have an account', code: '' })
    expect(await isOpenTo(STRANGERS)).toBe(false)
    expect(await isOpenTo(PASSWORD)).toBe(true)
    // What is written down for it never opens anything.
    const [code] = await shop.books.database
      .selectFrom('codes')
      .selectAll()
      .where('used_at', 'is', null)
      .execute()
    expect(code?.expires_at).toBe(code?.created_at)
  })

  test('no answer tells whether an address has an account', async () => {
    await shop.signUp(BOB)
    shop.pass(MINUTE_MS)
    const stranger = shop.visitor()
    const answers = async (email: string) => {
      const signedUp = await stranger.signUp({ email, password: STRANGERS })
      shop.pass(MINUTE_MS)
      const recovered = await stranger.resetPasswordForEmail(email)
      shop.pass(MINUTE_MS)
      const code = await stranger.signInWithOtp({ email })
      const signedIn = await stranger.signInWithPassword({ email, password: STRANGERS })
      const verified = await stranger.verifyOtp({ email, token: '000000', type: 'recovery' })
      shop.pass(MINUTE_MS)
      return {
        keys: Object.keys(signedUp.data.user ?? {}),
        metadata: signedUp.data.user?.app_metadata,
        errors: [signedUp, recovered, code, signedIn, verified].map(({ error }) => error?.code),
      }
    }
    const unknown = await answers('carol@example.com')
    expect(await answers(BOB)).toEqual(unknown)
    expect(unknown.errors).toEqual([
      undefined,
      undefined,
      undefined,
      'invalid_credentials',
      'otp_expired',
    ])
  })
})
