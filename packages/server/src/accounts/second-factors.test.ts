import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { readQrCode } from './testing/read-qr-code.ts'
import { authenticatorCode } from './testing/authenticator-app.ts'
import { type AccountShop, openAccountShop, PASSWORD } from './testing/open-account-shop.ts'
import type { Visitor } from './testing/visitor.ts'

const ADA = 'ada@example.com'
const STEP_MS = 30_000

test('the codes are those of the standard', () => {
  // RFC 6238, appendix B, of which apps show the last six digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect(authenticatorCode(secret, new Date(59_000))).toBe('287082')
  expect(authenticatorCode(secret, new Date(1_111_111_109_000))).toBe('081804')
})

async function enrol(visitor: Visitor, friendlyName = 'Telephone') {
  const { data } = await visitor.mfa.enroll({ factorType: 'totp', friendlyName })
  const { qr_code: picture = '', secret = '', uri = '' } = data?.totp ?? {}
  return { factorId: data?.id ?? '', secret, uri, picture }
}

async function show(visitor: Visitor, factorId: string, shown: string) {
  const { error } = await visitor.mfa.challengeAndVerify({ factorId, code: shown })
  return error?.code
}

const levels = async (visitor: Visitor) => {
  const { data } = await visitor.mfa.getAuthenticatorAssuranceLevel()
  return [data?.currentLevel, data?.nextLevel]
}

onEachDatabase((newDatabase) => {
  let shop: AccountShop
  let ada: Visitor

  beforeEach(async () => {
    shop = await openAccountShop(await newDatabase())
    ada = await shop.signUp(ADA)
  })

  afterEach(() => shop.close())

  const signIn = async () => {
    const device = shop.visitor()
    await device.signInWithPassword({ email: ADA, password: PASSWORD })
    return device
  }

  const code = (secret: string) => authenticatorCode(secret, shop.now())

  test('the camera of an app reads the secret from a picture', async () => {
    const { uri, picture } = await enrol(ada)
    const [address = '', svg = ''] = picture.split(/(?<=utf-8),/)
    expect(address).toBe('data:image/svg+xml;utf-8')
    // A browser would take what follows as the place in the picture.
    expect(svg).not.toContain('#')
    expect(await readQrCode(svg)).toBe(uri)
  })

  test('an app is set up with its secret as text, and counts from its first code on', async () => {
    const { factorId, secret, uri } = await enrol(ada)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toContain('otpauth://totp/Millrun%20Stair%20Parts:ada%40example.com')
    expect(await levels(ada)).toEqual(['aal1', 'aal1'])
    const events: string[] = []
    ada.onAuthStateChange((event) => void events.push(event))
    expect(await show(ada, factorId, code(secret))).toBeUndefined()
    expect(events).toContain('MFA_CHALLENGE_VERIFIED')
    expect(await levels(ada)).toEqual(['aal2', 'aal2'])
    expect((await ada.refreshSession()).error).toBeNull()
    expect(await levels(ada)).toEqual(['aal2', 'aal2'])
    const { data } = await ada.mfa.listFactors()
    expect(data?.totp).toMatchObject([
      { id: factorId, status: 'verified', friendly_name: 'Telephone' },
    ])
  })

  test('a code is taken once, and those of half a minute around it', async () => {
    const { factorId, secret } = await enrol(ada)
    const shown = code(secret)
    expect(await show(ada, factorId, shown)).toBeUndefined()
    expect(await show(ada, factorId, shown)).toBe('mfa_verification_failed')
    shop.pass(STEP_MS)
    const next = code(secret)
    shop.pass(STEP_MS)
    expect(await show(ada, factorId, next)).toBeUndefined()
    const late = code(secret)
    shop.pass(3 * STEP_MS)
    expect(await show(ada, factorId, late)).toBe('mfa_verification_failed')
  })

  test('five codes may be tried in five minutes', async () => {
    const { factorId, secret } = await enrol(ada)
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = code(secret) === '000000' ? '000001' : '000000'
      expect(await show(ada, factorId, wrong)).toBe('mfa_verification_failed')
    }
    expect(await show(ada, factorId, code(secret))).toBe('over_request_rate_limit')
    shop.pass(5 * 60_000)
    expect(await show(ada, factorId, code(secret))).toBeUndefined()
  })

  test('who has a second factor shows it before anything is changed', async () => {
    const { factorId, secret } = await enrol(ada)
    await show(ada, factorId, code(secret))
    const thief = await signIn()
    expect(await levels(thief)).toEqual(['aal1', 'aal2'])
    const password = 'Known to the thief alone'
    const changed = await thief.updateUser({ password, current_password: PASSWORD })
    expect(changed.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
    expect((await thief.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal')
    const another = await thief.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })
    expect(another.error?.code).toBe('insufficient_aal')
    expect((await thief.passkey.startRegistration()).error).toMatchObject({
      code: 'insufficient_aal',
    })
  })

  test('with a first factor, sessions of before end', async () => {
    const thief = await signIn()
    const { factorId, secret } = await enrol(ada)
    await show(ada, factorId, code(secret))
    expect((await thief.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await ada.getUser()).error).toBeNull()
  })

  test('a factor that is taken off counts no more', async () => {
    const { factorId, secret } = await enrol(ada)
    await show(ada, factorId, code(secret))
    expect((await ada.mfa.unenroll({ factorId })).error).toBeNull()
    await ada.refreshSession()
    expect(await levels(ada)).toEqual(['aal1', 'aal1'])
  })

  test("nobody uses somebody else's factor, nor a challenge for another one", async () => {
    const { factorId, secret } = await enrol(ada)
    const bob = await shop.signUp('bob@example.com')
    expect(await show(bob, factorId, code(secret))).toBe('mfa_factor_not_found')
    expect((await bob.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found')
    const own = await enrol(bob)
    const { data } = await bob.mfa.challenge({ factorId: own.factorId })
    const crossed = await ada.mfa.verify({
      factorId,
      challengeId: data?.id ?? '',
      code: code(secret),
    })
    expect(crossed.error?.code).toBe('mfa_challenge_expired')
  })

  test('telephones and keys are no second factor here', async () => {
    const phone = await ada.mfa.enroll({ factorType: 'phone', phone: '+16095550100' })
    expect(phone.error?.code).toBe('mfa_phone_enroll_not_enabled')
    const { factorId, secret } = await enrol(ada)
    await show(ada, factorId, code(secret))
    const same = await ada.mfa.enroll({ factorType: 'totp', friendlyName: 'Telephone' })
    expect(same.error?.code).toBe('mfa_factor_name_conflict')
  })
})
