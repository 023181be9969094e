import { EraseRequestSchema } from '@millrun/commerce/account/erase-account'
import type { Caller } from '@millrun/accounts/caller'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import type { CustomerDesk } from './account-api.ts'
import { eraseCustomer } from './erase-customer.ts'
import { exportedRecords } from './exported-records.ts'
import { parsed } from './parsed.ts'

/** Why nobody erases the account of a member of staff. */
export const STAFF_IS_REMOVED = 'Accounts of people who work here are removed by the owner.'

/** What is known of who asks: to be read, and to be erased. */
export function privacyRoutes(
  app: FastifyInstance,
  { books, callerOf, signIn }: CustomerDesk,
): void {
  app.get('/export', async (request, reply) => {
    const caller = await callerOf(request)
    void reply.header('content-disposition', 'attachment; filename="millrun-account.json"')
    return exportedRecords(books, caller, await signIn.exported(caller.accountId))
  })

  app.post('/erase', async (request) => {
    const caller = await callerOf(request)
    refuseUnlessMeant(caller, parsed(EraseRequestSchema, request.body).email)
    return eraseCustomer(books, caller, signIn.erase)
  })
}

function refuseUnlessMeant({ email, staffRole }: Caller, typed: string): void {
  if (staffRole !== undefined) throw new Refusal(409, STAFF_IS_REMOVED)
  if (typed.toLowerCase() === email) return
  throw new Refusal(422, `To erase this account, please type its address, ${email}.`)
}
