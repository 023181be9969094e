import { railGrip } from '@millrun/catalogue/shapes/rail-grip'
import { railWidthIn } from '@millrun/catalogue/shapes/rail-sizes'
import { widestGapIn } from '../model/bay.ts'
import { EDGE_IN, NOSING_IN } from '../model/building-sizes.ts'
import { railHeights } from '../model/rail-heights.ts'
import type { Stair } from '../model/stair.ts'
import type { Quantity } from './rule-set.ts'

/** Fewer risers than this need no handrail. */
const RISERS_WITH_RAIL = 4

/** What a code measures of this stair, in inches or pieces; what it has nothing of is left out. */
export function measuredStair(stair: Stair): ReadonlyMap<Quantity, number> {
  return new Map([
    ...(stair.flights.length === 0 ? [] : flightMeasures(stair)),
    ...railMeasures(stair),
    ...openings(stair),
  ])
}

type Measures = readonly (readonly [Quantity, number])[]

function flightMeasures({ steps, flights, landing, design }: Stair): Measures {
  const rises = flights.map(({ risers }) => risers * steps.riseIn)
  return [
    ['riser', steps.riseIn],
    ['tread-run', steps.runIn],
    ['nosing', NOSING_IN],
    ['flight-rise', Math.max(...rises)],
    ...(landing === undefined ? [] : ([['landing-depth', landing.depthIn]] as const)),
    ...(steps.risers >= RISERS_WITH_RAIL ? ([['handrail-sides', openSides(design)]] as const) : []),
  ]
}

function railMeasures({ design, flights, parts, bays }: Stair): Measures {
  const heights = railHeights(design)
  const isMeasured = design.job === 'new-rail' || design.existingRailIn !== 'not-measured'
  const hasRake = flights.length > 0 && openSides(design) > 0
  const hasLevel = bays.some(({ span }) => span.kind === 'level')
  const grip = railGrip(parts.rail.shape) === 'none' ? 0 : 1
  return [
    ...(hasRake && isMeasured
      ? ([
          ['handrail-height', heights.rakeIn],
          ['guard-height-stair', heights.rakeIn],
        ] as const)
      : []),
    ...(hasRake && design.job === 'new-rail' ? ([['handrail-grip', grip]] as const) : []),
    ...(hasLevel && isMeasured ? ([['guard-height-level', heights.levelIn]] as const) : []),
    ...(hasRake ? clearWidth(design.widthIn, railWidthIn(parts.rail.shape), design) : []),
  ]
}

/** A rail stands in from the open side by the line of its balusters. */
function clearWidth(widthIn: number, railIn: number, design: Stair['design']): Measures {
  const lostIn = EDGE_IN + railIn / 2
  return openSides(design) === 2
    ? [['clear-width-two-rails', widthIn - 2 * lostIn]]
    : [['clear-width-one-rail', widthIn - lostIn]]
}

function openings({ bays }: Stair): Measures {
  return (['rake', 'level'] as const).flatMap((kind): Measures => {
    const some = bays.filter(({ span }) => span.kind === kind)
    const quantity = kind === 'rake' ? 'opening-stair' : 'opening-level'
    return some.length === 0 ? [] : [[quantity, widestGapIn(some)]]
  })
}

function openSides({ left, right }: Stair['design']): number {
  return [left, right].filter((side) => side === 'open').length
}
