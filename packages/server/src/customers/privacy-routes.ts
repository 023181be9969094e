import { EraseRequestSchema } from '@millrun/commerce/account/erase-account'
import type { Caller } from '@millrun/accounts/caller'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import { eraseOrders } from '../retention/erase-orders.ts'
import type { CustomerDesk } from './account-api.ts'
import { exportedRecords } from './exported-records.ts'
import { parsed } from './parsed.ts'

const STAFF = 'Accounts of people who work here are removed by the owner.'

/** What is known of who asks: to be read, and to be erased. */
export function privacyRoutes(
  app: FastifyInstance,
  { books, callerOf, signIn }: CustomerDesk,
): void {
  const { database, now } = books

  app.get('/export', async (request, reply) => {
    const caller = await callerOf(request)
    void reply.header('content-disposition', 'attachment; filename="millrun-account.json"')
    return exportedRecords(books, caller, await signIn.exported(caller.accountId))
  })

  app.post('/erase', async (request) => {
    const caller = await callerOf(request)
    refuseUnlessMeant(caller, parsed(EraseRequestSchema, request.body).email)
    const { accountId, email } = caller
    await database.deleteFrom('kept_addresses').where('account_id', '=', accountId).execute()
    await database.deleteFrom('kept_work').where('account_id', '=', accountId).execute()
    await database.deleteFrom('trade_applications').where('account_id', '=', accountId).execute()
    const orders = await eraseOrders(database, email, now())
    // At last: until then whoever was interrupted can ask again.
    await signIn.erase(accountId)
    return orders
  })
}

function refuseUnlessMeant({ email, staffRole }: Caller, typed: string): void {
  if (staffRole !== undefined) throw new Refusal(409, STAFF)
  if (typed.toLowerCase() === email) return
  throw new Refusal(422, `To erase this account, please type its address, ${email}.`)
}
