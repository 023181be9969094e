import { openFindCaller } from '@millrun/accounts/find-caller'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { authenticatorCode } from '../../accounts/testing/authenticator-app.ts'
import {
  type AccountShop,
  openAccountShop,
  PASSWORD,
} from '../../accounts/testing/open-account-shop.ts'
import type { Visitor } from '../../accounts/testing/visitor.ts'
import { openShopSignIn } from '../../accounts/open-shop-sign-in.ts'
import { onEachDatabase } from '../../testing/on-each-database.ts'
import { readStaffCommand } from './read-staff-command.ts'
import { runStaffCommand } from './run-staff-command.ts'

const EVE = 'eve@millrun.example'
const OTHER = 'Handrail fittings, left and right'

test('a command needs an address, and a role that there is', () => {
  expect(() => readStaffCommand(['add'])).toThrow('"add" needs an e-mail address.')
  expect(() => readStaffCommand(['add', EVE])).toThrow('needs a role')
  expect(() => readStaffCommand(['add', EVE, '--role', 'king'])).toThrow('needs a role')
  expect(() => readStaffCommand(['remove', EVE, 'now'])).toThrow('does not take "now"')
  expect(() => readStaffCommand(['promote', EVE])).toThrow('There is no command')
  expect(readStaffCommand(['add', ' Eve@Millrun.example', '--role', 'owner'])).toEqual({
    name: 'add',
    email: EVE,
    role: 'owner',
  })
})

async function authorization(visitor: Visitor): Promise<string> {
  return `Bearer ${(await visitor.getSession()).data.session?.access_token}`
}

