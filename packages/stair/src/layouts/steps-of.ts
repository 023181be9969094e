import { IRC_2021 } from '../code-check/irc-2021.ts'
import { limitOf } from '../code-check/rule-set.ts'
import type { Design } from '../design/design.ts'
import type { Steps } from '../segments/steps.ts'
import { layoutOf } from './layouts.ts'

/** A flight is two risers at least: one tread that balusters can stand on. */
const LEAST_RISERS = 2

/** The fewest equal risers that the code allows, 7-3/4 inches at most: 14 for a total rise of 107. */
export function fewestRisers(totalRiseIn: number): number {
  return Math.ceil(totalRiseIn / limitOf(IRC_2021, 'riser', 'at most') - 1e-9)
}

/** Risers, treads and pitch of a design. */
export function stepsOf(design: Design): Steps {
  const { flights, turning } = sharesOf(design)
  if (flights === 0) return { risers: 0, riseIn: 0, runIn: 0, pitchDeg: 0, risersBelow: 0 }
  const wished = design.risers === 'fewest' ? fewestRisers(design.totalRiseIn) : design.risers
  const risers = Math.max(wished, flights * LEAST_RISERS + turning)
  const riseIn = design.totalRiseIn / risers
  const treads = risers - turning - flights
  const runIn = design.runOf === 'tread' ? design.runIn : design.runIn / treads
  return {
    risers,
    riseIn,
    runIn,
    pitchDeg: (Math.atan2(riseIn, runIn) * 180) / Math.PI,
    risersBelow: flights > 1 ? risersBelow(design, risers - turning) : risers,
  }
}

/** How many flights share the risers, and how many risers the turns between them take. */
function sharesOf(design: Design): { readonly flights: number; readonly turning: number } {
  const { segments } = layoutOf(design)
  const own = segments.flatMap(({ risers }) => (risers === 'shared' ? [] : [risers(design)]))
  return {
    flights: segments.length - own.length,
    turning: own.reduce((sum, risers) => sum + risers, 0),
  }
}

function risersBelow(design: Design, shared: number): number {
  const wished = design.risersBelow === 'half' ? Math.floor(shared / 2) : design.risersBelow
  return Math.min(Math.max(wished, LEAST_RISERS), shared - LEAST_RISERS)
}
