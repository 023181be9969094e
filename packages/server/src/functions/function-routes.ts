import {
  AddressSchema,
  CaptureOrderRequestSchema,
  CreateOrderRequestSchema,
  DelayRequestSchema,
  OrderStatusRequestSchema,
  SendOrderMailRequestSchema,
} from '@millrun/commerce/functions'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { type AddressDesk, checkAddress } from '../address/check-address.ts'
import type { CallCounts } from '../call-counts/call-counts.ts'
import type { Environment } from '../environment.ts'
import { exemptionRoutes } from '../exemptions/exemption-routes.ts'
import { Refusal } from '../http/refusal.ts'
import { sdkBaseToTell } from '../http/security-headers.ts'
import type { MailOutbox } from '../mail/mail-outbox.ts'
import type { Inquire } from '../payments/inquiries.ts'
import { quoteFunctions } from '../quotes/quote-functions.ts'
import type { QuotePress } from '../quotes/quote-pdf.ts'
import { ratingFunctions } from '../ratings/rating-functions.ts'
import type { Till } from '../payments/till.ts'
import { returnRoutes } from '../returns/return-routes.ts'
import { answerDelay } from './answer-delay.ts'
import { callRules } from './call-rules.ts'
import { capturePayPalOrder } from './capture-paypal-order.ts'
import { createPayPalOrder } from './create-paypal-order.ts'
import { declineLimit } from './decline-limit.ts'
import { orderStatus } from './order-status.ts'
import { sendOrderMail } from './send-order-mail.ts'

const MAIL_ON_ITS_WAY =
  'If there is such an order, its mail is on the way to this address. Please look into the spam folder too.'

interface FunctionRoutesOptions {
  readonly environment: Environment
  readonly counts: CallCounts
  readonly till: Till
  readonly inquire: Inquire
  readonly addresses: AddressDesk
  readonly outbox: MailOutbox
  readonly quotePress: QuotePress
}

/** The functions that the shop's pages call. */
export async function functionRoutes(
  app: FastifyInstance,
  { environment, counts, till, inquire, addresses, outbox, quotePress }: FunctionRoutesOptions,
): Promise<void> {
  const { publicOrigin, rateLimitPerMinute: perMinute } = environment
  await callRules(app, { publicOrigin, counts, name: 'functions', perMinute })
  const limit = declineLimit({
    books: till.books,
    callsPerMinute: perMinute,
    secret: environment.payPal.clientSecret,
  })
  const functions = app.withTypeProvider<ZodTypeProvider>()

  functions.post('/get-paypal-config', () => {
    const sdkBase = sdkBaseToTell(environment)
    const { taxTable } = environment
    return {
      clientId: environment.payPal.clientId,
      ...(sdkBase !== undefined && { sdkBase }),
      ...(taxTable !== 'specification' && { taxTable }),
    }
  })

  returnRoutes(app, till.books)
  exemptionRoutes(app, { database: till.books.database, now: till.now })

  functions.post('/validate-address', { schema: { body: AddressSchema } }, ({ body }) =>
    checkAddress(addresses, body),
  )

  functions.post(
    '/create-paypal-order',
    { schema: { body: CreateOrderRequestSchema } },
    async ({ body, ip }) => {
      const buyerKey = limit.keyOf(ip)
      await limit.check(buyerKey)
      return createPayPalOrder(till, body, buyerKey)
    },
  )

  functions.post(
    '/capture-paypal-order',
    { schema: { body: CaptureOrderRequestSchema } },
    ({ body }) => capturePayPalOrder(till, body.orderID, limit),
  )

  ratingFunctions(app, till.books)
  quoteFunctions(app, till.books, quotePress)
  placedOrderRoutes(app, { till, inquire, outbox })

  functions.all('/*', (request, reply) => {
    if (request.method === 'OPTIONS') return reply.code(204).send()
    throw new Refusal(404, 'There is no such function.')
  })
}

/** What pages and mails ask about an order that is placed. */
function placedOrderRoutes(
  app: FastifyInstance,
  { till, inquire, outbox }: Pick<FunctionRoutesOptions, 'till' | 'inquire' | 'outbox'>,
): void {
  const functions = app.withTypeProvider<ZodTypeProvider>()

  functions.post('/order-status', { schema: { body: OrderStatusRequestSchema } }, ({ body }) =>
    orderStatus(till.books, inquire, body),
  )

  functions.post('/answer-delay', { schema: { body: DelayRequestSchema } }, ({ body }) =>
    answerDelay(till, body),
  )

  // Answered before anybody looks, so that neither the answer nor its time tells what there is.
  functions.post(
    '/send-order-mail',
    { schema: { body: SendOrderMailRequestSchema } },
    async ({ body, log }, reply) => {
      await reply.send({ message: MAIL_ON_ITS_WAY })
      await sendOrderMail(till.books, outbox, body).catch((error: unknown) =>
        log.error({ err: error }, 'a mail could not be sent again'),
      )
    },
  )
}
