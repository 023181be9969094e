import type { Line } from '@millrun/catalogue/choosing/line-id'
import type { StockItem } from '@millrun/catalogue/product'
import type { Shape } from '@millrun/catalogue/shape'
import type { Placement } from '@millrun/parts/solids/solid'

export const PIECE_GROUPS = ['balusters', 'shoes', 'rail', 'fittings', 'newels', 'steps'] as const
/** The heading that a piece stands under in the parts list. */
export type PieceGroup = (typeof PIECE_GROUPS)[number]

/** One piece of a stair: what it is ordered as, its own shape, and where it is. */
export interface Piece {
  readonly group: PieceGroup
  readonly line: Line<StockItem>
  /** The product's shape, cut to size. */
  readonly shape: Shape
  readonly placement: Placement
  /** Its finished length, where it is sawn: along one edge where the ends are cut to a slope. */
  readonly cutIn?: number
  /** How much of a length of stock it uses: more than `cutIn` where its ends are cut to a slope. */
  readonly takesIn?: number
  /** Which of the bought lengths it is sawn from, where that is planned: the same number, the same length. */
  readonly stick?: number
  /** It is there already, or left to the builder: drawn, not bought. */
  readonly isKept: boolean
}
