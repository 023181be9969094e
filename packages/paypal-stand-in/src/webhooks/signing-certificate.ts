import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { der, distinguishedName, sequence, utcTime } from './der.ts'

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
