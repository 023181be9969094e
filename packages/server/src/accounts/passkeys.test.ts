import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { type AccountShop, openAccountShop } from './testing/open-account-shop.ts'
import { passkeyDevice } from './testing/passkey-device.ts'
import type { Visitor } from './testing/visitor.ts'

const ADA = 'ada@example.com'
/** What the shop of the tests believes to be its address. */
const ORIGIN = 'http://localhost:3000'

type Device = ReturnType<typeof passkeyDevice>

async function challenge(visitor: Visitor) {
  const { data } = await visitor.passkey.startAuthentication()
  return { challengeId: data?.challenge_id ?? '', challenge: data?.options.challenge ?? '' }
}

onEachDatabase((newDatabase) => {
  let shop: AccountShop
  let ada: Visitor

  beforeEach(async () => {
    shop = await openAccountShop(await newDatabase())
    ada = await shop.signUp(ADA)
  })

  afterEach(() => shop.close())

  async function register(device: Device, visitor = ada) {
    const { data } = await visitor.passkey.startRegistration()
    const credential = device.make({ challenge: data?.options.challenge ?? '' })
    return visitor.passkey.verifyRegistration({ challengeId: data?.challenge_id ?? '', credential })
  }

  async function signIn(device: Device, at = ORIGIN) {
    const visitor = shop.visitor()
    const { challengeId, challenge: asked } = await challenge(visitor)
    const credential = device.sign({ challenge: asked }, at)
    return { visitor, ...(await visitor.passkey.verifyAuthentication({ challengeId, credential })) }
  }

  test('a passkey signs in, with both factors at once', async () => {
    const device = passkeyDevice(ORIGIN)
    const { data: made } = await register(device)
    const { data, error, visitor } = await signIn(device)
    expect(error).toBeNull()
    expect(data?.user?.email).toBe(ADA)
    const claims = await visitor.getClaims()
    expect(claims.data?.claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'webauthn' }] })
    const { data: list } = await visitor.passkey.list()
    expect(list).toMatchObject([{ id: made?.id }])
    expect(list?.[0]?.last_used_at).toBeDefined()
    expect((await signIn(device)).error).toBeNull()
  })

  test('an answer counts once, within five minutes, for its own challenge', async () => {
    const device = passkeyDevice(ORIGIN)
    await register(device)
    const visitor = shop.visitor()
    const asked = await challenge(visitor)
    const { challengeId } = asked
    const credential = device.sign(asked)
    const other = await challenge(visitor)
    const verify = async (id: string) =>
      (await visitor.passkey.verifyAuthentication({ challengeId: id, credential })).error?.code
    expect(await verify(other.challengeId)).toBe('mfa_verification_failed')
    expect(await verify(challengeId)).toBeUndefined()
    expect(await verify(challengeId)).toBe('mfa_verification_failed')
    shop.pass(5 * 60_000)
    const late = device.sign(other)
    const { error } = await visitor.passkey.verifyAuthentication({
      challengeId: other.challengeId,
      credential: late,
    })
    expect(error).toMatchObject({ code: 'mfa_verification_failed' })
  })

  test('a device that asks for no finger, another site and another device open nothing', async () => {
    const device = passkeyDevice(ORIGIN)
    await register(device)
    expect((await signIn(passkeyDevice(ORIGIN))).error).toMatchObject({ status: 422 })
    expect((await signIn(device, 'https://evil.example')).error).toMatchObject({ status: 422 })
    const careless = passkeyDevice(ORIGIN, { isVerifying: false })
    expect((await register(careless)).error).toMatchObject({ status: 422 })
  })

  test("nobody answers somebody else's challenge, nor takes their passkey", async () => {
    const device = passkeyDevice(ORIGIN)
    const bob = await shop.signUp('bob@example.com')
    const { data } = await ada.passkey.startRegistration()
    const credential = device.make({ challenge: data?.options.challenge ?? '' })
    const challengeId = data?.challenge_id ?? ''
    const stolen = await bob.passkey.verifyRegistration({ challengeId, credential })
    expect(stolen.error).toMatchObject({ status: 422 })
    await register(device)
    expect((await register(device, bob)).error).toMatchObject({ status: 422 })
  })

  test('a passkey is named and taken off by its owner alone', async () => {
    const device = passkeyDevice(ORIGIN)
    const { data } = await register(device)
    const passkeyId = data?.id ?? ''
    const bob = await shop.signUp('bob@example.com')
    expect((await bob.passkey.delete({ passkeyId })).error).toMatchObject({ status: 404 })
    const named = await ada.passkey.update({ passkeyId, friendlyName: 'Shop laptop' })
    expect(named.data?.friendly_name).toBe('Shop laptop')
    expect((await ada.passkey.delete({ passkeyId })).error).toBeNull()
    expect((await signIn(device)).error).toMatchObject({ status: 422 })
  })
})
