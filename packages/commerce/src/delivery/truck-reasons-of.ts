import { packedSize } from '@millrun/catalogue/packing/packed-size'
import type { PieceSize } from '@millrun/catalogue/packing/piece-size'
import type { TruckReason } from './delivery.ts'
import type { ShippedLine } from './delivery-of.ts'
import { packedLengthAndGirthIn } from './goods.ts'
import { packingLb } from './packing-weight.ts'
import type { ShippingLimits } from './shipping-limits.ts'

/**
 * Which lines take an order onto the truck for the size of their largest piece; and the weight of the order, when a
 * piece is too heavy for the carriers. Empty when all of it may go by parcel.
 */
export function truckReasonsOf(
  lines: readonly ShippedLine[],
  orderLb: number,
  limits: ShippingLimits,
): readonly TruckReason[] {
  const reasons: TruckReason[] = lines.flatMap((line) => sizeReason(line, limits))
  const isTooHeavy = lines.some(({ pieces }) =>
    pieces.some((piece) => packedLb(piece) > limits.parcel.weightLb),
  )
  return isTooHeavy ? [...reasons, { kind: 'heavy', weightLb: orderLb }] : reasons
}

function sizeReason(
  { id, title, pieces }: ShippedLine,
  { own, parcel }: ShippingLimits,
): readonly TruckReason[] {
  const packedIn = Math.max(0, ...pieces.map((piece) => packedSize(piece).lengthIn))
  if (packedIn > Math.min(own.packedIn, parcel.lengthIn)) {
    return [{ kind: 'long', lineId: id, title, packedIn }]
  }
  const lengthAndGirthIn = Math.max(0, ...pieces.map(packedLengthAndGirthIn))
  return lengthAndGirthIn > parcel.lengthAndGirthIn
    ? [{ kind: 'bulky', lineId: id, title, lengthAndGirthIn }]
    : []
}

/** Whether a piece, by itself in its packing, is more than goes by parcel. */
export function isTooLarge(piece: PieceSize, { own, parcel }: ShippingLimits): boolean {
  return (
    packedSize(piece).lengthIn > Math.min(own.packedIn, parcel.lengthIn) ||
    packedLengthAndGirthIn(piece) > parcel.lengthAndGirthIn ||
    packedLb(piece) > parcel.weightLb
  )
}

function packedLb(piece: PieceSize): number {
  const { lengthIn, widthIn, heightIn } = packedSize(piece)
  const outside = {
    lengthIn: Math.ceil(lengthIn),
    widthIn: Math.ceil(widthIn),
    heightIn: Math.ceil(heightIn),
  }
  return piece.weightLb + packingLb(outside)
}
