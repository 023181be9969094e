import { randomUUID, sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { SigningCertificate } from './signing-certificate.ts'

type Transmission = {
  readonly webhookId: string
  readonly certificateUrl: string
  readonly time?: string
}

/** The headers with which PayPal sends these bytes, signed. */
export function signedHeaders(
  { privateKey }: SigningCertificate,
  body: string,
  { webhookId, certificateUrl, time = new Date().toISOString() }: Transmission,
): Record<string, string> {
  const id = randomUUID()
  const message = [id, time, webhookId, crc32(body)].join('|')
  return {
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-auth-version': 'v2',
    'paypal-cert-url': certificateUrl,
    'paypal-transmission-id': id,
    'paypal-transmission-sig': sign('RSA-SHA256', Buffer.from(message), privateKey).toString(
      'base64',
    ),
    'paypal-transmission-time': time,
  }
}
