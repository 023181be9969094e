import { balusterInLayout } from '@millrun/stair/compatibility/baluster-in-layout'
import { balusterUnderRail } from '@millrun/stair/compatibility/baluster-under-rail'
import { stylesTogether } from '@millrun/stair/compatibility/styles-together'
import { LONGEST_ORDER } from '@millrun/stair/design/design-limits'
import type { Design, Pattern } from '@millrun/stair/design/design'
import { partsOf } from '@millrun/stair/model/stair-parts'
import { BALUSTER_STYLES, type BalusterStyle } from '@millrun/stair/stock/baluster-stock'
import { finishOf } from '@millrun/stair/stock/finish-of'
import { seriesOf } from '../gallery/baluster-series.ts'

/** What the places of a pattern are called. */
export const STYLE_LETTERS = ['A', 'B', 'C'] as const

/** Patterns that have a name, the plain one first. */
export const NAMED_PATTERNS = [
  { id: 'alike', name: 'All alike', order: [0] },
  { id: 'one-one', name: 'One and one', order: [0, 1] },
  { id: 'two-one', name: 'Two and one', order: [0, 0, 1] },
  { id: 'three-one', name: 'Three and one', order: [0, 0, 0, 1] },
  { id: 'between', name: 'B and C between', order: [0, 1, 0, 2] },
  { id: 'in-turn', name: 'Three in turn', order: [0, 1, 2] },
] as const

export type NamedPattern = (typeof NAMED_PATTERNS)[number]

/** The pattern with a name that this is, if it is one. Where in its repeat it begins makes no difference. */
export function namedPattern({ order }: Pattern): NamedPattern | undefined {
  return NAMED_PATTERNS.find(
    (named) =>
      named.order.length === order.length && order.some((_, by) => isSame(named.order, order, by)),
  )
}

function isSame(one: readonly number[], other: readonly number[], by: number): boolean {
  return one.every((style, place) => style === other[(place + by) % other.length])
}

/**
 * The styles in another order. Styles that it does not name are left out; those that it lacks are found
 * among what goes with the first. Undefined when nothing does.
 */
export function withOrder(design: Design, order: readonly number[]): Pattern | undefined {
  const count = Math.max(...order) + 1
  let styles = partsOf(design).styles.slice(0, count)
  while (styles.length < count) {
    const next = partnerOf(styles, design)
    if (next === undefined) return undefined
    styles = [...styles, next]
  }
  return { styles: styles.map(({ product }) => product.id), order }
}

/** The next style at one place of the order. */
export function cycled({ styles, order }: Pattern, place: number): Pattern {
  return {
    styles,
    order: order.map((style, index) => (index === place ? (style + 1) % styles.length : style)),
  }
}

/** One place more, of the first style; the same when there is no room. */
export function lengthened(pattern: Pattern): Pattern {
  const { styles, order } = pattern
  return order.length < LONGEST_ORDER ? { styles, order: [...order, 0] } : pattern
}

/** Without the last place; the same when there is only one. */
export function shortened(pattern: Pattern): Pattern {
  const { styles, order } = pattern
  return order.length > 1 ? { styles, order: order.slice(0, -1) } : pattern
}

/** Without one of its styles; the first of the others takes its places. */
export function withoutStyle({ styles, order }: Pattern, slot: number): Pattern {
  const kept = styles.filter((_, place) => place !== slot)
  return {
    styles: kept,
    order: order.map((place) => Math.max(0, kept.indexOf(styles[place] ?? ''))),
  }
}

/** `2 × A, 1 × B`: how many of each stand in one repeat. */
export function repeatText({ styles, order }: Pattern): string {
  return styles
    .map((_, style) => [order.filter((place) => place === style).length, STYLE_LETTERS[style]])
    .filter(([count]) => count !== 0)
    .map(([count, letter]) => `${count} × ${letter}`)
    .join(', ')
}

/** What looks well beside a style of another series, the best first. */
const PARTNERS: readonly string[] = ['iron-Twist', 'iron-Basket', 'iron-Knuckle', 'iron-Other']

/** A baluster that goes with all of these and changes nothing else. */
function partnerOf(styles: readonly BalusterStyle[], design: Design): BalusterStyle | undefined {
  const { rail } = partsOf(design)
  const used = new Set(styles.map(seriesOf))
  const fits = (style: BalusterStyle) =>
    !styles.includes(style) &&
    balusterInLayout(style, design).ok &&
    balusterUnderRail(style, rail).ok &&
    (style.kind === 'wood' || finishOf(style, design.finish) === design.finish) &&
    styles.every((other) => stylesTogether(other, style).ok)
  const fitting = BALUSTER_STYLES.filter(fits)
  const fresh = PARTNERS.filter((series) => !used.has(series)).map((series) =>
    fitting.find((style) => seriesOf(style) === series),
  )
  return fresh.find((style) => style !== undefined) ?? fitting[0]
}
