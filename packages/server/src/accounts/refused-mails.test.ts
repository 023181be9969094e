import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type MailServer, openMailServer } from '../testing/open-mail-server.ts'
import { type AccountShop, openAccountShop } from './testing/open-account-shop.ts'

const ADA = 'ada@example.com'
const PATIENT = { timeout: 10_000 }

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
  await vi.waitFor(
    () => expect(shop.log.join('')).toContain('about an account was not sent'),
    PATIENT,
  )
  expect(shop.log.join('')).not.toContain('ada@')
  shop.pass(61_000)
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), PATIENT)
  expect(mailServer.received).toHaveLength(1)
})

test('a code that holds no more is not sent, and not kept', async () => {
  mailServer.refuse(1)
  await shop.visitor().signInWithOtp({ email: ADA })
  await vi.waitFor(
    () => expect(shop.log.join('')).toContain('about an account was not sent'),
    PATIENT,
  )
  shop.pass(11 * 60_000)
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), PATIENT)
  expect(mailServer.received).toEqual([])
})
