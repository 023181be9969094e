import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { type MailServer, openMailServer } from '../testing/open-mail-server.ts'
import { type AccountShop, openAccountShop } from './testing/open-account-shop.ts'

const ADA = 'ada@example.com'

let folder: string
let mailServer: MailServer
let shop: AccountShop

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrun-mails-'))
  mailServer = await openMailServer()
  const variables = { SMTP_URL: mailServer.url }
  shop = await openAccountShop({ databaseUrl: undefined, dataDir: folder }, variables)
})

afterEach(async () => {
  await shop.close()
  await mailServer.close()
  await rm(folder, { recursive: true })
})

const waiting = () => shop.books.database.selectFrom('account_mails').selectAll().execute()

test('a code that was not taken is sent again, while it holds', async () => {
  mailServer.refuse(1)
  await shop.visitor().signInWithOtp({ email: ADA })
  await eventually(() => expect(shop.log.join('')).toContain('about an account was not sent'))
  expect(shop.log.join('')).not.toContain('ada@')
  shop.pass(61_000)
  await eventually(async () => expect(await waiting()).toEqual([]))
  expect(mailServer.received).toHaveLength(1)
})

test('a code that holds no more is not sent, and not kept', async () => {
  mailServer.refuse(1)
  await shop.visitor().signInWithOtp({ email: ADA })
  await eventually(() => expect(shop.log.join('')).toContain('about an account was not sent'))
  shop.pass(11 * 60_000)
  await eventually(async () => expect(await waiting()).toEqual([]))
  expect(mailServer.received).toEqual([])
})
