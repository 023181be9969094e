const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** How the files that we take begin, whatever they are called. */
const KINDS = [
  { mediaType: 'application/pdf', at: 0, begins: Buffer.from('%PDF-') },
  { mediaType: 'image/jpeg', at: 0, begins: Buffer.from([0xff, 0xd8, 0xff]) },
  { mediaType: 'image/png', at: 0, begins: PNG },
  // After "RIFF" and the length of the file.
  { mediaType: 'image/webp', at: 8, begins: Buffer.from('WEBP') },
] as const

export type KnownMediaType = (typeof KINDS)[number]['mediaType']

/** What a file is by its first bytes; undefined for what we take nowhere. */
export function mediaTypeOf(bytes: Buffer): KnownMediaType | undefined {
  return KINDS.find(({ at, begins }) => bytes.subarray(at, at + begins.length).equals(begins))
    ?.mediaType
}
