import { afterEach, beforeEach, expect, test } from 'vitest'
import { COMMAND_LINE } from '../desk/staff-actions.ts'
import { readFile } from '../exemptions/certificate.ts'
import { eventually } from '../testing/eventually.ts'
import { ADA } from '../testing/open-account-api.ts'
import { onEachDatabase, type DatabaseSettings } from '../testing/on-each-database.ts'
import { openPayPal, openShop, type TestPayPal, type TestShop } from '../testing/open-shop.ts'
import { readOutbox } from '../testing/read-mail.ts'
import { SAMPLE_DOCUMENT } from '../testing/sample-certificate.ts'
import { apply, decideApplication } from './trade-store.ts'

/** Past, by every clock: what is due later is not told yet. */
const NOON = new Date('2026-01-15T17:00:00.000Z')

onEachDatabase((newDatabase) => {
  let settings: DatabaseSettings
  let payPal: TestPayPal
  let shop: TestShop

  beforeEach(async () => {
    settings = await newDatabase()
    payPal = await openPayPal()
    shop = await openShop(settings, payPal)
  })

  afterEach(async () => {
    await shop.close()
    await payPal.close()
  })

  const subjects = async () =>
    [...(await readOutbox(settings.dataDir)).values()].map(({ headers }) => headers.get('subject'))

  test('an application is told to the business, and what was decided to who asked, each once', async () => {
    const { database } = shop.books
    const document = SAMPLE_DOCUMENT.toString('base64')
    const { id } = await apply(
      database,
      ADA,
      {
        businessName: 'Turner Stairs',
        trade: 'installer',
        proof: 'license',
        number: '13VH01234500',
        states: ['NJ'],
        website: '',
        document,
      },
      readFile(document),
      NOON,
    )
    const asked = 'A trade account is to be decided: Turner Stairs'
    await eventually(async () => expect(await subjects()).toEqual([asked]))
    const decided = { status: 'refused', reason: 'It has expired', actor: COMMAND_LINE, at: NOON }
    await decideApplication(database, id, { ...decided, status: 'refused' })
    const told = 'We could not approve a trade account for Turner Stairs'
    await eventually(async () => expect(new Set(await subjects())).toEqual(new Set([asked, told])))
    await eventually(async () => {
      const row = await database
        .selectFrom('trade_applications')
        .select(['next_mail_at', 'tries'])
        .executeTakeFirstOrThrow()
      expect(row).toEqual({ next_mail_at: null, tries: 1 })
    })
  })
})
