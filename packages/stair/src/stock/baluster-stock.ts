import type { IronBaluster } from '@millrun/catalogue/families/iron-balusters/iron-baluster'
import type { StockItem } from '@millrun/catalogue/product'
import type { WoodBaluster } from '@millrun/catalogue/families/wood-balusters/wood-baluster'
import { ironBalusters } from '@millrun/catalogue/families/iron-balusters/iron-balusters'
import { woodBalusters } from '@millrun/catalogue/families/wood-balusters/wood-balusters'
import type { IronBalusterShape } from '@millrun/catalogue/shapes/iron-baluster-shape'
import { finderIn } from './stocked.ts'
import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'

export interface IronStyle {
  readonly kind: 'iron'
  readonly product: StockItem<IronBaluster>
  readonly shape: IronBalusterShape
}

export interface WoodStyle {
  readonly kind: 'wood'
  readonly product: StockItem<WoodBaluster>
  readonly shape: TurnedShape
}

/** A baluster that we sell, as the designer sees it. */
export type BalusterStyle = IronStyle | WoodStyle

/** Every baluster that we sell, iron first, in the catalogue's order. */
export const BALUSTER_STYLES: readonly BalusterStyle[] = [
  ...ironBalusters.map((product): IronStyle => ({ kind: 'iron', product, shape: product.shape })),
  ...woodBalusters.flatMap((product): readonly WoodStyle[] =>
    product.shape.kind === 'turned' ? [{ kind: 'wood', product, shape: product.shape }] : [],
  ),
]

/** The baluster with this id, or undefined. */
export const findBaluster = finderIn(BALUSTER_STYLES)
