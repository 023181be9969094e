import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { LeaderDimension } from '../../elevations/dimension.ts'
import type { Outline } from '../../elevations/outline.ts'
import type { Heights } from '../../geometry/heights.ts'
import type { Fineness } from '../../solids/form/fineness.ts'
import type { Solid } from '../../solids/solid.ts'
import type { BarSize } from './bar/bar-outline.ts'
import type { BarRow } from './bar/bar-row.ts'

/** The bar that an ornament is forged on. */
export type BarStock = Pick<IronBalusterShape, 'barIn' | 'section'>

export type OrnamentOf<K extends IronOrnament['kind']> = Extract<IronOrnament, { readonly kind: K }>

/** What is worked on the bar itself, as rows of the bar, which arrives there turned by `turnDeg`. */
export type WorkedRows<K extends IronOrnament['kind']> = (
  ornament: OrnamentOf<K>,
  size: BarSize,
  turnDeg: number,
  fineness: Fineness,
) => readonly BarRow[]

/** All that drawings and solids know of one kind of ornament. */
export interface Ornament<K extends IronOrnament['kind']> {
  /** The heights between which it lies. */
  readonly heights: (ornament: OrnamentOf<K>) => Heights
  /** How wide it is over all; 0 where it is no wider along the rail than its bar. A belly bows away from it. */
  readonly widthIn: (ornament: OrnamentOf<K>) => number
  /** As wide over all of its height; others swell towards their middle. */
  readonly isEven?: true
  /** Whether it stands where the bar would be, rather than on it. */
  readonly isInPlaceOfBar: boolean
  /** How far the bar goes on into it, where it does, in inches. */
  readonly lapIn?: (ornament: OrnamentOf<K>, barIn: number) => number
  /** How deep the bar ends in it, in inches, where it is drawn down for that. */
  readonly endDepthIn?: (ornament: OrnamentOf<K>, stock: BarStock) => number
  readonly rows?: WorkedRows<K>
  readonly outlines: (ornament: OrnamentOf<K>, stock: BarStock) => readonly Outline[]
  readonly solids: (
    ornament: OrnamentOf<K>,
    stock: BarStock,
    fineness: Fineness,
  ) => readonly Solid[]
  /** What it measures across, or how it is made. */
  readonly leader?: (ornament: OrnamentOf<K>) => LeaderDimension
}

/** A width written at its left side, half way up. */
export function widthLeader(
  [fromIn, toIn]: Heights,
  widthIn: number,
  note: string,
  mark: LeaderDimension['mark'] = '',
): LeaderDimension {
  return { kind: 'leader', at: [-widthIn / 2, (fromIn + toIn) / 2], valueIn: widthIn, mark, note }
}

/** The heights of an ornament that is given by its ends. */
export function fromEndToEnd({
  fromIn,
  toIn,
}: {
  readonly fromIn: number
  readonly toIn: number
}): Heights {
  return [fromIn, toIn]
}
