import type { FastifyInstance } from 'fastify'
import type { PayPalSettings } from '../environment.ts'
import { closeAfterAnswer } from '../http/close-after-answer.ts'
import { Refusal } from '../http/refusal.ts'
import { certificateStore } from './certificate-store.ts'
import { isSignedWith, readSignedRequest } from './signed-request.ts'
import { readWebhookEvent, type WebhookEvent } from './webhook-event.ts'

interface WebhookRoutesOptions {
  readonly settings: PayPalSettings
  readonly now: () => Date
  /** Keeps an event; resolves when it is safe, before anything is done about it. */
  readonly receive: (event: WebhookEvent) => Promise<void>
}

/** Where PayPal reports what happened; nothing is believed without PayPal's signature. */
export async function webhookRoutes(
  app: FastifyInstance,
  { settings, now, receive }: WebhookRoutesOptions,
): Promise<void> {
  const certificates = certificateStore(settings.certificates, now)
  closeAfterAnswer(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.post('/webhooks/paypal', async ({ headers, body, log }) => {
    const { webhookId } = settings
    if (webhookId === undefined) {
      log.error('PayPal sent an event, but PAYPAL_WEBHOOK_ID is not set: it cannot be believed')
      throw new Refusal(503, 'This shop does not take events.')
    }
    if (!Buffer.isBuffer(body)) throw new Refusal(400, 'This request has no body.')
    const request = readSignedRequest(headers, body, now())
    const certificate = await certificates.get(request.certificateUrl)
    if (!isSignedWith(certificate, request, webhookId)) {
      log.warn('an event had a wrong signature')
      throw new Refusal(400, 'This signature is wrong.')
    }
    const event = readWebhookEvent(body)
    log.info({ event: event.id, type: event.type }, 'event received')
    await receive(event)
    return {}
  })
}
