import type { PieceSize } from '@millrun/catalogue/packing/piece-size'
import type { Box } from './box.ts'
import { ENVELOPE_LB } from './packing-weight.ts'
import type { EnvelopeLimits } from './shipping-limits.ts'

/** The padding of an envelope: a quarter of an inch of its thickness, half an inch on every edge. */
const PADDING_IN = { thick: 0.25, edges: 1 } as const

/**
 * An envelope for samples, which lie flat in it: what is the depth of a carton is its thickness here.
 * `flat` turns a piece that way.
 */
export function envelopeBox(envelope: EnvelopeLimits): Box {
  const { lengthIn, widthIn, heightIn, weightLb, pieces } = envelope
  return {
    kind: 'envelope',
    weightLb,
    pieces,
    room: () => ({
      depthIn: heightIn - PADDING_IN.thick,
      wideIn: lengthIn - PADDING_IN.edges,
      thickIn: widthIn - PADDING_IN.edges,
    }),
    outside: ({ depthIn, wideIn, thickIn }) => ({
      lengthIn: Math.max(wideIn, thickIn) + PADDING_IN.edges,
      widthIn: Math.min(wideIn, thickIn) + PADDING_IN.edges,
      heightIn: depthIn + PADDING_IN.thick,
    }),
    emptyLb: () => ENVELOPE_LB,
  }
}

/** Whether a piece goes into an envelope at all. */
export function fitsEnvelope(piece: PieceSize, envelope: EnvelopeLimits): boolean {
  return (
    piece.lengthIn + PADDING_IN.edges <= envelope.lengthIn &&
    piece.widthIn + PADDING_IN.edges <= envelope.widthIn &&
    piece.heightIn + PADDING_IN.thick <= envelope.heightIn &&
    piece.weightLb + ENVELOPE_LB <= envelope.weightLb
  )
}

/** A piece lying flat, its thinnest side along the depth. */
export function flat({ lengthIn, widthIn, heightIn, weightLb }: PieceSize): PieceSize {
  return { lengthIn: heightIn, widthIn: lengthIn, heightIn: widthIn, weightLb }
}