onEachDatabase((newDatabase) => {
  let shop: AccountShop

  beforeEach(async () => {
    shop = await openAccountShop(await newDatabase())
  })

  afterEach(() => shop.close())

  async function run(...words: string[]): Promise<string> {
    const command = readStaffCommand(words)
    if (command === undefined) throw new Error('help needs no database')
    const { database } = shop.books
    return runStaffCommand(
      { database, shopOrigin: 'https://shop.example', now: shop.now() },
      command,
    )
  }

  async function invite(role: string): Promise<string> {
    const said = await run('add', EVE, '--role', role)
    return (
      /^https:\/\/shop\.example\/desk#token_hash=([\w-]{43})&type=invite$/m.exec(said)?.[1] ?? ''
    )
  }

  async function open(token_hash: string): Promise<Visitor> {
    const eve = shop.visitor()
    await eve.verifyOtp({ token_hash, type: 'invite' })
    return eve
  }

  async function setUp(eve: Visitor, password = PASSWORD): Promise<string> {
    expect((await eve.updateUser({ password })).error).toBeNull()
    return addApp(eve)
  }

  async function addApp(eve: Visitor): Promise<string> {
    const { data } = await eve.mfa.enroll({ factorType: 'totp' })
    const secret = data?.totp.secret ?? ''
    const code = authenticatorCode(secret, shop.now())
    expect((await eve.mfa.challengeAndVerify({ factorId: data?.id ?? '', code })).error).toBeNull()
    return secret
  }

  const findCaller = () =>
    openFindCaller(
      openShopSignIn({ publicOrigin: undefined, port: 3000 }, shop.books.database, shop.now),
    )

  test('the link sets password and second factor, and the role is in the token for ten minutes', async () => {
    const eve = await open(await invite('owner'))
    await setUp(eve)
    const { data } = await eve.getSession()
    expect(data.session?.expires_in).toBe(600)
    const claims = await eve.getClaims()
    expect(claims.data?.claims).toMatchObject({
      aal: 'aal2',
      app_metadata: { staff_role: 'owner' },
    })
    expect(await findCaller()(await authorization(eve))).toMatchObject({
      email: EVE,
      staffRole: 'owner',
      assurance: 'aal2',
      owesSecondFactor: false,
    })
    expect(await run('list')).toMatch(/^owner {5}eve@millrun\.example {2}second factor, signed in /)
  })

  test('the link holds for a day, and once; a new one takes its place', async () => {
    const first = await invite('manager')
    const second = await invite('manager')
    expect((await (await open(first)).getUser()).error).not.toBeNull()
    expect((await (await open(second)).getUser()).error).toBeNull()
    expect((await (await open(second)).getUser()).error).not.toBeNull()
    const third = await invite('manager')
    shop.pass(24 * 60 * 60_000)
    expect((await (await open(third)).getUser()).error).not.toBeNull()
  })

  test('who only reads the mails of a member of staff sets up no second factor', async () => {
    await setUp(await open(await invite('owner')))
    const thief = shop.visitor()
    await thief.resetPasswordForEmail(EVE)
    await thief.verifyOtp({ email: EVE, token: await shop.codeFrom(EVE), type: 'recovery' })
    expect((await thief.updateUser({ password: OTHER })).error).toMatchObject({
      code: 'insufficient_aal',
    })
    expect(await findCaller()(await authorization(thief))).toMatchObject({
      assurance: 'aal1',
      owesSecondFactor: true,
    })
    const invited = 'fay@millrun.example'
    await run('add', invited, '--role', 'shipping')
    const reader = shop.visitor()
    await reader.signInWithOtp({ email: invited })
    await reader.verifyOtp({ email: invited, token: await shop.codeFrom(invited), type: 'email' })
    const enrolled = await reader.mfa.enroll({ factorType: 'totp' })
    expect(enrolled.error?.code).toBe('insufficient_aal')
    expect((await reader.passkey.startRegistration()).error).toMatchObject({
      code: 'insufficient_aal',
    })
  })

  test('a customer who has lost the device signs in without its app, and is told by mail', async () => {
    const ada = await shop.signUp('ada@example.com')
    await addApp(ada)
    expect(await run('forget-apps', 'ada@example.com')).toContain('signs in without an app now')
    expect((await ada.getUser()).error).not.toBeNull()
    const again = shop.visitor()
    await again.signInWithPassword({ email: 'ada@example.com', password: PASSWORD })
    const { data } = await again.mfa.getAuthenticatorAssuranceLevel()
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
    const subjects = async () =>
      (await shop.mailsTo('ada@example.com')).map(({ subject }) => subject)
    await expect
      .poll(subjects, { timeout: 10_000 })
      .toContainEqual(expect.stringContaining('authenticator app was removed'))
    await expect(run('forget-apps', 'ada@example.com')).rejects.toThrow(/has an authenticator app/)
  })

  test('a member of staff is given a new link, and keeps the app until it is used', async () => {
    const eve = await open(await invite('owner'))
    await setUp(eve)
    await expect(run('forget-apps', EVE)).rejects.toThrow(/^eve@millrun\.example is staff/)
    expect((await eve.getUser()).error).toBeNull()
  })

  test('with another link a member begins anew', async () => {
    const before = await open(await invite('owner'))
    await setUp(before)
    const eve = await open(await invite('owner'))
    expect((await before.getUser()).error?.name).toBe('AuthSessionMissingError')
    const old = await shop.visitor().signInWithPassword({ email: EVE, password: PASSWORD })
    expect(old.error?.code).toBe('invalid_credentials')
    await setUp(eve, OTHER)
  })

  test('a customer becomes staff and stays one customer after it', async () => {
    const eve = await shop.signUp(EVE)
    await run('add', EVE, '--role', 'shipping')
    expect((await eve.getUser()).error?.name).toBe('AuthSessionMissingError')
    await run('remove', EVE)
    const again = await shop.visitor().signInWithPassword({ email: EVE, password: PASSWORD })
    expect(again.data.session?.expires_in).toBe(3600)
  })

  test('whoever is removed is signed out at once, and their link holds no more', async () => {
    const eve = await open(await invite('owner'))
    await setUp(eve)
    const token = await authorization(eve)
    const unused = await invite('owner')
    expect(await run('remove', EVE)).toBe(
      'eve@millrun.example is not staff any more, and is signed out everywhere.\n',
    )
    const done = await shop.books.database.selectFrom('staff_actions').selectAll().execute()
    expect(done.map(({ actor, deed }) => `${actor} ${deed}`)).toContain(
      'command line removed staff',
    )
    expect(await findCaller()(token)).toBeUndefined()
    expect((await (await open(unused)).getUser()).error).not.toBeNull()
    expect(await run('list')).toBe('Nobody is staff yet.\n')
    await expect(run('remove', EVE)).rejects.toThrow('eve@millrun.example is not staff.')
  })

  test('nothing but a token of ours names a caller', async () => {
    const ada = await shop.signUp('ada@example.com')
    const genuine = await authorization(ada)
    expect(await findCaller()(genuine)).toMatchObject({
      email: 'ada@example.com',
      staffRole: undefined,
    })
    for (const header of [
      undefined,
      '',
      'Bearer',
      'Bearer x.y.z',
      `Basic ${genuine}`,
      `${genuine}x`,
    ]) {
      expect(await findCaller()(header)).toBeUndefined()
    }
    await ada.signOut()
    expect(await findCaller()(genuine)).toBeUndefined()
  })
})
