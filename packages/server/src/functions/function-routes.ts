import rateLimit from '@fastify/rate-limit'
import {
  AddressSchema,
  CaptureOrderRequestSchema,
  CreateOrderRequestSchema,
  OrderStatusRequestSchema,
  SendOrderMailRequestSchema,
} from '@millrun/commerce/functions'
import type { FastifyInstance } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Environment } from '../environment.ts'
import { checkAddress, type AddressDesk } from '../address/check-address.ts'
import { addressKey } from '../http/address-key.ts'
import { answerError } from '../http/answer-errors.ts'
import { closeAfterAnswer } from '../http/close-after-answer.ts'
import { jsonBodies } from '../http/json-bodies.ts'
import { originCheck } from '../http/origin-check.ts'
import { Refusal } from '../http/refusal.ts'
import { sdkBaseToTell } from '../http/security-headers.ts'
import type { MailOutbox } from '../mail/mail-outbox.ts'
import type { Inquire } from '../payments/inquiries.ts'
import type { Till } from '../payments/till.ts'
import { capturePayPalOrder } from './capture-paypal-order.ts'
import { createPayPalOrder } from './create-paypal-order.ts'
import { declineLimit } from './decline-limit.ts'
import { orderStatus } from './order-status.ts'
import { sendOrderMail } from './send-order-mail.ts'

const MAIL_ON_ITS_WAY =
  'If there is such an order, its mail is on the way to this address. Please look into the spam folder too.'

interface FunctionRoutesOptions {
  readonly environment: Environment
  readonly till: Till
  readonly inquire: Inquire
  readonly addresses: AddressDesk
  readonly outbox: MailOutbox
}

/** The functions that the shop's pages call. */
export async function functionRoutes(
  app: FastifyInstance,
  { environment, till, inquire, addresses, outbox }: FunctionRoutesOptions,
): Promise<void> {
  app.setValidatorCompiler(validatorCompiler)
  app.setErrorHandler(answerError)
  jsonBodies(app)
  closeAfterAnswer(app)
  app.addHook('onRequest', originCheck(environment.publicOrigin))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ path: request.routeOptions.url, status: reply.statusCode, ms }, 'answered')
  })
  await app.register(rateLimit, {
    max: environment.rateLimitPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => addressKey(ip),
    errorResponseBuilder: () =>
      new Refusal(429, 'Too many requests from your address; please wait a minute and try again.'),
  })
  const limit = declineLimit({
    store: till.store,
    now: till.now,
    callsPerMinute: environment.rateLimitPerMinute,
    secret: environment.payPal.clientSecret,
  })
  const functions = app.withTypeProvider<ZodTypeProvider>()

  functions.post('/get-paypal-config', () => {
    const sdkBase = sdkBaseToTell(environment)
    return { clientId: environment.payPal.clientId, ...(sdkBase !== undefined && { sdkBase }) }
  })

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

  functions.post('/order-status', { schema: { body: OrderStatusRequestSchema } }, ({ body }) =>
    orderStatus(till.store, inquire, body),
  )

  // Answered before anybody looks, so that neither the answer nor its time tells what there is.
  functions.post(
    '/send-order-mail',
    { schema: { body: SendOrderMailRequestSchema } },
    async ({ body, log }, reply) => {
      await reply.send({ message: MAIL_ON_ITS_WAY })
      await sendOrderMail(till.store, outbox, body).catch((error: unknown) =>
        log.error({ err: error }, 'a mail could not be sent again'),
      )
    },
  )

  functions.all('/*', (request, reply) => {
    if (request.method === 'OPTIONS') return reply.code(204).send()
    throw new Refusal(404, 'There is no such function.')
  })
}
