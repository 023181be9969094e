import type { AccountTables } from '@millrun/accounts/account-tables'
import { listStaff } from '@millrun/accounts/staff/staff-store'
import {
  type Invited,
  type ListedMember,
  MemberSchema,
  MemberWithRoleSchema,
} from '@millrun/commerce/desk/people/staff-members'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parsed } from '../../../customers/parsed.ts'
import { shopOrigin } from '../../../environment.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Desk } from '../../desk-api.ts'
import { OWNER, staffOf } from '../../staff.ts'
import { dismiss, giveRole, invite, type StaffOffice } from './change-staff.ts'

/** Who works here, and who may what: for the owner alone. */
export function staffRoutes(app: FastifyInstance, { environment, till }: Desk): void {
  const { database, now } = till.books

  const officeOf = (request: FastifyRequest): StaffOffice => ({
    database,
    shopOrigin: shopOrigin(environment),
    now: now(),
    actor: staffOf(request),
  })

  async function listed(): Promise<readonly ListedMember[]> {
    const staff = await listStaff(database.$pickTables<keyof AccountTables>())
    return staff.map(({ lastSignInAt = null, ...member }) => ({ ...member, lastSignInAt }))
  }

  app.get('/staff', OWNER, async () => ({ staff: await listed() }))

  app.post('/staff', OWNER, async (request): Promise<Invited> => {
    const member = parsed(MemberWithRoleSchema, request.body)
    const isStaff = (await listed()).some(({ email }) => email === member.email)
    if (isStaff) throw new Refusal(409, `${member.email} is staff already.`)
    const link = await invite(officeOf(request), member)
    return { sentence: `${member.email} is ${member.role} once the link is used.`, link }
  })

  app.post('/staff/link', OWNER, async (request): Promise<Invited> => {
    const { email } = parsed(MemberSchema, request.body)
    const member = (await listed()).find((one) => one.email === email)
    if (member === undefined) throw new Refusal(404, `${email} is not staff.`)
    const link = await invite(officeOf(request), member)
    return { sentence: `${email} is signed out, and begins anew with the link.`, link }
  })

  app.post('/staff/role', OWNER, async (request) => {
    const member = parsed(MemberWithRoleSchema, request.body)
    await giveRole(officeOf(request), member)
    return { sentence: `${member.email} is ${member.role} now, and signs in again.` }
  })

  app.post('/staff/remove', OWNER, async (request) => {
    const { email } = parsed(MemberSchema, request.body)
    await dismiss(officeOf(request), email)
    return { sentence: `${email} is not staff any more, and is signed out everywhere.` }
  })
}
