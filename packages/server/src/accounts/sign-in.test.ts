import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { type AccountShop, openAccountShop, PASSWORD } from './testing/open-account-shop.ts'

const ADA = 'ada@example.com'
const MINUTE_MS = 60_000

onEachDatabase((newDatabase) => {
  let shop: AccountShop

  beforeEach(async () => {
    shop = await openAccountShop(await newDatabase())
  })

  afterEach(() => shop.close())

  test('a sign-up is confirmed by the code in its mail, and opens a session', async () => {
    const ada = shop.visitor()
    const events: string[] = []
    ada.onAuthStateChange((event) => void events.push(event))
    const signedUp = await ada.signUp({ email: ' Ada@Example.com ', password: PASSWORD })
    expect(signedUp.error).toBeNull()
    expect(signedUp.data.session).toBeNull()
    const token = await shop.codeFrom(ADA)
    const { data } = await ada.verifyOtp({ email: ADA, token, type: 'email' })
    expect(data.user?.id).toBe(signedUp.data.user?.id)
    expect(data.user?.email).toBe(ADA)
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(data.session?.expires_at).toBeGreaterThan(Date.now() / 1000 + 3590)
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN'])
  })

  test('the password opens a session, any other one does not', async () => {
    await shop.signUp(ADA)
    const ada = shop.visitor()
    const wrong = await ada.signInWithPassword({ email: ADA, password: `${PASSWORD} ` })
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    const right = await ada.signInWithPassword({ email: 'ADA@example.com', password: PASSWORD })
    expect(right.error).toBeNull()
    const { data } = await ada.getUser()
    expect(data.user).toMatchObject({ email: ADA, role: 'authenticated', aud: 'authenticated' })
    expect(data.user?.app_metadata).toEqual({
      provider: 'email',
      providers: ['email'],
      has_password: true,
    })
  })

  test('whoever has the key set reads the claims', async () => {
    const ada = await shop.signUp(ADA)
    const { data } = await ada.getClaims()
    expect(data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT' })
    expect(data?.claims).toMatchObject({
      iss: 'http://localhost:3000/auth/v1',
      aud: 'authenticated',
      role: 'authenticated',
      email: ADA,
      aal: 'aal1',
      amr: [{ method: 'otp' }],
      is_anonymous: false,
    })
    const published = await fetch(`${shop.origin}/auth/v1/.well-known/jwks.json`)
    const [key] = Object(await published.json()).keys
    expect(Object.keys(key).toSorted()).toEqual(
      ['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'].toSorted(),
    )
  })

  test('weak passwords are refused with their reason', async () => {
    const ada = shop.visitor()
    const refused = async (password: string) => (await ada.signUp({ email: ADA, password })).error
    expect(await refused('short')).toMatchObject({ status: 422, reasons: ['length'] })
    expect(await refused('Password1')).toMatchObject({ code: 'weak_password', reasons: ['pwned'] })
    expect(await refused('x'.repeat(129))).toMatchObject({ reasons: ['length'] })
  })

  test('telephones and nobody at all cannot sign up', async () => {
    const ada = shop.visitor()
    const byPhone = await ada.signUp({ phone: '+16095550100', password: PASSWORD })
    expect(byPhone.error).toMatchObject({ code: 'phone_provider_disabled' })
    const byText = await ada.signInWithOtp({ phone: '+16095550100' })
    expect(byText.error).toMatchObject({ code: 'phone_provider_disabled' })
    const anonymous = await ada.signInAnonymously()
    expect(anonymous.error).toMatchObject({ code: 'anonymous_provider_disabled' })
  })

  test('signing out ends this session, the others, or all of them', async () => {
    await shop.signUp(ADA)
    const devices = await Promise.all(
      [1, 2, 3].map(async () => {
        const device = shop.visitor()
        await device.signInWithPassword({ email: ADA, password: PASSWORD })
        return device
      }),
    )
    const [one, two, three] = devices
    const standing = () =>
      Promise.all(devices.map(async (device) => (await device.getUser()).error === null))
    await one?.signOut({ scope: 'local' })
    expect(one?.kept.size).toBe(0)
    expect(await standing()).toEqual([false, true, true])
    await two?.signOut({ scope: 'others' })
    expect(await standing()).toEqual([false, true, false])
    await three?.signInWithPassword({ email: ADA, password: PASSWORD })
    expect(await standing()).toEqual([false, true, true])
    await three?.signOut({ scope: 'global' })
    expect(await standing()).toEqual([false, false, false])
  })

  test('an access token holds for an hour, and a key for as long as its tokens', async () => {
    const ada = await shop.signUp(ADA)
    const { data } = await ada.getSession()
    const token = data.session?.access_token
    shop.pass(59 * MINUTE_MS)
    expect((await ada.getUser(token)).error).toBeNull()
    shop.pass(2 * MINUTE_MS)
    expect((await ada.getUser(token)).error).toMatchObject({ status: 403, code: 'bad_jwt' })
  })

  test('a new key signs after a month, while tokens of the old one hold', async () => {
    const ada = await shop.signUp(ADA)
    shop.pass(30 * 24 * 60 * MINUTE_MS - 30 * MINUTE_MS)
    await ada.refreshSession()
    const { data } = await ada.getSession()
    const token = data.session?.access_token
    shop.pass(31 * MINUTE_MS)
    const other = shop.visitor()
    await other.signInWithPassword({ email: ADA, password: PASSWORD })
    const keys = async () => {
      const published = await fetch(`${shop.origin}/auth/v1/.well-known/jwks.json`)
      return Object(await published.json()).keys.length
    }
    expect(await keys()).toBe(2)
    expect((await ada.getUser(token)).error).toBeNull()
    shop.pass(71 * MINUTE_MS)
    expect(await keys()).toBe(1)
  })
})
