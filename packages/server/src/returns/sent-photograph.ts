import {
  LARGEST_PHOTOGRAPH,
  NO_PHOTOGRAPH,
  PHOTOGRAPH_TOO_LARGE,
} from '@millrun/commerce/returns/ask-return'
import { type KnownMediaType, mediaTypeOf } from '../http/media-type-of.ts'
import { Refusal } from '../http/refusal.ts'

/** A picture that somebody has sent. */
export interface Photograph {
  readonly bytes: Buffer
  readonly mediaType: string
}

const PICTURES: ReadonlySet<KnownMediaType> = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** The picture that was sent in base64. Throws a `Refusal` for what is too large, or no picture by its first bytes. */
export function readPhotograph(text: string): Photograph {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length > LARGEST_PHOTOGRAPH) throw new Refusal(422, PHOTOGRAPH_TOO_LARGE)
  const mediaType = mediaTypeOf(bytes)
  if (mediaType === undefined || !PICTURES.has(mediaType)) {
    throw new Refusal(422, NO_PHOTOGRAPH)
  }
  return { bytes, mediaType }
}
