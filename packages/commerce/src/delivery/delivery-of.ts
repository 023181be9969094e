import { packedSize } from '@millrun/catalogue/packing/packed-size'
import type { PieceSize } from '@millrun/catalogue/packing/piece-size'
import type { Carton, Delivery, DeliveryMode, TruckReason } from './delivery.ts'
import { limitsOn, type ShippingLimits } from './shipping-limits.ts'

/** A line of an order as the warehouse sees it. */
export interface ShippedLine {
  readonly id: string
  readonly title: string
  readonly quantity: number
  /** Of one of the line: a rail that is cut in two has two. */
  readonly pieces: readonly PieceSize[]
  readonly isSample: boolean
}

interface Circumstances {
  readonly isPickup: boolean
  /** A day in New Jersey, `2026-11-30`: which limits hold. */
  readonly day: string
}

/** How an order travels, in which cartons, and why not by parcel. */
export function deliveryOf(
  lines: readonly ShippedLine[],
  { isPickup, day }: Circumstances,
): Delivery {
  const limits = limitsOn(day)
  const long = lines.flatMap((line) => longReason(line, limits))
  const mode = modeOf(lines, isPickup, long.length > 0)
  const cartons = lines.flatMap((line) => line.pieces.map((piece) => cartonOf(line, piece, mode)))
  return {
    mode,
    reasons: mode === 'freight' ? long : [],
    cartons,
    weightLb: cartons.reduce((sum, { count, weightLb }) => sum + count * weightLb, 0),
  }
}

function modeOf(lines: readonly ShippedLine[], isPickup: boolean, isLong: boolean): DeliveryMode {
  if (isPickup) return 'pickup'
  if (lines.length > 0 && lines.every(({ isSample }) => isSample)) return 'letter'
  return isLong ? 'freight' : 'parcel'
}

function longReason(
  { id, title, pieces }: ShippedLine,
  { own }: ShippingLimits,
): readonly TruckReason[] {
  const packedIn = Math.max(0, ...pieces.map((piece) => packedSize(piece).lengthIn))
  return packedIn > own.packedIn ? [{ kind: 'long', lineId: id, title, packedIn }] : []
}

function cartonOf({ id, quantity }: ShippedLine, piece: PieceSize, mode: DeliveryMode): Carton {
  const { lengthIn, widthIn, heightIn, weightLb } = packedSize(piece)
  const kind = mode === 'letter' ? 'envelope' : mode === 'freight' ? 'pallet' : 'carton'
  return {
    kind,
    count: quantity,
    lengthIn,
    widthIn,
    heightIn,
    weightLb,
    holds: [{ lineId: id, pieces: 1 }],
  }
}
