import type { Design } from '../design/design.ts'
import type { Place, Segment } from '../segments/segment.ts'
import type { Steps } from '../segments/steps.ts'
import { layoutOf } from './layouts.ts'

const FOOT: Place = { frame: { xIn: 0, zIn: 0, headingDeg: 0 }, floorIn: 0 }

/** The segments of a design from the foot up, each beginning where the one before it ends; x runs up the first, z to its right. */
export function laidOut(design: Design, steps: Steps): readonly Segment[] {
  const plans = layoutOf(design).segments
  const shared = plans.reduce(
    (rest, { risers }) => (risers === 'shared' ? rest : rest - risers(design)),
    steps.risers,
  )
  return plans.reduce<readonly Segment[]>((before, plan, index) => {
    const isLower = before.every(({ flight }) => flight === undefined)
    return [
      ...before,
      plan.lay({
        design,
        steps,
        begins: before.at(-1)?.ends ?? FOOT,
        risers: isLower ? steps.risersBelow : shared - steps.risersBelow,
        before: before.at(-1),
        endsAtTurn: plans[index + 1]?.turns ?? false,
      }),
    ]
  }, [])
}
