import { packedSize } from '@millrun/catalogue/packing/packed-size'
import type { Carton } from './delivery.ts'
import type { Goods } from './goods.ts'
import { packingLb, palletLb } from './packing-weight.ts'
import type { ShippingLimits } from './shipping-limits.ts'

/** Inside, in inches: goods lie with their longest side along the depth. */
export interface Inside {
  readonly depthIn: number
  readonly wideIn: number
  readonly thickIn: number
}

export type Outside = Pick<Carton, 'lengthIn' | 'widthIn' | 'heightIn'>

/** A way of packing: how large a thing of it may be, and what it is from outside. */
export interface Box {
  readonly kind: Carton['kind']
  /** The most that it weighs with what is in it; a thing that is heavier goes alone. */
  readonly weightLb: number
  /** The most pieces in one. */
  readonly pieces: number
  /** The most room there is for goods of which this is the longest and which fill so much, one of it at least. */
  readonly room: (longest: Goods, cubicIn: number) => Inside
  readonly outside: (inside: Inside) => Outside
  /** What it weighs by itself. */
  readonly emptyLb: (outside: Outside) => number
}

/** Short things lie behind each other, but a carton of them alone is no longer than this. */
const SHORT_CARTON_IN = 24

const FOOT_OF_PALLET_IN = { lengthIn: 48, widthIn: 40, heightIn: 6 } as const

/** A carton for parcel, in which a large piece may lie alone up to the carriers' own limits. */
export function cartonBox({ carton }: ShippingLimits): Box {
  return {
    kind: 'carton',
    weightLb: carton.weightLb,
    pieces: Infinity,
    room: ({ size }, cubicIn) => {
      const depthIn = Math.max(size.lengthIn, Math.min(SHORT_CARTON_IN, Math.cbrt(cubicIn)))
      const outsideIn = Math.ceil(packedSize({ ...size, lengthIn: depthIn }).lengthIn)
      const halfGirthIn = (carton.lengthAndGirthIn - outsideIn) / 2
      return sectionRoom(size, depthIn, halfGirthIn, carton.cubicIn / outsideIn)
    },
    outside: packedOutside,
    emptyLb: packingLb,
  }
}

/** Long pieces tied together for the truck. */
export function bundleBox({ bundle }: ShippingLimits): Box {
  const { sideIn } = bundle
  return {
    kind: 'carton',
    weightLb: bundle.weightLb,
    pieces: Infinity,
    room: ({ size }) => sectionRoom(size, size.lengthIn, 2 * sideIn, sideIn ** 2),
    outside: packedOutside,
    emptyLb: packingLb,
  }
}

/** A small order for the truck, strapped together without a pallet. */
export function strappedBox({ bundle }: ShippingLimits): Box {
  return {
    kind: 'pallet',
    weightLb: bundle.weightLb,
    pieces: Infinity,
    room: ({ size }) => ({
      depthIn: size.lengthIn,
      wideIn: Math.max(bundle.strappedSideIn, size.widthIn),
      thickIn: Math.max(bundle.strappedSideIn, size.heightIn),
    }),
    outside: ({ depthIn, wideIn, thickIn }) => longestFirst([depthIn, wideIn, thickIn]),
    emptyLb: () => 0,
  }
}

/** A pallet as long as the longest that stands on it. */
export function palletBox({ pallet }: ShippingLimits): Box {
  const foot = FOOT_OF_PALLET_IN
  return {
    kind: 'pallet',
    weightLb: pallet.weightLb,
    pieces: Infinity,
    room: ({ size }) => ({
      depthIn: Math.max(foot.lengthIn, size.lengthIn),
      wideIn: Math.max(pallet.widthIn, size.widthIn),
      thickIn: Math.max(pallet.heightIn - foot.heightIn, size.heightIn),
    }),
    outside: ({ depthIn, wideIn, thickIn }) => ({
      lengthIn: Math.max(foot.lengthIn, Math.ceil(depthIn)),
      widthIn: Math.max(foot.widthIn, Math.ceil(wideIn)),
      heightIn: Math.ceil(thickIn) + foot.heightIn,
    }),
    emptyLb: palletLb,
  }
}

/** The largest section around a piece that goes into these limits, which are of the outside and whole inches. */
function sectionRoom(
  { widthIn, heightIn }: Goods['size'],
  depthIn: number,
  halfGirthIn: number,
  areaIn2: number,
): Inside {
  const around = packedSize({ lengthIn: 0, widthIn: 0, heightIn: 0, weightLb: 0 })
  const sideIn = Math.min(Math.sqrt(areaIn2), halfGirthIn / 2)
  const wideIn = Math.max(Math.floor(sideIn), Math.ceil(widthIn + around.widthIn))
  const thickIn = Math.floor(Math.min(areaIn2 / wideIn, halfGirthIn - wideIn))
  const room = { depthIn, wideIn: wideIn - around.widthIn, thickIn: thickIn - around.heightIn }
  return room.thickIn >= heightIn ? room : { depthIn, wideIn: widthIn, thickIn: heightIn }
}

function packedOutside({ depthIn, wideIn, thickIn }: Inside): Outside {
  const bare = { lengthIn: depthIn, widthIn: wideIn, heightIn: thickIn, weightLb: 0 }
  const packed = packedSize(bare)
  return longestFirst([packed.lengthIn, packed.widthIn, packed.heightIn])
}

/** Sides as carriers count them: up to whole inches. */
function longestFirst(sidesIn: readonly number[]): Outside {
  const [lengthIn = 0, widthIn = 0, heightIn = 0] = sidesIn
    .map((side) => Math.ceil(side))
    .toSorted((a, b) => b - a)
  return { lengthIn, widthIn, heightIn }
}
