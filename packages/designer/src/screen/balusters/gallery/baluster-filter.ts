import type { IronStyle as IronLook } from '@millrun/catalogue/families/iron-balusters/iron-baluster'
import { BALUSTER_STYLES, type BalusterStyle } from '@millrun/stair/stock/baluster-stock'
import { BALUSTER_SERIES, type BalusterKind, type BalusterSeries } from './baluster-series.ts'

/** What somebody looks for among the balusters. */
export interface BalusterFilter {
  readonly kind: BalusterKind
  /** Id of a series; undefined for all of the kind. */
  readonly series: string | undefined
  readonly look: IronLook | undefined
  /** As typed. Words look through iron and wood alike. */
  readonly words: string
}

/** What all of them are called, here and there. */
const ANY_BALUSTER = 'baluster balusters spindle spindles picket pickets bar bars'

/** Iron and wood as wholes, for what is found by words. */
const MATERIALS: readonly Omit<BalusterSeries, 'styles'>[] = [
  { id: 'found-iron', kind: 'iron', name: 'Iron' },
  { id: 'found-wood', kind: 'wood', name: 'Wood' },
]

/** The series with what is left of them; what is found by words is gathered by its material. Empty ones are left out. */
export function filteredSeries(filter: BalusterFilter): readonly BalusterSeries[] {
  const { kind, series, look } = filter
  const words = wordsOf(filter.words)
  if (words.length > 0) {
    return MATERIALS.flatMap((material) =>
      remaining(
        material,
        BALUSTER_STYLES.filter((style) => style.kind === material.kind && hasAll(style, words)),
      ),
    )
  }
  return BALUSTER_SERIES.filter(
    (one) => one.kind === kind && (series === undefined || one.id === series),
  ).flatMap((one) =>
    remaining(
      one,
      one.styles.filter((style) => hasLook(style, look)),
    ),
  )
}

function remaining(
  series: Omit<BalusterSeries, 'styles'>,
  [first, ...rest]: readonly BalusterStyle[],
): readonly BalusterSeries[] {
  return first === undefined ? [] : [{ ...series, styles: [first, ...rest] }]
}

function hasAll(style: BalusterStyle, words: readonly string[]): boolean {
  const text = textOf(style)
  return words.every((word) => text.includes(word))
}

/** How many balusters some series have together. */
export function countOf(series: readonly BalusterSeries[]): number {
  return series.reduce((sum, { styles }) => sum + styles.length, 0)
}

/** Wood has no look of its own, and is not asked for one. */
function hasLook(style: BalusterStyle, look: IronLook | undefined): boolean {
  return look === undefined || (style.kind === 'iron' && style.product.style === look)
}

function wordsOf(typed: string): readonly string[] {
  return typed.toLowerCase().split(/\s+/).filter(Boolean)
}

function textOf(style: BalusterStyle): string {
  const { title, itemNumber, materials, series } = style.product
  const own = style.kind === 'iron' ? ironWords(style) : [style.product.type, 'turned']
  const texts = [title, itemNumber, itemNumber.replace('-', ''), series, style.kind, ...materials]
  return [...texts, ...own, ANY_BALUSTER].join(' ').toLowerCase()
}

function ironWords({ product, shape }: Extract<BalusterStyle, { kind: 'iron' }>) {
  const isPlain = shape.ornaments.length === 0
  return [
    product.style,
    shape.section,
    shape.isHollow ? 'hollow' : 'solid',
    'metal',
    ...(isPlain ? ['plain', 'simple', 'straight'] : []),
    ...shape.ornaments.map(({ kind }) => kind),
  ]
}
