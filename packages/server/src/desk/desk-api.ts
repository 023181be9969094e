import type { FindCaller } from '@millrun/accounts/caller'
import type { Staff } from '@millrun/commerce/desk/desk-api'
import type { FastifyInstance } from 'fastify'
import type { CallCounts } from '../call-counts/call-counts.ts'
import type { Environment } from '../environment.ts'
import { callRules } from '../functions/call-rules.ts'
import type { MailOutbox } from '../mail/mail-outbox.ts'
import type { Till } from '../payments/till.ts'
import type { QuotePress } from '../quotes/quote-pdf.ts'
import { importRoutes } from './imports/import-routes.ts'
import { packingRoutes } from './packing/packing-routes.ts'
import { shipmentRoutes } from './packing/shipment-routes.ts'
import { mailRoutes } from './mails/mail-routes.ts'
import { moneyRoutes } from './money/money-routes.ts'
import { owedRoutes } from './money/owed-routes.ts'
import { paymentRoutes } from './money/payment-routes.ts'
import { invoiceRoutes } from './orders/invoice-routes.ts'
import { actionRoutes } from './actions/action-routes.ts'
import { exportRoutes } from './books/export-routes.ts'
import { reportRoutes } from './books/report-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { savedFilterRoutes } from './orders/saved-filter-routes.ts'
import { applicationRoutes } from './people/application-routes.ts'
import { certificateRoutes } from './people/certificate-routes.ts'
import { customerRoutes } from './people/customer-routes.ts'
import { privacyRoutes } from './people/privacy-routes.ts'
import { staffRoutes } from './people/staff/staff-routes.ts'
import { priceListRoutes } from './price-lists/price-list-routes.ts'
import { quoteRoutes } from './quotes/quote-routes.ts'
import { returnDeskRoutes } from './returns/return-desk-routes.ts'
import { ratingRoutes } from './ratings/rating-routes.ts'
import { backOnRoute } from './stock/back-on-route.ts'
import { shelfChangeRoutes } from './stock/shelf-change-routes.ts'
import { shelfRoutes } from './stock/shelf-routes.ts'
import { admitStaff, EVERY_ROLE, staffOf } from './staff.ts'

/** A whole team works behind one address, and a screen asks for several things. */
const CALLS_FOR_ONE = 10

const ROUTES = [
  orderRoutes,
  savedFilterRoutes,
  shipmentRoutes,
  packingRoutes,
  importRoutes,
  shelfRoutes,
  shelfChangeRoutes,
  backOnRoute,
  priceListRoutes,
  quoteRoutes,
  moneyRoutes,
  paymentRoutes,
  owedRoutes,
  invoiceRoutes,
  reportRoutes,
  exportRoutes,
  customerRoutes,
  privacyRoutes,
  applicationRoutes,
  certificateRoutes,
  staffRoutes,
  returnDeskRoutes,
  ratingRoutes,
  actionRoutes,
  mailRoutes,
]

/** What the desk's routes work with. */
export interface Desk {
  readonly environment: Environment
  readonly till: Till
  readonly outbox: MailOutbox
  readonly quotePress: QuotePress
}

interface DeskApiOptions extends Desk {
  readonly counts: CallCounts
  readonly findCaller: FindCaller
}

/** What the people of the shop call; each route names the roles that it is for. */
export async function deskApi(
  app: FastifyInstance,
  { findCaller, counts, ...desk }: DeskApiOptions,
): Promise<void> {
  const { publicOrigin, rateLimitPerMinute } = desk.environment
  const perMinute = rateLimitPerMinute * CALLS_FOR_ONE
  await callRules(app, { publicOrigin, counts, name: 'desk', perMinute })
  admitStaff(app, findCaller)
  app.get('/me', EVERY_ROLE, async (request): Promise<Staff> => {
    const { email, role } = staffOf(request)
    return { email, role }
  })
  for (const routes of ROUTES) routes(app, desk)
}
