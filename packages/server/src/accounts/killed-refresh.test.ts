import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOrderDatabase } from '../database/order-database.ts'
import { eventually } from '../testing/eventually.ts'
import { startShopProcess, writePages, type ShopProcess } from '../testing/shop-process.ts'
import { PASSWORD } from './testing/open-account-shop.ts'
import { codeFrom, type Visitor, visitor } from './testing/visitor.ts'

const ADA = 'ada@example.com'

let folder: string
let shop: ShopProcess

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrun-refresh-'))
  await writePages(join(folder, 'pages'), {})
  shop = await start()
})

afterEach(async () => {
  await shop.stop('SIGKILL')
  await rm(folder, { recursive: true })
})

function start(): Promise<ShopProcess> {
  const origin = 'http://localhost:3000'
  return startShopProcess(folder, join(folder, 'pages'), { PUBLIC_ORIGIN: origin })
}

async function signUp(): Promise<Visitor> {
  const ada = visitor(shop.origin)
  await ada.signUp({ email: ADA, password: PASSWORD })
  const token = await codeFrom(join(folder, 'data'), ADA)
  await ada.verifyOtp({ email: ADA, token, type: 'email' })
  return ada
}

async function usedTokens(): Promise<number> {
  const settings = { databaseUrl: undefined, dataDir: join(folder, 'data') }
  const database = await openOrderDatabase(settings)
  const used = await database
    .selectFrom('refresh_tokens')
    .select('hash')
    .where('used_at', 'is not', null)
    .execute()
  await database.destroy()
  return used.length
}

test('a shop that is killed after it has changed the token gives the retry the one in use', async () => {
  const ada = await signUp()
  const { data } = await ada.getSession()
  const parent = data.session?.refresh_token ?? ''
  const body = JSON.stringify({ refresh_token: parent })
  const asking = shop.connect()
  asking.write(
    `POST /auth/v1/token?grant_type=refresh_token HTTP/1.1\r\nHost: shop\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
  // Nobody reads the answer: for the browser it was never sent.
  await eventually(async () => expect(await usedTokens()).toBe(1))
  await shop.stop('SIGKILL')
  shop = await start()
  const again = visitor(shop.origin)
  const first = await again.refreshSession({ refresh_token: parent })
  expect(first.error).toBeNull()
  const second = await again.refreshSession()
  expect(second.error).toBeNull()
  expect(await usedTokens()).toBe(2)
})
