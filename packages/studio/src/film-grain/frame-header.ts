import { BitReader } from './bits.ts'

/** What of the header of a sequence says how that of its frame is to be read. */
interface Sequence {
  readonly widthPx: number
  readonly heightPx: number
  readonly blockPx: 64 | 128
  readonly hasSuperres: boolean
  readonly hasCdef: boolean
  readonly hasRestoration: boolean
  readonly hasOwnV: boolean
}

/** A picture was encoded with something of AV1 that pictures of the shop are not. */
export class UnforeseenPictureError extends Error {
  override readonly name = 'UnforeseenPictureError'

  constructor(what: string) {
    super(`film grain is not written into pictures with ${what}`)
  }
}

/**
 * How many bits the header of a still frame has before its film grain, of which it has none: up to there all fields have to
 * be read, for no length is written anywhere. Both are payloads of OBUs, the second that of a frame (AV1, 5.5 and 5.9).
 * Throws `UnforeseenPictureError` for what no still picture in 8 bits, 4:2:0 and one tile needs.
 */
export function frameHeaderBits(sequenceHeader: Uint8Array, frame: Uint8Array): number {
  const sequence = readSequence(new BitReader(sequenceHeader))
  const bits = new BitReader(frame)
  bits.read(1) // disable_cdf_update
  const hasScreenTools = bits.readFlag()
  if (hasScreenTools) bits.read(1) // force_integer_mv
  if (sequence.hasSuperres && bits.readFlag()) throw new UnforeseenPictureError('superres')
  if (bits.readFlag()) bits.read(32) // size to render at
  if (hasScreenTools && bits.readFlag()) throw new UnforeseenPictureError('copies of blocks')
  skipTiles(bits, sequence)
  skipQuantization(bits, sequence)
  skipSegmentation(bits)
  skipDeltas(bits)
  skipLoopFilter(bits)
  if (sequence.hasCdef) skipCdef(bits)
  if (sequence.hasRestoration) skipRestoration(bits, sequence)
  bits.read(2) // tx_mode_select, reduced_tx_set
  return bits.at
}

function readSequence(bits: BitReader): Sequence {
  if (bits.read(3) !== 0) throw new UnforeseenPictureError('another profile than the main one')
  if (bits.read(2) !== 3) throw new UnforeseenPictureError('a header for moving pictures')
  bits.read(5) // level
  const [widthBits, heightBits] = [bits.read(4) + 1, bits.read(4) + 1]
  const [widthPx, heightPx] = [bits.read(widthBits) + 1, bits.read(heightBits) + 1]
  const blockPx = bits.readFlag() ? 128 : 64
  bits.read(2) // filter_intra, intra_edge_filter
  const [hasSuperres, hasCdef, hasRestoration] = [bits.readFlag(), bits.readFlag(), bits.readFlag()]
  if (bits.readFlag()) throw new UnforeseenPictureError('more than 8 bits')
  if (bits.readFlag()) throw new UnforeseenPictureError('no colours')
  if (bits.readFlag()) bits.read(24) // primaries, transfer, matrix
  bits.read(3) // range, position of chroma
  const hasOwnV = bits.readFlag()
  if (bits.readFlag()) throw new UnforeseenPictureError('grain of their own')
  return { widthPx, heightPx, blockPx, hasSuperres, hasCdef, hasRestoration, hasOwnV }
}

function skipTiles(bits: BitReader, { widthPx, heightPx, blockPx }: Sequence): void {
  const isUniform = bits.readFlag()
  const isSplit = [widthPx, heightPx].some((size) => size > blockPx && bits.readFlag())
  if (!isUniform || isSplit) throw new UnforeseenPictureError('several tiles')
}

function skipQuantization(bits: BitReader, { hasOwnV }: Sequence): void {
  if (bits.read(8) === 0) throw new UnforeseenPictureError('no loss')
  const skipDelta = () => bits.readFlag() && bits.read(7)
  skipDelta()
  const planes = hasOwnV && bits.readFlag() ? 2 : 1
  for (let delta = 0; delta < 2 * planes; delta += 1) skipDelta()
  if (bits.readFlag()) bits.read(hasOwnV ? 12 : 8) // matrices
}

/** Bits of each feature that a segment can have, with its sign. */
const SEGMENT_FEATURES = [9, 7, 7, 7, 7, 3, 0, 0]

function skipSegmentation(bits: BitReader): void {
  if (!bits.readFlag()) return
  for (let segment = 0; segment < 8; segment += 1) {
    for (const width of SEGMENT_FEATURES) if (bits.readFlag()) bits.read(width)
  }
}

/** Of the quantizers and filters that blocks may have of their own. */
function skipDeltas(bits: BitReader): void {
  if (!bits.readFlag()) return
  bits.read(2) // delta_q_res
  if (bits.readFlag()) bits.read(3) // delta_lf
}

function skipLoopFilter(bits: BitReader): void {
  if (bits.read(12) > 0) bits.read(12) // of luma, then of chroma
  bits.read(3) // sharpness
  if (!bits.readFlag() || !bits.readFlag()) return
  for (let delta = 0; delta < 10; delta += 1) if (bits.readFlag()) bits.read(7)
}

function skipCdef(bits: BitReader): void {
  bits.read(2) // damping
  const strengths = 2 ** bits.read(2)
  bits.read(12 * strengths)
}

function skipRestoration(bits: BitReader, { blockPx }: Sequence): void {
  const [luma, ...chroma] = [bits.read(2), bits.read(2), bits.read(2)]
  const isChroma = chroma.some((type) => type !== 0)
  if (luma === 0 && !isChroma) return
  if (bits.readFlag() && blockPx === 64) bits.read(1)
  if (isChroma) bits.read(1)
}
