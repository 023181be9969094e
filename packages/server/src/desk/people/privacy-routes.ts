import { accountRecords } from '@millrun/accounts/account-records'
import type { AccountTables } from '@millrun/accounts/account-tables'
import { eraseAccount } from '@millrun/accounts/erase-account'
import { CustomerQuerySchema, EraseCustomerSchema } from '@millrun/commerce/desk/people/customers'
import type { FastifyInstance } from 'fastify'
import { eraseCustomer, type KnownCustomer } from '../../customers/erase-customer.ts'
import { exportedRecords } from '../../customers/exported-records.ts'
import { parsed } from '../../customers/parsed.ts'
import { STAFF_IS_REMOVED } from '../../customers/privacy-routes.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Desk } from '../desk-api.ts'
import { keepAction } from '../staff-actions.ts'
import { OWNER, staffOf } from '../staff.ts'
import { accountLabel } from './account-label.ts'
import { forgetAppsOf } from './forget-apps-of.ts'

/** What the list of what was done calls somebody who has no account. */
const BUYER = 'a buyer without an account'

/** What customers ask for by telephone about their own data: for the owner, who asks them who they are. */
export function privacyRoutes(app: FastifyInstance, { till: { books } }: Desk): void {
  const { database, now } = books
  const accounts = database.$pickTables<keyof AccountTables>()

  async function known(email: string): Promise<KnownCustomer & { readonly label: string }> {
    const row = await accounts
      .selectFrom('accounts')
      .select(['id', 'staff_role'])
      .where('email', '=', email)
      .executeTakeFirst()
    if (row === undefined) return { email, accountId: '', label: BUYER }
    if (row.staff_role !== null) throw new Refusal(409, STAFF_IS_REMOVED)
    return { email, accountId: row.id, label: accountLabel(row.id) }
  }

  app.get('/customer/export', OWNER, async (request, reply) => {
    const { address } = parsed(CustomerQuerySchema, request.query)
    const { label, ...customer } = await known(address)
    const records = await accountRecords(accounts, customer.accountId)
    const subject = { actor: staffOf(request), at: now(), subject: label }
    await keepAction(database, { ...subject, deed: 'exported data of a customer' })
    void reply.header('content-disposition', 'attachment; filename="customer.json"')
    return exportedRecords(books, customer, records)
  })

  app.post('/customer/erase', OWNER, async (request) => {
    const { address, typed } = parsed(EraseCustomerSchema, request.body)
    if (typed.trim().toLowerCase() !== address) {
      throw new Refusal(422, `To erase this customer, please type their address, ${address}.`)
    }
    const { label, ...customer } = await known(address)
    const erased = await eraseCustomer(books, customer, (id) => eraseAccount(accounts, id))
    await keepAction(database, {
      actor: staffOf(request),
      at: now(),
      deed: 'erased a customer',
      subject: label,
      after: erased,
    })
    return { sentence: erasedSentence(erased) }
  })

  app.post('/customer/forget-apps', OWNER, async (request) => {
    const { address } = parsed(CustomerQuerySchema, request.body)
    const by = { actor: staffOf(request), now: now() }
    switch (await forgetAppsOf(database, address, by)) {
      case 'forgotten':
        return { sentence: 'They sign in without an app now, and are told by mail.' }
      case 'no app':
        throw new Refusal(409, 'This account has no authenticator app.')
      case 'staff':
        throw new Refusal(409, 'A member of staff needs a new link instead; see Staff.')
    }
  })
}

interface Erased {
  readonly forgotten: number
  readonly underWay: number
}

function erasedSentence({ forgotten, underWay }: Erased): string {
  const done = `The account is gone, and the buyer of ${orders(forgotten)} is forgotten.`
  if (underWay === 0) return done
  return `${done} The buyer of ${orders(underWay)} under way follows when they are done.`
}

function orders(count: number): string {
  return count === 1 ? '1 order' : `${count} orders`
}
