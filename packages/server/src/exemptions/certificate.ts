import { LARGEST_DOCUMENT } from '@millrun/commerce/tax/offered-exemption'
import { Refusal } from '../http/refusal.ts'

/** A signed certificate as a file. */
export interface Certificate {
  readonly bytes: Buffer
  readonly mediaType: string
}

/** How the files that we take begin, whatever they are called. */
const KINDS = [
  { mediaType: 'application/pdf', begins: Buffer.from('%PDF-') },
  { mediaType: 'image/jpeg', begins: Buffer.from([0xff, 0xd8, 0xff]) },
  {
    mediaType: 'image/png',
    begins: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
] as const

/** The file that was sent in base64. Throws a `Refusal` for what is too large, or no PDF, JPEG or PNG by its first bytes. */
export function readFile(document: string): Certificate {
  const bytes = Buffer.from(document, 'base64')
  if (bytes.length > LARGEST_DOCUMENT) {
    throw new Refusal(422, 'The file is larger than 5 MB; please send a smaller one.')
  }
  const kind = KINDS.find(({ begins }) => bytes.subarray(0, begins.length).equals(begins))
  if (kind === undefined) {
    throw new Refusal(
      422,
      'This file is no PDF, JPEG or PNG; please attach the certificate as one.',
    )
  }
  return { bytes, mediaType: kind.mediaType }
}
