import { balusterInLayout } from '@millrun/stair/compatibility/baluster-in-layout'
import { balusterUnderRail } from '@millrun/stair/compatibility/baluster-under-rail'
import { firstMisfit } from '@millrun/stair/compatibility/fit'
import { stylesTogether } from '@millrun/stair/compatibility/styles-together'
import type { Design } from '@millrun/stair/design/design'
import { partsOf } from '@millrun/stair/model/stair-parts'
import type { BalusterStyle } from '@millrun/stair/stock/baluster-stock'
import { finishOf } from '@millrun/stair/stock/finish-of'
import { STYLE_LETTERS } from '../pattern/pattern-edits.ts'

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
