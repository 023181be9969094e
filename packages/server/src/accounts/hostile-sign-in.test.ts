import { contractProblem } from '@millrun/accounts/testing/auth-contract'
import { createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { type AccountShop, openAccountShop, PASSWORD } from './testing/open-account-shop.ts'

const ADA = 'ada@example.com'

interface Sent {
  readonly method?: string
  readonly path: string
  readonly body?: string
  readonly type?: string
  readonly bearer?: string
}

const LONG_ADDRESS = `${'a'.repeat(400)}@example.com`

const BODIES: readonly unknown[] = [
  undefined,
  null,
  [],
  'text',
  7,
  {},
  { email: null },
  { email: { $ne: '' }, password: { $ne: '' } },
  { email: [ADA], password: [PASSWORD] },
  { email: LONG_ADDRESS, password: PASSWORD },
  { email: `${ADA}\r\nBcc: bob@example.com`, password: PASSWORD },
  { email: ADA },
  { email: ADA, password: 12_345_678 },
  { email: ADA, password: 'x'.repeat(20_000) },
  { email: ADA, token: ['000000'], type: 'email' },
  { email: ADA, token: '000000', type: 'admin' },
  { token_hash: { $gt: '' }, type: 'invite' },
  { refresh_token: { $gt: '' } },
  { refresh_token: '' },
  { refresh_token: '\u0000' },
]

const PATHS = [
  '/signup',
  '/token?grant_type=password',
  '/token?grant_type=refresh_token',
  '/verify',
]

/** They take any address. */
const FOR_ANYBODY = ['/otp', '/recover', '/resend']

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

onEachDatabase((newDatabase) => {
  let shop: AccountShop

  beforeEach(async () => {
    shop = await openAccountShop(await newDatabase())
  })

  afterEach(() => shop.close())

  async function send({ method = 'POST', path, body, type, bearer }: Sent) {
    const response = await fetch(`${shop.origin}/auth/v1${path}`, {
      method,
      ...(body !== undefined && { body }),
      headers: {
        'content-type': type ?? 'application/json',
        'x-forwarded-for': `198.18.${Math.floor(Math.random() * 250)}.1`,
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
    })
    const text = await response.text()
    const answer = text === '' ? undefined : JSON.parse(text)
    const { status } = response
    const bare = path.replace(/\?.*/, '')
    expect(contractProblem({ method, path: bare, status, body: answer })).toBeUndefined()
    const isRefusal = answer?.code === status && /^[a-z_\d]+$/.test(answer.error_code)
    expect(status < 400 || isRefusal).toBe(true)
    return { status, code: answer?.error_code }
  }

  test('bodies that nobody sends by mistake are refused, each with a code', async () => {
    for (const path of [...PATHS, ...FOR_ANYBODY]) {
      for (const body of BODIES) {
        const text = body === undefined ? undefined : JSON.stringify(body)
        const { status } = await send({ path, ...(text !== undefined && { body: text }) })
        const isGood = FOR_ANYBODY.includes(path) && text?.startsWith(`{"email":"${ADA}"`) === true
        expect(isGood ? [200, 400, 429] : [400, 403, 422], `${path} ${text}`).toContain(status)
      }
    }
    expect(shop.log.join('')).not.toContain('"level":"error"')
  })

  test('what is no JSON, too much of it, or something else is refused', async () => {
    expect(await send({ path: '/signup', body: '{"email":' })).toEqual({
      status: 400,
      code: 'bad_json',
    })
    const large = JSON.stringify({ email: ADA, password: 'x'.repeat(10_000_000) })
    expect(await send({ path: '/signup', body: large })).toMatchObject({ status: 413 })
    const form = { type: 'application/x-www-form-urlencoded', body: 'grant_type=password' }
    expect(await send({ path: '/token?grant_type=password', ...form })).toMatchObject({
      status: 415,
    })
    const poisoned = '{"email":"ada@example.com","__proto__":{"staff_role":"owner"}}'
    expect(await send({ path: '/signup', body: poisoned })).toMatchObject({ status: 400 })
    for (const query of ['', '?grant_type=pkce', '?grant_type=password&grant_type=password']) {
      expect(await send({ path: `/token${query}`, body: '{}' })).toMatchObject({ status: 400 })
    }
    expect(await send({ path: '/admin/users', method: 'GET' })).toMatchObject({ status: 404 })
  })

  test('pages of others are refused, callers that are no page are not', async () => {
    const keys = (origin?: string) =>
      fetch(`${shop.origin}/auth/v1/.well-known/jwks.json`, {
        headers: origin === undefined ? {} : { origin },
      })
    expect((await keys('https://evil.example')).status).toBe(403)
    expect(Object(await (await keys('https://evil.example')).json()).code).toBe(403)
    expect((await keys()).status).toBe(200)
    expect((await keys(shop.origin)).status).toBe(200)
  })

  test('only tokens that we have signed, as we sign them, are believed', async () => {
    const ada = await shop.signUp(ADA)
    const { data } = await ada.getSession()
    const token = data.session?.access_token ?? ''
    const [head = '', body = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const published = await fetch(`${shop.origin}/auth/v1/.well-known/jwks.json`)
    const [jwk] = Object(await published.json()).keys
    const signed = (header: object, payload: object, by: (input: string) => string) => {
      const input = `${encoded(header)}.${encoded(payload)}`
      return `${input}.${by(input)}`
    }
    const byPublicKey = (input: string) => {
      const pem = createPublicKey({ key: jwk, format: 'jwk' }).export({
        type: 'spki',
        format: 'pem',
      })
      return createHmac('sha256', pem).update(input).digest('base64url')
    }
    const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    const byStranger = (input: string) =>
      sign('sha256', Buffer.from(input), { key: stranger, dsaEncoding: 'ieee-p1363' }).toString(
        'base64url',
      )
    const es256 = { alg: 'ES256', typ: 'JWT', kid: jwk.kid }
    const forged = {
      unsigned: signed({ ...es256, alg: 'none' }, claims, () => ''),
      unsignedInOtherLetters: signed({ ...es256, alg: 'nOnE' }, claims, () => ''),
      byThePublicKey: signed({ ...es256, alg: 'HS256' }, claims, byPublicKey),
      byAStranger: signed(es256, claims, byStranger),
      byAKeyOfTheirOwn: signed({ ...es256, jwk }, claims, byStranger),
      ofAnUnknownKey: signed({ ...es256, kid: 'ada' }, claims, byStranger),
      withAnotherRole: `${head}.${encoded({ ...claims, app_metadata: { staff_role: 'owner' } })}.${signature}`,
      withoutSignature: `${head}.${body}.`,
      empty: 'a.b.c',
      notAToken: 'x',
      tooLong: 'x'.repeat(9000),
    }
    for (const [name, bearer] of Object.entries(forged)) {
      const answer = await send({ path: '/user', method: 'GET', bearer })
      expect({ name, ...answer }).toEqual({ name, status: 403, code: 'bad_jwt' })
    }
    expect(await send({ path: '/user', method: 'GET' })).toEqual({
      status: 401,
      code: 'no_authorization',
    })
    expect(await send({ path: '/user', method: 'GET', bearer: token })).toMatchObject({
      status: 200,
    })
  })

  test('the log of it all names nobody, and no secret', async () => {
    const ada = await shop.signUp(ADA)
    const { data } = await ada.getSession()
    await ada.refreshSession()
    await ada.signInWithPassword({ email: ADA, password: 'Not her password' })
    await send({
      path: `/user?token=${data.session?.access_token}`,
      method: 'GET',
      bearer: 'x.y.z',
    })
    await send({ path: '/signup', body: `{"email":"${ADA}","password":"${PASSWORD}"` })
    await shop.books.database.destroy()
    const broken = await fetch(`${shop.origin}/auth/v1/recover`, {
      method: 'POST',
      body: JSON.stringify({ email: ADA }),
      headers: { 'content-type': 'application/json' },
    })
    expect(broken.status).toBeGreaterThanOrEqual(500)
    const log = shop.log.join('')
    expect(log).toContain('a request to sign-in failed')
    expect(log).toContain('mail about an account sent')
    const [, code = 'no code'] = /\b(\d{6})\b/.exec((await shop.mailsTo(ADA))[0]?.text ?? '') ?? []
    const { access_token = '', refresh_token = '' } = data.session ?? {}
    for (const secret of ['ada@', PASSWORD, 'Not her', code, access_token, refresh_token]) {
      expect(log).not.toContain(secret)
    }
  })
})
