import { BALUSTER_STYLES, type BalusterStyle } from './baluster-stock.ts'

/**
 * What to buy for a baluster that is cut to `cutIn`: the style itself while it is long enough, else the
 * same bar in the shortest stock length that is. Undefined when nothing reaches.
 */
export function barLongEnough(style: BalusterStyle, cutIn: number): BalusterStyle | undefined {
  if (style.shape.lengthIn >= cutIn) return style
  return BALUSTER_STYLES.filter((other) => isSameBar(style, other))
    .filter(({ shape, product }) => shape.lengthIn >= cutIn && product.inStock)
    .toSorted((a, b) => a.shape.lengthIn - b.shape.lengthIn)[0]
}

/** Whether two bars differ in nothing but their length. */
function isSameBar(style: BalusterStyle, other: BalusterStyle): boolean {
  if (style.kind === 'wood' || other.kind === 'wood') return false
  const [a, b] = [style.shape, other.shape]
  const isPlain = a.ornaments.length === 0 && b.ornaments.length === 0
  const isSameIron = a.section === b.section && a.barIn === b.barIn && a.isHollow === b.isHollow
  const hasFinish = style.product.availableColors.some((code) =>
    other.product.availableColors.includes(code),
  )
  return isPlain && isSameIron && hasFinish
}
