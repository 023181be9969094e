import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { signedHeaders } from './signed-headers.ts'
import { signingCertificate, type SigningCertificate } from './signing-certificate.ts'

/** Where a shop wants to be told, and what it knows the webhook by. */
export type Listener = {
  readonly url: string
  readonly id: string
  /** Events come late, in any order, and up to three times. */
  readonly isUnruly?: boolean | undefined
}

type Event = {
  readonly type: string
  readonly resourceType: string
  /** How the shop calls this server: there it looks for the certificate. */
  readonly base: string
  readonly resource: object
}

export type Webhooks = {
  readonly listen: (listener: Listener) => void
  /** Tells the shop, now and again until it has heard. Without a listener nothing happens. */
  readonly tell: (event: Event) => void
  readonly certificatePem: () => string
  readonly close: () => void
}

export const CERTIFICATE_PATH = '/v1/notifications/certs/CERT-stand-in'
/** PayPal repeats what was not heard 25 times over three days; here the first ones come sooner, and all of them. */
const MOST_TRIES = 25
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 60_000
const TIMEOUT_MS = 10_000
const LATEST_MS = 1500
const MOST_TIMES = 3

export function createWebhooks(first: Listener | undefined): Webhooks {
  const closing = new AbortController()
  let listener = first
  let made: SigningCertificate | undefined
  const certificate = () => (made ??= signingCertificate())

  function send(to: Listener, { base }: Event, body: string): Promise<boolean> {
    const certificateUrl = `${base}${CERTIFICATE_PATH}`
    const headers = signedHeaders(certificate(), body, { webhookId: to.id, certificateUrl })
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)])
    return fetch(to.url, { method: 'POST', headers, body, signal }).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  async function deliver(to: Listener, event: Event, body: string): Promise<void> {
    if (to.isUnruly === true) await pause(randomInt(LATEST_MS))
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (closing.signal.aborted || (await send(to, event, body))) return
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS))
    }
  }

  function pause(ms: number): Promise<void> {
    return setTimeout(ms, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
  }

  return {
    listen(next) {
      listener = next
    },
    tell(event) {
      if (listener === undefined) return
      const body = eventBody(event)
      const times = listener.isUnruly === true ? 1 + randomInt(MOST_TIMES) : 1
      for (let time = 0; time < times; time += 1) void deliver(listener, event, body)
    },
    certificatePem: () => certificate().pem,
    close: () => closing.abort(),
  }
}

function eventBody({ type, resourceType, base, resource }: Event): string {
  const id = `WH-${randomUUID().replaceAll('-', '').toUpperCase()}`
  return JSON.stringify({
    id,
    event_version: '1.0',
    create_time: new Date().toISOString(),
    resource_type: resourceType,
    event_type: type,
    summary: `${type} (test payment)`,
    resource,
    links: [{ href: `${base}/v1/notifications/webhooks-events/${id}`, rel: 'self', method: 'GET' }],
  })
}
