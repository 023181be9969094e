import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PayPalSettings } from '../environment.ts'
import { addressKey } from '../http/address-key.ts'
import { closeAfterAnswer } from '../http/close-after-answer.ts'
import { Refusal } from '../http/refusal.ts'
import { certificateStore } from './certificate-store.ts'
import { isSignedWith, readSignedRequest } from './signed-request.ts'
import { readWebhookEvent, type WebhookEvent } from './webhook-event.ts'

interface WebhookRoutesOptions {
  readonly settings: PayPalSettings
  /** How many function calls a minute are taken of one address; of events it is ten times as many. */
  readonly callsPerMinute: number
  readonly now: () => Date
  /** Keeps an event; resolves when it is safe, before anything is done about it. */
  readonly receive: (event: WebhookEvent) => Promise<void>
}

/** PayPal sends hundreds from one address when it has been away, and repeats for days what was refused. */
const EVENTS_PER_CALL = 10
/** Of one address that cannot be believed; PayPal's own all can. */
const FORGERIES_PER_MINUTE = 20

/** Where PayPal reports what happened; nothing is believed without PayPal's signature. */
export async function webhookRoutes(
  app: FastifyInstance,
  { settings, callsPerMinute, now, receive }: WebhookRoutesOptions,
): Promise<void> {
  const certificates = certificateStore(settings.certificates, now)
  closeAfterAnswer(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const perMinute = {
    timeWindow: '1 minute',
    keyGenerator: ({ ip }: FastifyRequest) => addressKey(ip),
  }
  const errorResponseBuilder = tooManyEvents
  await app.register(rateLimit, {
    ...perMinute,
    max: callsPerMinute * EVENTS_PER_CALL,
    errorResponseBuilder,
  })
  const forgeriesOf = app.createRateLimit({ ...perMinute, max: FORGERIES_PER_MINUTE })

  app.post('/webhooks/paypal', async (request) => {
    const { webhookId } = settings
    if (webhookId === undefined) {
      request.log.error(
        'PayPal sent an event, but PAYPAL_WEBHOOK_ID is not set: it cannot be believed',
      )
      throw new Refusal(503, 'This shop does not take events.')
    }
    const forgeries = await forgeriesOf(request, { increment: false })
    if (!forgeries.isAllowed && forgeries.remaining === 0) throw tooManyEvents()
    try {
      await refuseForged(request, webhookId)
    } catch (error) {
      await forgeriesOf(request)
      throw error
    }
    const event = readWebhookEvent(bodyOf(request))
    request.log.info({ event: event.id, type: event.type }, 'event received')
    await receive(event)
    return {}
  })

  async function refuseForged(request: FastifyRequest, webhookId: string): Promise<void> {
    const signed = readSignedRequest(request.headers, bodyOf(request), now())
    const certificate = await certificates.get(signed.certificateUrl)
    if (isSignedWith(certificate, signed, webhookId)) return
    request.log.warn('an event had a wrong signature')
    throw new Refusal(400, 'This signature is wrong.')
  }
}

function bodyOf({ body }: FastifyRequest): Buffer {
  if (Buffer.isBuffer(body)) return body
  throw new Refusal(400, 'This request has no body.')
}

function tooManyEvents(): Refusal {
  return new Refusal(429, 'Too many events from this address; please send them again in a minute.')
}
