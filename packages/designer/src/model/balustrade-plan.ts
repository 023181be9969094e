import type { Design } from '../design/design.ts'
import { balconyPlan } from './balcony-plan.ts'
import type { Flights } from './flights.ts'
import type { BalustradePlan, PlanParts } from './span.ts'
import { stairPlan } from './stair-plan.ts'
import type { Steps } from './steps.ts'

/** Every newel and every stretch of rail between newels that a design has, before anything is bought. */
export function balustradePlan(
  design: Design,
  steps: Steps,
  flights: Flights,
  parts: PlanParts,
): BalustradePlan {
  if (design.layout === 'balcony') return balconyPlan(design, parts)
  const sides = (['left', 'right'] as const).filter((side) => design[side] === 'open')
  const plans = sides.map((side) => stairPlan(side, design, steps, flights, parts))
  return {
    spots: plans.flatMap(({ spots }) => spots),
    spans: plans.flatMap(({ spans }) => spans),
  }
}
