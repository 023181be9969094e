import { type FittedDesign, fittedDesign } from '@millrun/stair/choices/fitted-design'
import { stylesTogether } from '@millrun/stair/compatibility/styles-together'
import type { Design } from '@millrun/stair/design/design'
import { partsOf } from '@millrun/stair/model/stair-parts'
import type { BalusterStyle } from '@millrun/stair/stock/baluster-stock'
import { insteadText, patternOf, standIn } from './stand-in.ts'

/**
 * The design with another baluster in place `slot` of its pattern. Everything else gives way to it; a
 * neighbor that nothing can stand in for leaves its places to the new one. A baluster that is in the
 * pattern already changes places.
 */
export function withStyle(design: Design, slot: number, chosen: BalusterStyle): FittedDesign {
  const { pattern } = design
  const before = pattern.styles.indexOf(chosen.product.id)
  if (before !== -1) {
    const styles = swapped(pattern.styles, before, slot)
    return fittedDesign({ ...design, pattern: { ...pattern, styles } })
  }
  const fits = (other: BalusterStyle) => other !== chosen && stylesTogether(chosen, other).ok
  const beside = partsOf(design).styles.map((style, place) => {
    if (place === slot) return chosen
    return fits(style) ? style : standIn(style, design, fits)
  })
  const fitted = fittedDesign({ ...design, pattern: patternOf(pattern.order, beside, chosen) })
  return { design: fitted.design, notes: [...notesOf(design, beside, chosen), ...fitted.notes] }
}

function swapped(styles: readonly string[], one: number, other: number): readonly string[] {
  const places = new Map([
    [one, other],
    [other, one],
  ])
  return styles.map((id, place) => styles[places.get(place) ?? place] ?? id)
}

function notesOf(
  design: Design,
  beside: readonly (BalusterStyle | undefined)[],
  chosen: BalusterStyle,
): readonly string[] {
  return partsOf(design).styles.flatMap((style, place) => {
    const fit = stylesTogether(chosen, style)
    const now = beside[place]
    if (now === chosen || fit.ok) return []
    return [`${fit.reason} ${insteadText(now ?? chosen, style)}`]
  })
}
