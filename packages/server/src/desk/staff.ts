import type { FindCaller } from '@millrun/accounts/caller'
import type { Staff, StaffRole } from '@millrun/commerce/desk/desk-api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../http/refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may ask at a route of the desk; a route that does not say it is open to nobody. */
    readonly roles?: readonly StaffRole[]
  }
  interface FastifyRequest {
    /** Who asks; on routes of the desk alone. */
    staff: (Staff & { readonly accountId: string }) | null
  }
}

const SIGN_IN = 'Please sign in at the desk again.'
const SECOND_FACTOR = 'Please sign in with your second factor first.'
const NO_STAFF = 'This address has no place at the desk.'

export const EVERY_ROLE = { config: { roles: ['owner', 'manager', 'shipping'] } } as const
export const DECIDING = { config: { roles: ['owner', 'manager'] } } as const
export const OWNER = { config: { roles: ['owner'] } } as const

/** Lets the shop's people in, each to what their role is for; everybody else is refused before anything is read. */
export function admitStaff(app: FastifyInstance, findCaller: FindCaller): void {
  app.decorateRequest('staff', null)
  app.addHook('onRequest', async (request) => {
    const caller = await findCaller(request.headers.authorization)
    if (caller === undefined) throw new Refusal(401, SIGN_IN)
    const { accountId, email, staffRole: role, assurance } = caller
    if (role === undefined) throw new Refusal(403, NO_STAFF)
    if (assurance !== 'aal2') throw new Refusal(403, SECOND_FACTOR)
    const { roles = [] } = request.routeOptions.config
    if (!request.is404 && !roles.includes(role)) throw new Refusal(403, notFor(roles))
    request.staff = { accountId, email, role }
  })
}

/** Who asks. Throws where nobody was admitted, which is a fault of ours. */
export function staffOf({ staff }: FastifyRequest): Staff & { readonly accountId: string } {
  if (staff === null) throw new Error('a route outside the desk asks for its staff')
  return staff
}

function notFor(roles: readonly StaffRole[]): string {
  if (roles.length === 0) return 'Nobody may do this at the desk.'
  return `This is for ${roles.map((role) => `the ${role}`).join(' or ')}; please ask them.`
}
