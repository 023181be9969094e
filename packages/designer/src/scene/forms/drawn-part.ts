import type { StockItem } from '@millrun/catalogue/product'
import type { Shape } from '@millrun/catalogue/shape'
import type { IronBalusterShape } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { cutIron } from '@millrun/parts/cuts/cut-iron'
import type { PlacedPart } from '@millrun/stair/placements/placed-parts'

/** Heights of a form between which it is left standing; what lies beyond is folded into the cuts. */
export type Cut = readonly [lowIn: number, highIn: number]

/** A part as the scene keeps it: parts that differ only in where a plain foot is cut have one form. */
export interface DrawnPart {
  /** The same for the same form: its solids are kept by it. */
  readonly formKey: string
  readonly form: Shape
  readonly cut: Cut
  /** How far the form's own foot lies below that of the part. */
  readonly sunkIn: number
}

/** Farther than anything reaches. */
export const UNCUT: Cut = [-1e4, 1e4]
/** Longer than any bar, so that all lengths of it are cut from one form. */
const LONG_BAR_IN = 72

/** How a part is drawn. */
export function drawnPart({ line, key, shape, isKept }: PlacedPart): DrawnPart {
  const stock = line.product.shape
  if (shape.kind === 'iron-baluster' && stock.kind === 'iron-baluster') {
    const drawn = barFrom(stock, shape, line.product)
    if (drawn !== undefined) return drawn
  }
  if (shape.kind === 'turned' && stock.kind === 'turned') {
    const drawn = postFrom(stock, shape, line.product)
    if (drawn !== undefined) return drawn
  }
  const cutKey = key.slice(line.id.length, isKept ? -' kept'.length : undefined)
  return { formKey: `${line.product.id}${cutKey}`, form: shape, cut: UNCUT, sunkIn: 0 }
}

/** A bar out of a longer one, as long as it loses no ornament. */
function barFrom(
  stock: IronBalusterShape,
  cut: IronBalusterShape,
  { id }: StockItem,
): DrawnPart | undefined {
  if (cut.ornaments.length !== stock.ornaments.length) return undefined
  const lowIn = LONG_BAR_IN - cut.lengthIn
  return {
    formKey: `${id} bar`,
    form: cutIron(stock, LONG_BAR_IN),
    cut: [lowIn, UNCUT[1]],
    sunkIn: lowIn,
  }
}

/** A turned post out of its stock, where only its blocks are cut. */
function postFrom(stock: TurnedShape, cut: TurnedShape, { id }: StockItem): DrawnPart | undefined {
  const isPlain = stock.stations.length === 0
  const belowIn = isPlain ? stock.lengthIn - cut.lengthIn : stock.bottomBlockIn - cut.bottomBlockIn
  const aboveIn = stock.lengthIn - belowIn - cut.lengthIn
  if (!isPlain && (aboveIn < -1e-6 || cut.bottomBlockIn <= 0)) return undefined
  const highIn = aboveIn < 1e-6 ? UNCUT[1] : stock.lengthIn - aboveIn
  return { formKey: `${id} post`, form: stock, cut: [belowIn, highIn], sunkIn: belowIn }
}
