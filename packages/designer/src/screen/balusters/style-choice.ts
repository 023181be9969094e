import { balusterInLayout } from '../../compatibility/baluster-in-layout.ts'
import { balusterUnderRail } from '../../compatibility/baluster-under-rail.ts'
import { firstMisfit } from '../../compatibility/fit.ts'
import { stylesTogether } from '../../compatibility/styles-together.ts'
import type { Design } from '../../design/design.ts'
import { partsOf } from '../../model/stair-parts.ts'
import type { BalusterStyle } from '../../stock/baluster-stock.ts'
import { finishOf } from '../../stock/finish-of.ts'
import { STYLE_LETTERS } from './pattern-edits.ts'

/** Whether a baluster can be chosen, and what would give way to it. */
export type StyleChoice =
  | {
      readonly can: true
      /** `Changes B, finish`; undefined when all else can stay. */
      readonly changes?: string
    }
  | { readonly can: false; readonly reason: string }

/**
 * What choosing a baluster for place `slot` of the pattern comes to. Neighbours, finish and rail give way
 * to it; layout and a rail that stays do not.
 */
export function styleChoice(style: BalusterStyle, slot: number, design: Design): StyleChoice {
  const { styles, rail } = partsOf(design)
  const underRail = balusterUnderRail(style, rail)
  const firm = firstMisfit([
    balusterInLayout(style, design),
    ...(design.job === 'keep-rail' ? [underRail] : []),
  ])
  if (!firm.ok) return { can: false, reason: firm.reason }
  const given = [
    ...styles.flatMap((other, place) =>
      place === slot || stylesTogether(style, other).ok ? [] : (STYLE_LETTERS[place] ?? []),
    ),
    ...(style.kind === 'wood' || finishOf(style, design.finish) === design.finish
      ? []
      : ['finish']),
    ...(underRail.ok ? [] : ['rail']),
  ]
  return given.length === 0 ? { can: true } : { can: true, changes: `Changes ${given.join(', ')}` }
}
