import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** A key, and the certificate that names whose it is. */
export type SigningCertificate = { readonly pem: string; readonly privateKey: KeyObject }

type CertificateOptions = {
  readonly commonName?: string
  readonly issuer?: string
  readonly validFrom?: Date
  readonly validTo?: Date
}

const COMMON_NAME = Buffer.from([0x55, 0x04, 0x03])
const SHA256_WITH_RSA = sequence(
  der(0x06, Buffer.from([0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b])),
  der(0x05),
)
const YEAR_MS = 365 * 24 * 60 * 60_000

/**
 * A certificate such as PayPal's sandbox signs its events with. No authority stands behind it: the
 * issuer is a name.
 */
export function signingCertificate(options: CertificateOptions = {}): SigningCertificate {
  const { commonName = 'messageverificationcerts.sandbox.paypal.com' } = options
  const { issuer = 'Stand-in for a DigiCert authority' } = options
  const { validFrom = new Date(Date.now() - YEAR_MS) } = options
  const { validTo = new Date(Date.now() + YEAR_MS) } = options
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const facts = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(8)),
    SHA256_WITH_RSA,
    distinguishedName([[COMMON_NAME, issuer]]),
    sequence(utcTime(validFrom), utcTime(validTo)),
    distinguishedName([[COMMON_NAME, commonName]]),
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('RSA-SHA256', facts, privateKey)
  const bytes = sequence(facts, SHA256_WITH_RSA, der(0x03, Buffer.from([0]), signature))
  return { pem: pemOf(bytes), privateKey }
}

function pemOf(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}

/** ASN.1 as certificates need it: a tag, the length, and what is in it. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content)]), content])
}

function sequence(...parts: readonly Uint8Array[]): Buffer {
  return der(0x30, ...parts)
}

/** A name of these parts, such as `{ '2.5.4.3': 'example' }`; the keys are two-byte object ids. */
function distinguishedName(parts: readonly (readonly [Uint8Array, string])[]): Buffer {
  return sequence(
    ...parts.map(([id, text]) => der(0x31, sequence(der(0x06, id), der(0x0c, Buffer.from(text))))),
  )
}

/** A moment in UTC, to the second; years from 1950 to 2049. */
function utcTime(date: Date): Buffer {
  const digits = date.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)
  return der(0x17, Buffer.from(`${digits}Z`))
}

function lengthOf({ length }: Buffer): readonly number[] {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}
