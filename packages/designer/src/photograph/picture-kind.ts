/** Kinds of picture files that are told apart; `other` may be anything. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic' | 'other'

/** How many bytes of a file `pictureKind` looks at. */
export const KIND_BYTES = 12

const SIGNS: readonly (readonly [RegExp, PictureKind])[] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG\r\n/, 'png'],
  [/^GIF8/, 'gif'],
  [/^RIFF.{4}WEBP/s, 'webp'],
  [/^.{4}ftypavi[fs]/s, 'avif'],
  [/^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/s, 'heic'],
]

/** What a file is by its first bytes; names and types that come with files are often wrong. */
export function pictureKind(firstBytes: Uint8Array): PictureKind {
  const text = String.fromCodePoint(...firstBytes.subarray(0, KIND_BYTES))
  return SIGNS.find(([sign]) => sign.test(text))?.[1] ?? 'other'
}
