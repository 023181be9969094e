import { railGrip } from '@millrun/catalogue/shapes/rail-grip'
import { railWidthIn } from '@millrun/catalogue/shapes/rail-sizes'
import { widestGapIn } from '../bays/bay.ts'
import { EDGE_IN, NOSING_IN } from '../segments/building-sizes.ts'
import { railHeights } from '../rails/rail-heights.ts'
import type { Stair } from '../model/stair.ts'
import { RISERS_WITH_RAIL } from './irc-2021.ts'
import type { Quantity } from './rule-set.ts'

/** What a code measures of this stair, in inches or pieces; what it has nothing of is left out. */
export function measuredStair(stair: Stair): ReadonlyMap<Quantity, number> {
  return new Map([
    ...(stair.flights.length === 0 ? [] : flightMeasures(stair)),
    ...winderMeasures(stair),
    ...railMeasures(stair),
    ...openings(stair),
    ...upperGuard(stair),
  ])
}

type Measures = readonly (readonly [Quantity, number])[]

function flightMeasures({ steps, segments, landing, design }: Stair): Measures {
  const rises = risersInARow(segments).map((risers) => risers * steps.riseIn)
  return [
    ['riser', steps.riseIn],
    ['tread-run', steps.runIn],
    ['nosing', NOSING_IN],
    ['flight-rise', Math.max(...rises)],
    ...(landing === undefined ? [] : ([['landing-depth', landing.depthIn]] as const)),
    ...(steps.risers >= RISERS_WITH_RAIL ? ([['handrail-sides', openSides(design)]] as const) : []),
  ]
}

/** How many risers follow one another before there is a floor to rest on: winders are no landing. */
function risersInARow(segments: Stair['segments']): readonly number[] {
  return segments.reduce<readonly number[]>(
    (rows, segment) => {
      if (segment.landing !== undefined) return [...rows, 0]
      return [...rows.slice(0, -1), (rows.at(-1) ?? 0) + segment.risers]
    },
    [0],
  )
}

function winderMeasures({ segments, design }: Stair): Measures {
  return segments.flatMap(({ winder }): Measures => {
    if (winder === undefined) return []
    const walks = winder.wedges.map(({ walkIn }) => walkIn)
    const rail =
      design.job === 'keep-rail' || openSides(design) === 0
        ? []
        : ([['winder-rail', railHeights(design).rakeIn + winder.railOverIn]] as const)
    return [
      ['winder-narrow', Math.min(...winder.wedges.map(({ narrowIn }) => narrowIn))],
      ['winder-walkline', Math.min(...walks)],
      ['winder-uniform', Math.max(...walks) - Math.min(...walks)],
      ...rail,
    ]
  })
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

/** Whether the guard goes on upstairs from every open side; nothing is open beside a stair between walls. */
function upperGuard({ design, flights, segments }: Stair): Measures {
  if (flights.length === 0 || openSides(design) === 0) return []
  return [['upper-guard', segments.some(({ floor }) => floor !== undefined) ? 1 : 0]]
}

function openSides({ left, right }: Stair['design']): number {
  return [left, right].filter((side) => side === 'open').length
}
