import { appended } from './bits.ts'
import { filmGrain } from './film-grain.ts'
import { frameHeaderBits, UnforeseenPictureError } from './frame-header.ts'

/** Kinds of OBU (AV1, 6.2.2). */
const SEQUENCE_HEADER = 1
const FRAME = 6

interface Obu {
  readonly type: number
  readonly payload: Buffer
}

/**
 * An AVIF as libheif writes it, with noise that its decoder strews over it as film and sensors do: some twenty bytes, where
 * encoded it would weigh more than the picture. `strength` is the standard deviation of lightness in 255ths, 0 to 8.
 * Throws `UnforeseenPictureError` for an AVIF that is built in another way.
 */
export function withFilmGrain(avif: Buffer, strength: number): Buffer {
  const [mdat, iloc] = [boxAt(avif, 'mdat'), boxAt(avif, 'iloc')]
  const data = avif.subarray(mdat + 4)
  if (avif.readUInt32BE(mdat - 4) !== data.length + 8) {
    throw new UnforeseenPictureError('more behind their data')
  }
  const head = Buffer.from(avif.subarray(0, mdat + 4))
  // The length is what the place of the only extent of the only item ends with.
  const length = iloc - 4 + avif.readUInt32BE(iloc - 4) - 4
  if (head.readUInt32BE(length) !== data.length) throw new UnforeseenPictureError('several items')
  const grained = Buffer.concat(grainedObus(readObus(data), strength).map(writeObu))
  head.writeUInt32BE(grained.length, length)
  head.writeUInt32BE(grained.length + 8, mdat - 4)
  return Buffer.concat([head, grained])
}

function boxAt(avif: Buffer, name: string): number {
  const at = avif.indexOf(name, 0, 'latin1')
  if (at < 0) throw new UnforeseenPictureError(`no box ${name}`)
  return at
}

function readObus(data: Buffer): readonly Obu[] {
  const obus: Obu[] = []
  for (let at = 0; at < data.length;) {
    const type = ((data[at] ?? 0) >> 3) & 15
    at += 1
    let length = 0
    for (let shift = 0; ; shift += 7) {
      const byte = data[at] ?? 0
      at += 1
      length += (byte & 127) * 2 ** shift
      if (byte < 128) break
    }
    obus.push({ type, payload: data.subarray(at, at + length) })
    at += length
  }
  return obus
}

function writeObu({ type, payload }: Obu): Buffer {
  const size = []
  for (let rest = payload.length; ; rest >>= 7) {
    if (rest < 128) {
      size.push(rest)
      break
    }
    size.push((rest & 127) | 128)
  }
  // The 2 says that the size is written.
  return Buffer.concat([Buffer.from([(type << 3) | 2, ...size]), payload])
}

function grainedObus(obus: readonly Obu[], strength: number): readonly Obu[] {
  const sequence = obus.find(({ type }) => type === SEQUENCE_HEADER)?.payload
  if (sequence === undefined) throw new UnforeseenPictureError('no header of a sequence')
  return obus.map(({ type, payload }) => {
    if (type === SEQUENCE_HEADER) return { type, payload: allowGrain(payload) }
    if (type !== FRAME) return { type, payload }
    const headed = frameHeaderBits(sequence, payload)
    const tile = payload.subarray(Math.ceil(headed / 8))
    // Every picture has a grain of its own, the same whenever it is made.
    const seed = payload.readUInt16BE((payload.length >> 1) - 1)
    const header = appended(payload, headed, filmGrain(strength, seed))
    return { type, payload: Buffer.concat([header, tile]) }
  })
}

/** `film_grain_params_present` is the last bit of the header before the 1 that ends it. */
function allowGrain(sequence: Buffer): Buffer {
  const last = sequence.findLastIndex((byte) => byte !== 0)
  const end = sequence[last] ?? 0
  const flag = (end & -end) << 1
  const allowed = Buffer.from(sequence)
  if (flag < 256) allowed[last] = end | flag
  else allowed[last - 1] = (allowed[last - 1] ?? 0) | 1
  return allowed
}
