import type { Design } from '../design/design.ts'
import { balustradePlan } from '../layouts/balustrade-plan.ts'
import { laidOut } from '../layouts/laid-out.ts'
import { hasFlight } from '../layouts/layouts.ts'
import { stepsOf } from '../layouts/steps-of.ts'
import { treadRhythm } from '../balusters/balusters-on-treads.ts'
import { LEVEL_SPHERE_IN } from '../bays/bay-setting.ts'
import { filledBay, thinnestOf } from '../bays/filled-bay.ts'
import { problemsOf } from '../problems/stair-problems.ts'
import { railsOf } from '../rails/rails.ts'
import { placedRosettes } from '../rails/rosettes.ts'
import type { PlanParts } from '../segments/span.ts'
import { partsOf, type StairParts } from './stair-parts.ts'
import type { SetOut } from './set-out.ts'
import type { Stair } from './stair.ts'
import { standingNewels } from '../newels/standing-newels.ts'
import { startPlace } from '../fittings/start-place.ts'
import type { Steps } from '../segments/steps.ts'

/**
 * The whole stair that a design describes. Pure, and the one way to a `Stair`: list, cut list, checks,
 * drawings and scene are all made from what it returns. `setOut` says where things stand if they are not to be spaced.
 */
export function buildStair(design: Design, setOut?: SetOut): Stair {
  const parts = partsOf(design)
  const steps = stepsOf(design)
  const segments = laidOut(design, steps)
  const plan = balustradePlan(segments, planParts(design, steps, parts, setOut))
  const rails = railsOf(design, steps, parts, plan)
  const rhythm = rhythmOf(design, steps, parts)
  const bays = rails.runs.map(({ span, run, fromNewel, toNewel }) =>
    filledBay({ span, design, steps, parts, rhythm, setOut, rail: run, fromNewel, toNewel }),
  )
  const newels = standingNewels(design, parts, plan, rails, setOut)
  const rosettes = placedRosettes(bays, parts, design)
  const landing = segments.find((one) => one.landing !== undefined)?.landing
  const built = {
    design,
    steps,
    segments,
    flights: segments.flatMap(({ flight }) => flight ?? []),
    ...(landing === undefined ? {} : { landing }),
    parts,
    bays,
    newels,
    rosettes,
  }
  return { ...built, problems: problemsOf(built) }
}

function rhythmOf(design: Design, steps: Steps, parts: StairParts) {
  const runIn = hasFlight(design) ? steps.runIn : LEVEL_SPHERE_IN
  return treadRhythm(runIn, thinnestOf(parts.styles), design.stairSphereIn)
}

function planParts(
  design: Design,
  steps: Steps,
  parts: StairParts,
  setOut: SetOut | undefined,
): PlanParts {
  const start = startPlace(design, steps, parts)
  const footIn = setOut?.footNewelIn ?? start?.alongIn
  return {
    newelHalfIn: parts.newel.faceIn / 2,
    waistHalfIn: parts.newel.waistIn / 2,
    ...(design.footing === 'treads' ? { rhythm: rhythmOf(design, steps, parts) } : {}),
    ...(start === undefined || footIn === undefined
      ? {}
      : { start: { ...start, alongIn: footIn } }),
    ...(setOut === undefined ? {} : { setOut }),
  }
}
