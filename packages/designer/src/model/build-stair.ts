import type { Design } from '../design/design.ts'
import { balustradePlan } from './balustrade-plan.ts'
import { treadRhythm } from './balusters-on-treads.ts'
import { LEVEL_SPHERE_IN } from './bay-setting.ts'
import { filledBay, thinnestIn } from './filled-bay.ts'
import { flightsOf } from './flights.ts'
import { problemsOf } from './problems.ts'
import { railsOf } from './rails.ts'
import { placedRosettes } from './rosettes.ts'
import type { PlanParts } from './span.ts'
import { partsOf, type StairParts } from './stair-parts.ts'
import type { Stair } from './stair.ts'
import { standingNewels } from './standing-newels.ts'
import { startPlace } from './start-place.ts'
import { stepsOf, type Steps } from './steps.ts'

/**
 * The whole stair that a design describes. Pure, and the one way to a `Stair`: list, cut list, checks,
 * drawings and scene are all made from what it returns.
 */
export function buildStair(design: Design): Stair {
  const parts = partsOf(design)
  const steps = stepsOf(design)
  const flights = flightsOf(design, steps)
  const plan = balustradePlan(design, steps, flights, planParts(design, steps, parts))
  const rails = railsOf(design, steps, parts, plan)
  const rhythm = rhythmOf(design, steps, parts)
  const bays = rails.runs.map(({ span, run, fromNewel, toNewel }) =>
    filledBay({ span, design, steps, parts, rhythm, rail: run, fromNewel, toNewel }),
  )
  const newels = standingNewels(design, parts, plan, rails)
  const rosettes = placedRosettes(bays, parts, design)
  const built = { design, steps, ...flights, parts, bays, newels, rosettes }
  return { ...built, problems: problemsOf(built) }
}

function rhythmOf(design: Design, steps: Steps, parts: StairParts) {
  const runIn = design.layout === 'balcony' ? LEVEL_SPHERE_IN : steps.runIn
  return treadRhythm(runIn, thinnestIn(parts.styles), design.stairSphereIn)
}

function planParts(design: Design, steps: Steps, parts: StairParts): PlanParts {
  const start = startPlace(design, steps, parts)
  return {
    newelHalfIn: parts.newel.faceIn / 2,
    waistHalfIn: parts.newel.waistIn / 2,
    ...(design.footing === 'treads' ? { rhythm: rhythmOf(design, steps, parts) } : {}),
    ...(start === undefined ? {} : { start }),
  }
}
