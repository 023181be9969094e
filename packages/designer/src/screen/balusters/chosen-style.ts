import type { FinishCode } from '@millrun/catalogue/option-group'
import { balusterInLayout } from '../../compatibility/baluster-in-layout.ts'
import { type FittedDesign, fittedDesign } from '../../compatibility/fitted-design.ts'
import { stylesTogether } from '../../compatibility/styles-together.ts'
import type { Design } from '../../design/design.ts'
import { partsOf } from '../../model/stair-parts.ts'
import { BALUSTER_STYLES, type BalusterStyle } from '../../stock/baluster-stock.ts'
import { seriesOf } from './baluster-series.ts'

/**
 * The design with another baluster in place `slot` of its pattern. Everything else gives way to it: a
 * neighbour of another bar becomes the one of its series that goes with it, else a plain bar, else its
 * places are taken by the new one. A baluster that is in the pattern already changes places.
 */
export function withStyle(design: Design, slot: number, chosen: BalusterStyle): FittedDesign {
  const { styles, order } = design.pattern
  const before = styles.indexOf(chosen.product.id)
  if (before !== -1) return fittedDesign(withStyles(design, swapped(styles, before, slot)))
  const beside = partsOf(design).styles.map((style, place) =>
    place === slot ? chosen : neighbour(style, chosen, design),
  )
  const kept = [...new Set(beside.filter((style) => style !== undefined))]
  const places = order.map((place) => Math.max(0, kept.indexOf(beside[place] ?? chosen)))
  const pattern = { styles: kept.map(({ product }) => product.id), order: places }
  const fitted = fittedDesign({ ...design, pattern })
  return { design: fitted.design, notes: [...notesOf(design, beside, chosen), ...fitted.notes] }
}

function withStyles(design: Design, styles: readonly string[]): Design {
  return { ...design, pattern: { ...design.pattern, styles } }
}

function swapped(styles: readonly string[], one: number, other: number): readonly string[] {
  const places = new Map([
    [one, other],
    [other, one],
  ])
  return styles.map((id, place) => styles[places.get(place) ?? place] ?? id)
}

/** What stands beside the chosen baluster instead of one that does not go with it. */
function neighbour(
  style: BalusterStyle,
  chosen: BalusterStyle,
  design: Design,
): BalusterStyle | undefined {
  if (stylesTogether(chosen, style).ok) return style
  const fitting = BALUSTER_STYLES.filter(
    (other) =>
      other !== chosen && balusterInLayout(other, design).ok && stylesTogether(chosen, other).ok,
  )
  const alike = fitting.filter((other) => seriesOf(other) === seriesOf(style))
  const apartOf = (other: BalusterStyle) =>
    Math.abs(other.product.priceCents - style.product.priceCents) +
    (isSoldIn(other, design.finish) ? 0 : OTHER_FINISH_CENTS)
  const [nearest] = alike.toSorted((a, b) => apartOf(a) - apartOf(b))
  return nearest ?? fitting.find(isPlain)
}

/** A neighbor that would bring another finish with it counts as so much dearer. */
const OTHER_FINISH_CENTS = 100_000

function isSoldIn(style: BalusterStyle, finish: FinishCode): boolean {
  return style.kind === 'wood' || style.product.availableColors.includes(finish)
}

function isPlain(style: BalusterStyle): boolean {
  return style.kind === 'iron' && style.shape.ornaments.length === 0
}

function notesOf(
  design: Design,
  beside: readonly (BalusterStyle | undefined)[],
  chosen: BalusterStyle,
): readonly string[] {
  return partsOf(design).styles.flatMap((style, place) => {
    const fit = stylesTogether(chosen, style)
    const now = beside[place]
    if (now === chosen || now === style || fit.ok) return []
    return now === undefined
      ? [`${fit.reason} ${chosen.product.title} takes its places.`]
      : [`${fit.reason} ${now.product.title} stands in its place.`]
  })
}
