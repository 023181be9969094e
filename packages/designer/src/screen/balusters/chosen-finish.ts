import type { FinishCode } from '@millrun/catalogue/option-group'
import { balusterUnderRail } from '../../compatibility/baluster-under-rail.ts'
import { type FittedDesign, fittedDesign } from '../../compatibility/fitted-design.ts'
import { stylesTogether } from '../../compatibility/styles-together.ts'
import type { Design } from '../../design/design.ts'
import { partsOf } from '../../model/stair-parts.ts'
import type { BalusterStyle } from '../../stock/baluster-stock.ts'
import { finishName } from '../../stock/finish-of.ts'
import { insteadText, isSoldIn, patternOf, standIn } from './stand-in.ts'

/**
 * The design in another finish. A baluster that is not sold in it gives way to one that is; undefined
 * when nothing like the balusters is.
 */
export function withFinish(before: Design, finish: FinishCode): FittedDesign | undefined {
  const design = { ...before, finish }
  const { styles, rail } = partsOf(design)
  const placed = styles.filter((style) => isSoldIn(style, finish))
  const fits = (other: BalusterStyle) =>
    isSoldIn(other, finish) &&
    !placed.includes(other) &&
    balusterUnderRail(other, rail).ok &&
    placed.every((one) => stylesTogether(one, other).ok)
  const beside = styles.map((style) => {
    if (isSoldIn(style, finish)) return style
    const other = standIn(style, design, fits)
    if (other !== undefined) placed.push(other)
    return other
  })
  const [first] = placed
  if (first === undefined) return undefined
  const fitted = fittedDesign({
    ...design,
    pattern: patternOf(design.pattern.order, beside, first),
  })
  const notes = styles.flatMap((style, place) =>
    isSoldIn(style, finish) ? [] : [noteOf(style, beside[place] ?? first, finish)],
  )
  return { design: fitted.design, notes: [...notes, ...fitted.notes] }
}

function noteOf(style: BalusterStyle, now: BalusterStyle, finish: FinishCode): string {
  return `${style.product.title} is not sold in ${finishName(finish)}. ${insteadText(now, style)}`
}
