import { verify, type X509Certificate } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { crc32 } from 'node:zlib'
import { Refusal } from '../http/refusal.ts'

/** What PayPal signs of a webhook request, and with which certificate. */
export interface SignedRequest {
  readonly transmissionId: string
  readonly transmissionTime: string
  readonly signature: string
  readonly certificateUrl: string
  /** The bytes as they came: parsing them and writing them again changes them. */
  readonly body: Buffer
}

/** PayPal repeats for three days, each time with the time of the first try. */
const OLDEST_MS = 4 * 24 * 60 * 60_000
const LONGEST_HEADER = 600

/** Reads the headers of a signature; throws a `Refusal` when they cannot be PayPal's of these days. */
export function readSignedRequest(
  headers: IncomingHttpHeaders,
  body: Buffer,
  now: Date,
): SignedRequest {
  const algorithm = requiredHeader(headers, 'paypal-auth-algo')
  if (algorithm !== 'SHA256withRSA') throw new Refusal(400, 'This signature is of no known kind.')
  const transmissionTime = requiredHeader(headers, 'paypal-transmission-time')
  const ageMs = now.getTime() - Date.parse(transmissionTime)
  if (!(ageMs < OLDEST_MS)) throw new Refusal(400, 'This event is too old.')
  return {
    transmissionId: requiredHeader(headers, 'paypal-transmission-id'),
    transmissionTime,
    signature: requiredHeader(headers, 'paypal-transmission-sig'),
    certificateUrl: requiredHeader(headers, 'paypal-cert-url'),
    body,
  }
}

/** Whether the owner of the certificate signed this request for this webhook. */
export function isSignedWith(
  certificate: X509Certificate,
  { transmissionId, transmissionTime, signature, body }: SignedRequest,
  webhookId: string,
): boolean {
  const message = [transmissionId, transmissionTime, webhookId, crc32(body)].join('|')
  const bytes = Buffer.from(signature, 'base64')
  return verify('RSA-SHA256', Buffer.from(message), certificate.publicKey, bytes)
}

function requiredHeader(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name]
  if (typeof value === 'string' && value !== '' && value.length <= LONGEST_HEADER) return value
  throw new Refusal(400, `This request has no usable ${name}.`)
}
