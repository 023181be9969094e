import type { AccountTables } from '@millrun/accounts/account-tables'
import { tidyAccounts } from '@millrun/accounts/tidy-accounts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { type AccountShop, openAccountShop, PASSWORD } from './testing/open-account-shop.ts'

const ADA = 'ada@example.com'
const DAY_MS = 24 * 60 * 60_000

const TABLES = [
  'accounts',
  'sessions',
  'refresh_tokens',
  'codes',
  'throttles',
  'factors',
  'challenges',
  'passkeys',
  'account_mails',
] as const

onEachDatabase((newDatabase) => {
  let shop: AccountShop

  beforeEach(async () => {
    shop = await openAccountShop(await newDatabase())
  })

  afterEach(() => shop.close())

  const database = () => shop.books.database.$pickTables<keyof AccountTables>()

  async function counts() {
    const all = TABLES.map(async (table) => {
      const rows = await database().selectFrom(table).selectAll().execute()
      return [table, rows.length] as const
    })
    return Object.fromEntries(await Promise.all(all))
  }

  test('what has served its purpose goes, and nobody is signed out by it', async () => {
    const ada = await shop.signUp(ADA)
    const other = shop.visitor()
    await other.signInWithPassword({ email: ADA, password: PASSWORD })
    await other.signOut({ scope: 'local' })
    const { data } = await ada.mfa.enroll({ factorType: 'totp' })
    await ada.mfa.challenge({ factorId: data?.id ?? '' })
    shop.pass(25 * DAY_MS)
    await ada.refreshSession()
    await tidyAccounts(database(), shop.now())
    expect(await counts()).toMatchObject({ codes: 0, challenges: 0, sessions: 2 })
    shop.pass(6 * DAY_MS)
    await tidyAccounts(database(), shop.now())
    expect(await counts()).toMatchObject({ accounts: 1, sessions: 1, refresh_tokens: 2 })
    expect((await ada.refreshSession()).error).toBeNull()
  })

  test('who has not come for half a year signs in again', async () => {
    const ada = await shop.signUp(ADA)
    shop.pass(181 * DAY_MS)
    await tidyAccounts(database(), shop.now())
    expect((await ada.refreshSession()).error?.code).toBe('refresh_token_not_found')
  })
})
