import { BALUSTER_STYLES, type BalusterStyle } from '@millrun/stair/stock/baluster-stock'

export type BalusterKind = BalusterStyle['kind']

/** Balusters of one design: what the gallery keeps together. */
export interface BalusterSeries {
  readonly id: string
  readonly kind: BalusterKind
  readonly name: string
  readonly styles: readonly [BalusterStyle, ...BalusterStyle[]]
}

/** Every series that we sell, iron first, in the catalogue's order. */
export const BALUSTER_SERIES: readonly BalusterSeries[] = gathered()

/** The series of a baluster, by its id. */
export function seriesOf({ kind, product }: BalusterStyle): string {
  return `${kind}-${product.series}`
}

/** `Single Twist`: what a baluster is called among others. */
export function shortTitle(title: string): string {
  return title.replace(/ (?:Iron |Wood )?Baluster\b/, '')
}

function gathered(): readonly BalusterSeries[] {
  const series = new Map<
    string,
    { kind: BalusterKind; name: string; styles: [BalusterStyle, ...BalusterStyle[]] }
  >()
  for (const style of BALUSTER_STYLES) {
    const id = seriesOf(style)
    const before = series.get(id)
    if (before === undefined)
      series.set(id, { kind: style.kind, name: nameOf(style), styles: [style] })
    else before.styles.push(style)
  }
  return [...series].map(([id, rest]) => ({ id, ...rest }))
}

/** What is in no series of its own is a plain bar, straight or bent. */
function nameOf({ product }: BalusterStyle): string {
  return product.series === 'Other' ? 'Plain' : product.series
}
