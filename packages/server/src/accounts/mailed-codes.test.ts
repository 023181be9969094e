import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { type AccountShop, openAccountShop, PASSWORD } from './testing/open-account-shop.ts'

const ADA = 'ada@example.com'
const OTHER = 'Walnut treads, 1 in. nosing'
const MINUTE_MS = 60_000
/** Mails say when they were written in whole seconds. */
const SECOND_MS = 1000

onEachDatabase((newDatabase) => {
  let shop: AccountShop

  beforeEach(async () => {
    shop = await openAccountShop(await newDatabase())
  })

  afterEach(() => shop.close())

  test('a code signs in without a password, and makes the account of who has none', async () => {
    const ada = shop.visitor()
    expect((await ada.signInWithOtp({ email: ADA })).error).toBeNull()
    const token = await shop.codeFrom(ADA)
    const { data } = await ada.verifyOtp({ email: ADA, token, type: 'email' })
    expect(data.user?.app_metadata).toMatchObject({ has_password: false })
    expect((await ada.updateUser({ password: PASSWORD })).error).toBeNull()
    const again = await shop.visitor().signInWithPassword({ email: ADA, password: PASSWORD })
    expect(again.data.user?.id).toBe(data.user?.id)
  })

  test('who wants no account made is sent nothing, and told the same', async () => {
    const ada = shop.visitor()
    const asked = await ada.signInWithOtp({ email: ADA, options: { shouldCreateUser: false } })
    expect(asked.error).toBeNull()
    await shop.visitor().signInWithOtp({ email: 'bob@example.com' })
    await shop.codeFrom('bob@example.com')
    expect(await shop.mailsTo(ADA)).toEqual([])
  })

  test('a code holds once, for ten minutes, and for five tries', async () => {
    const ada = shop.visitor()
    const verify = async (token: string) =>
      (await ada.verifyOtp({ email: ADA, token, type: 'email' })).error?.code
    await ada.signInWithOtp({ email: ADA })
    const first = await shop.codeFrom(ADA)
    expect(await verify(first)).toBeUndefined()
    expect(await verify(first)).toBe('otp_expired')

    shop.pass(MINUTE_MS)
    await ada.signInWithOtp({ email: ADA })
    const second = await shop.codeFrom(ADA, 2)
    shop.pass(10 * MINUTE_MS)
    expect(await verify(second)).toBe('otp_expired')

    await ada.signInWithOtp({ email: ADA })
    const third = await shop.codeFrom(ADA, 3)
    const wrong = third === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 4; tries += 1) expect(await verify(wrong)).toBe('otp_expired')
    expect(await verify(third)).toBeUndefined()

    shop.pass(MINUTE_MS)
    await ada.signInWithOtp({ email: ADA })
    const fourth = await shop.codeFrom(ADA, 4)
    const guesses = Array.from({ length: 20 }, () => verify(wrong))
    expect(new Set(await Promise.all(guesses))).toEqual(new Set(['otp_expired']))
    expect(await verify(fourth)).toBe('otp_expired')
  })

  test("a stranger's guesses are not those of whoever has the mail", async () => {
    const ada = shop.visitor({ address: '192.0.2.1' })
    await ada.signInWithOtp({ email: ADA })
    const token = await shop.codeFrom(ADA)
    const wrong = token === '000000' ? '000001' : '000000'
    const guess = (address: string) =>
      shop.visitor({ address }).verifyOtp({ email: ADA, token: wrong, type: 'email' })
    for (let tries = 0; tries < 12; tries += 1) await guess('203.0.113.7')
    expect((await ada.verifyOtp({ email: ADA, token, type: 'email' })).error).toBeNull()

    shop.pass(MINUTE_MS)
    await ada.signInWithOtp({ email: ADA })
    const second = await shop.codeFrom(ADA, 2)
    for (let tries = 0; tries < 20; tries += 1) await guess(`203.0.113.${10 + (tries % 5)}`)
    const late = await ada.verifyOtp({ email: ADA, token: second, type: 'email' })
    expect(late.error?.code).toBe('otp_expired')
  })

  test('a new code takes the place of the one before', async () => {
    const ada = shop.visitor()
    await ada.signInWithOtp({ email: ADA })
    const token = await shop.codeFrom(ADA)
    shop.pass(MINUTE_MS)
    await ada.signInWithOtp({ email: ADA })
    const newer = await shop.codeFrom(ADA, 2)
    const { error } = await ada.verifyOtp({ email: ADA, token, type: 'email' })
    // Once in a million the second code is the first one again.
    expect(error?.code === 'otp_expired').toBe(token !== newer)
  })

  test('an address gets one mail a minute, whoever asks for it', async () => {
    await shop.visitor({ address: '192.0.2.1' }).signInWithOtp({ email: ADA })
    const again = shop.visitor({ address: '192.0.2.2' })
    const { error } = await again.resetPasswordForEmail(ADA)
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    shop.pass(MINUTE_MS)
    expect((await again.resetPasswordForEmail(ADA)).error).toBeNull()
  })

  test('a code stands in the outbox until it is sent, and in the books as a hash alone', async () => {
    await shop.visitor().signInWithOtp({ email: ADA })
    const token = await shop.codeFrom(ADA)
    const { database } = shop.books
    const waiting = () => database.selectFrom('account_mails').selectAll().execute()
    await eventually(async () => expect(await waiting()).toEqual([]))
    const [code] = await database.selectFrom('codes').selectAll().execute()
    expect(JSON.stringify(code?.hash)).not.toContain(token)
  })

  test('a forgotten password is set anew by a code, and other devices are signed out', async () => {
    const device = await shop.signUp(ADA)
    shop.pass(MINUTE_MS)
    const ada = shop.visitor()
    const events: string[] = []
    ada.onAuthStateChange((event) => void events.push(event))
    await ada.resetPasswordForEmail(ADA)
    const token = await shop.codeFrom(ADA, 2)
    await ada.verifyOtp({ email: ADA, token, type: 'recovery' })
    shop.pass(SECOND_MS)
    expect((await ada.updateUser({ password: OTHER })).error).toBeNull()
    expect(events).toEqual(['INITIAL_SESSION', 'PASSWORD_RECOVERY', 'USER_UPDATED'])
    expect((await device.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await ada.getUser()).error).toBeNull()
    const withOld = await shop.visitor().signInWithPassword({ email: ADA, password: PASSWORD })
    expect(withOld.error?.code).toBe('invalid_credentials')
    await shop.codeFrom(ADA, 3)
    expect((await shop.mailsTo(ADA)).at(-1)?.subject).toBe('Your password was changed')
  })

  test('a code to recover signs nobody in as a sign-up, nor the other way round', async () => {
    await shop.signUp(ADA)
    shop.pass(MINUTE_MS)
    const ada = shop.visitor()
    await ada.resetPasswordForEmail(ADA)
    const token = await shop.codeFrom(ADA, 2)
    const asEmail = await ada.verifyOtp({ email: ADA, token, type: 'email' })
    expect(asEmail.error?.code).toBe('otp_expired')
  })

  test('later a password is changed with the current one, or with a code', async () => {
    const ada = await shop.signUp(ADA)
    const change = async (more: object) =>
      (await ada.updateUser({ password: OTHER, ...more })).error?.code
    shop.pass(11 * MINUTE_MS)
    expect(await change({})).toBe('reauthentication_needed')
    expect(await change({ current_password: OTHER })).toBe('invalid_credentials')
    expect(await change({ nonce: '12345' })).toBe('reauthentication_not_valid')
    expect(await change({ password: PASSWORD, current_password: PASSWORD })).toBe('same_password')
    expect(await change({ current_password: PASSWORD })).toBeUndefined()
    shop.pass(SECOND_MS)
    expect((await ada.reauthenticate()).error).toBeNull()
    const nonce = await shop.codeFrom(ADA, 3)
    expect(await change({ password: PASSWORD, nonce })).toBeUndefined()
    expect(await change({ nonce })).toBe('reauthentication_not_valid')
  })

  test('an address and a telephone number are not changed here', async () => {
    const ada = await shop.signUp(ADA)
    const moved = await ada.updateUser({ email: 'bob@example.com' })
    expect(moved.error).toMatchObject({ status: 422 })
    expect((await ada.updateUser({ phone: '+16095550100' })).error?.code).toBe(
      'phone_provider_disabled',
    )
    expect(
      (await ada.updateUser({ data: { staff_role: 'owner' } })).data.user?.user_metadata,
    ).toEqual({})
  })

  test('a sign-up is sent its code again, and nobody else is', async () => {
    const ada = shop.visitor()
    await ada.signUp({ email: ADA, password: PASSWORD })
    await shop.codeFrom(ADA)
    shop.pass(15 * MINUTE_MS)
    expect((await ada.resend({ type: 'signup', email: ADA })).error).toBeNull()
    expect((await ada.resend({ type: 'signup', email: 'bob@example.com' })).error).toBeNull()
    const token = await shop.codeFrom(ADA, 2)
    await ada.verifyOtp({ email: ADA, token, type: 'signup' })
    const signedIn = await shop.visitor().signInWithPassword({ email: ADA, password: PASSWORD })
    expect(signedIn.error).toBeNull()
    expect(await shop.mailsTo('bob@example.com')).toEqual([])
  })
})
