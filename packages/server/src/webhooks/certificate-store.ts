import { X509Certificate } from 'node:crypto'
import type { CertificateSettings } from '../environment.ts'
import { Refusal } from '../http/refusal.ts'
import { MINUTE_MS } from '../time-spans.ts'

const PATH = '/v1/notifications/certs/'
const TIMEOUT_MS = 5000
const SIZE_LIMIT = 64 * 1024
/** Anybody may name certificates that PayPal does not have: PayPal is not asked about each of them. */
const FETCHES_PER_MINUTE = 10

export interface CertificateStore {
  /** The certificate at this address, if it is one that PayPal signs with; throws a `Refusal`. */
  readonly get: (url: string) => Promise<X509Certificate>
}

/** Fetches PayPal's certificates from PayPal alone, and keeps them for as long as they are valid. */
export function certificateStore(
  { origin, commonName }: CertificateSettings,
  now: () => Date,
): CertificateStore {
  const kept = new Map<string, Promise<X509Certificate>>()
  let fetches: readonly number[] = []

  function refuseTooMany(): void {
    const time = now().getTime()
    fetches = fetches.filter((at) => at > time - MINUTE_MS)
    if (fetches.length >= FETCHES_PER_MINUTE) throw tryLater()
    fetches = [...fetches, time]
  }

  function fetchOnce(url: string): Promise<X509Certificate> {
    const present = kept.get(url)
    if (present !== undefined) return present
    refuseTooMany()
    const fetched = fetchCertificate(url)
    kept.set(url, fetched)
    return fetched
  }

  return {
    async get(text) {
      const url = certificateAddress(text, origin)
      try {
        const certificate = await fetchOnce(url)
        refuseForeign(certificate, commonName, now())
        return certificate
      } catch (error) {
        kept.delete(url)
        throw error
      }
    },
  }
}

/** The address, when it is one of PayPal's for certificates. */
function certificateAddress(text: string, origin: string): string {
  const url = URL.parse(text)
  const isRight =
    url !== null &&
    url.origin === origin &&
    url.pathname.startsWith(PATH) &&
    [url.username, url.password, url.search, url.hash].every((part) => part === '')
  if (!isRight) throw new Refusal(400, 'This certificate is not at PayPal.')
  return url.href
}

async function fetchCertificate(url: string): Promise<X509Certificate> {
  const pem = await fetchText(url)
  try {
    return new X509Certificate(pem)
  } catch (cause) {
    throw new Refusal(400, 'This is not a certificate.', { cause })
  }
}

async function fetchText(url: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { redirect: 'error', signal })
    if (response.status !== 200) throw new Error(`answered ${response.status}`)
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > SIZE_LIMIT) throw new Error(`more than ${SIZE_LIMIT} bytes`)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString('utf8')
  } catch (cause) {
    throw tryLater(cause)
  }
}

/** PayPal sends the event again after this answer. */
function tryLater(cause?: unknown): Refusal {
  return new Refusal(503, 'The certificate could not be fetched.', { cause })
}

function refuseForeign(certificate: X509Certificate, commonName: string, now: Date): void {
  const { subject, issuer, validFromDate, validToDate } = certificate
  const isPayPals =
    subject.split('\n').includes(`CN=${commonName}`) &&
    issuer !== subject &&
    issuer.includes('DigiCert') &&
    validFromDate <= now &&
    now <= validToDate
  if (!isPayPals) throw new Refusal(400, 'This certificate is not one that PayPal signs with.')
}
