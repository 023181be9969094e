import { LARGEST_DOCUMENT } from '@millrun/commerce/tax/offered-exemption'
import { type KnownMediaType, mediaTypeOf } from '../http/media-type-of.ts'
import { Refusal } from '../http/refusal.ts'

/** A signed certificate as a file. */
export interface Certificate {
  readonly bytes: Buffer
  readonly mediaType: string
}

const TAKEN: ReadonlySet<KnownMediaType> = new Set(['application/pdf', 'image/jpeg', 'image/png'])

/** The file that was sent in base64. Throws a `Refusal` for what is too large, or no PDF, JPEG or PNG by its first bytes. */
export function readFile(document: string): Certificate {
  const bytes = Buffer.from(document, 'base64')
  if (bytes.length > LARGEST_DOCUMENT) {
    throw new Refusal(422, 'The file is larger than 5 MB; please send a smaller one.')
  }
  const mediaType = mediaTypeOf(bytes)
  if (mediaType === undefined || !TAKEN.has(mediaType)) {
    throw new Refusal(
      422,
      'This file is no PDF, JPEG or PNG; please attach the certificate as one.',
    )
  }
  return { bytes, mediaType }
}
