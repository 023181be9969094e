import type { FinishCode } from '@millrun/catalogue/choosing/option-group'
import { balusterInLayout } from '@millrun/stair/compatibility/baluster-in-layout'
import type { Design, Pattern } from '@millrun/stair/design/design'
import { BALUSTER_STYLES, type BalusterStyle } from '@millrun/stair/stock/baluster-stock'
import { seriesOf, shortTitle } from '../gallery/baluster-series.ts'

/** A neighbor that would bring another finish with it counts as so much dearer. */
const OTHER_FINISH_CENTS = 100_000

/**
 * What stands in the place of a baluster that has to go: of all that `fits` the one of its series that
 * costs most nearly the same, in the finish of the design where it can be had; else a plain bar.
 */
export function standIn(
  style: BalusterStyle,
  design: Design,
  fits: (other: BalusterStyle) => boolean,
): BalusterStyle | undefined {
  const fitting = BALUSTER_STYLES.filter(
    (other) => balusterInLayout(other, design).ok && fits(other),
  )
  const apartOf = (other: BalusterStyle) =>
    Math.abs(other.product.priceCents - style.product.priceCents) +
    (isSoldIn(other, design.finish) ? 0 : OTHER_FINISH_CENTS)
  const alike = fitting.filter((other) => seriesOf(other) === seriesOf(style))
  const [nearest] = alike.toSorted((a, b) => apartOf(a) - apartOf(b))
  return nearest ?? fitting.find(isPlain)
}

/** Whether a baluster comes in a finish; wood takes none. */
export function isSoldIn(style: BalusterStyle, finish: FinishCode): boolean {
  return style.kind === 'wood' || style.product.availableColors.includes(finish)
}

/** The same order with other balusters in its places; `instead` stands where there is none. */
export function patternOf(
  order: readonly number[],
  beside: readonly (BalusterStyle | undefined)[],
  instead: BalusterStyle,
): Pattern {
  const styles = [...new Set(beside.map((style) => style ?? instead))]
  return {
    styles: styles.map(({ product }) => product.id),
    order: order.map((place) => styles.indexOf(beside[place] ?? instead)),
  }
}

/** `Plain Square stands in place of Single Twist.` */
export function insteadText(now: BalusterStyle, before: BalusterStyle): string {
  return `${shortTitle(now.product.title)} stands in place of ${shortTitle(before.product.title)}.`
}

function isPlain(style: BalusterStyle): boolean {
  return style.kind === 'iron' && style.shape.ornaments.length === 0
}
