import { ToldTermsSchema } from '@millrun/commerce/terms/own-terms'
import { apply as applyFor, decideApplication } from '../../customers/trade-store.ts'
import { COMMAND_LINE } from '../../desk/staff-actions.ts'
import { readFile } from '../../exemptions/certificate.ts'
import { findOrder } from '../../orders/find-order.ts'
import type { Order } from '../../orders/order.ts'
import type { DatabaseSettings } from '../../testing/on-each-database.ts'
import { ADA, openAccountApi, openSessionOf } from '../../testing/open-account-api.ts'
import { openDeskShop } from '../../testing/open-desk.ts'
import { SAMPLE_DOCUMENT } from '../../testing/sample-certificate.ts'
import { sampleRequest } from '../../testing/sample-order.ts'

const APPLICATION = {
  businessName: 'Turner Stairs LLC',
  trade: 'installer',
  proof: 'license',
  number: '13VH01234500',
  website: '',
  document: SAMPLE_DOCUMENT.toString('base64'),
} as const

export type TermsShop = Awaited<ReturnType<typeof openTermsShop>>

/** A shop in which the account of Ada is approved; `clock` says what time it is. */
export async function openTermsShop(settings: DatabaseSettings, clock: { now: Date }) {
  const opened = await openDeskShop(settings, { app: { now: () => clock.now } })
  const { shop, desk } = opened
  const { database } = shop.books
  const api = await openAccountApi(shop.books, [ADA])
  await openSessionOf(shop.books, ADA)
  const request = { ...APPLICATION, states: ['NJ'] }
  const file = readFile(APPLICATION.document)
  const { id: applicationId } = await applyFor(database, ADA, request, file, clock.now)
  const by = { actor: COMMAND_LINE, at: clock.now }
  await decideApplication(database, applicationId, { status: 'approved', ...by })

  const order = (body = sampleRequest()) => api.as('a1', 'POST', '/terms-orders', body)
  return {
    ...opened,
    api,
    applicationId,
    /** Grants terms as a manager does, or takes them back. */
    grant: (limit: string | null, days: number | null = 30) =>
      desk.as('manager', 'POST', `/applications/${applicationId}/terms`, { limit, days }),
    /** What Ada's account answers to an order on terms. */
    order,
    /** The same as the books have it. */
    async placed(body = sampleRequest()): Promise<Order> {
      const answer = await order(body)
      const found = await findOrder(shop.books, { orderNumber: String(answer.body['orderNumber']) })
      if (found === undefined) throw new Error(JSON.stringify(answer.body))
      return found
    },
    async terms() {
      const { body } = await api.as('a1', 'GET', '/terms')
      return ToldTermsSchema.parse(body).terms
    },
    markPaid: (orderNumber: string, on: string) =>
      desk.as('manager', 'POST', `/orders/${orderNumber}/paid`, {
        on,
        by: 'check',
        reference: '1043',
      }),
    close: async () => {
      await api.close()
      await opened.close()
    },
  }
}
