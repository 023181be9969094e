import type { PieceSize } from '@millrun/catalogue/packing/piece-size'
import { bundleBox, cartonBox, palletBox, strappedBox } from './box.ts'
import { deliveryCostCents } from './delivery-costs.ts'
import type { Carton, Delivery, DeliveryMode, TruckReason } from './delivery.ts'
import { envelopeBox, fitsEnvelope, flat } from './envelope-box.ts'
import { goodsOf, goodsOfCartons, type Goods } from './goods.ts'
import { packGoods } from './pack-goods.ts'
import { limitsOn, type SHIPPING_LIMITS, type ShippingLimits } from './shipping-limits.ts'
import { isTooLarge, truckReasonsOf } from './truck-reasons-of.ts'

/** A line of an order as the warehouse sees it. */
export interface ShippedLine {
  readonly id: string
  readonly title: string
  /** Whole, above zero. */
  readonly quantity: number
  /** Of one of the line: a rail that is cut in two has two. */
  readonly pieces: readonly PieceSize[]
  readonly isSample: boolean
}

interface Circumstances {
  readonly isPickup: boolean
  /** A day in New Jersey, `2026-11-30`: which limits hold. */
  readonly day: string
  /** Other rows of limits than the shop's own. */
  readonly limitRows?: typeof SHIPPING_LIMITS
}

/**
 * How an order travels, in which cartons, and why not by parcel. One thing that is too large for parcel takes the
 * whole order onto the truck; an order over 150 lb with its packing goes by truck where that costs us less.
 */
export function deliveryOf(
  lines: readonly ShippedLine[],
  { isPickup, day, limitRows }: Circumstances,
): Delivery {
  const limits = limitsOn(day, limitRows)
  if (!isPickup && goByLetter(lines, limits)) return delivery('letter', letters(lines, limits))
  const cartons = pack(lines.flatMap(goodsOf), limits)
  if (isPickup) return delivery('pickup', cartons)
  const reasons = truckReasonsOf(lines, weightOf(cartons), limits)
  if (reasons.length > 0) return delivery('freight', pallets(cartons, limits), reasons)
  return weightOf(cartons) > limits.own.orderLb
    ? heavyDelivery(cartons, limits)
    : delivery('parcel', cartons)
}

function heavyDelivery(cartons: readonly Carton[], limits: ShippingLimits): Delivery {
  const byParcel = delivery('parcel', cartons)
  const reasons = [{ kind: 'heavy', weightLb: byParcel.weightLb }] as const
  const byTruck = delivery('freight', pallets(cartons, limits), reasons)
  return deliveryCostCents(byTruck) < deliveryCostCents(byParcel) ? byTruck : byParcel
}

function goByLetter(lines: readonly ShippedLine[], { envelope }: ShippingLimits): boolean {
  const pieces = lines.flatMap((line) => line.pieces)
  return (
    pieces.length > 0 &&
    lines.every(({ isSample }) => isSample) &&
    pieces.every((piece) => fitsEnvelope(piece, envelope))
  )
}

function letters(lines: readonly ShippedLine[], limits: ShippingLimits): readonly Carton[] {
  const goods = lines.flatMap(goodsOf).map((kind) => ({ ...kind, size: flat(kind.size) }))
  return packGoods(goods, envelopeBox(limits.envelope))
}

/** Cartons of what may go by parcel, and bundles of what may not. */
function pack(goods: readonly Goods[], limits: ShippingLimits): readonly Carton[] {
  const small = goods.filter(({ size }) => !isTooLarge(size, limits))
  const large = goods.filter(({ size }) => isTooLarge(size, limits))
  return [...packGoods(small, cartonBox(limits)), ...packGoods(large, bundleBox(limits))]
}

/** What goes by truck stands on pallets, but for a small order that two can carry strapped together. */
function pallets(cartons: readonly Carton[], limits: ShippingLimits): readonly Carton[] {
  const goods = goodsOfCartons(cartons)
  if (weightOf(cartons) <= limits.bundle.weightLb) {
    const strapped = packGoods(goods, strappedBox(limits))
    if (strapped.length === 1 && strapped[0]?.count === 1) return strapped
  }
  return packGoods(goods, palletBox(limits))
}

function delivery(
  mode: DeliveryMode,
  cartons: readonly Carton[],
  reasons: readonly TruckReason[] = [],
): Delivery {
  return { mode, reasons, cartons, weightLb: weightOf(cartons) }
}

function weightOf(cartons: readonly Carton[]): number {
  return cartons.reduce((sum, { count, weightLb }) => sum + count * weightLb, 0)
}
