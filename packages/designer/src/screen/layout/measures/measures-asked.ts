import type { MeasureName } from '@millrun/stair/design/measure-problem'
import { layoutOf } from '@millrun/stair/layouts/layouts'
import type { Stair } from '@millrun/stair/model/stair'

/** The measures of a stair that are asked for one after the other; the height of a rail that stays is asked before them. */
export type AskedMeasure = Exclude<MeasureName, 'existingRailIn'>

/** The order in which one walks round a stair with a tape. */
const TAPE_ORDER: Readonly<Record<AskedMeasure, number>> = {
  totalRiseIn: 1,
  risers: 2,
  risersBelow: 3,
  runIn: 4,
  widthIn: 5,
  landingIn: 6,
  wellIn: 7,
  winderNarrowIn: 7.5,
  balconyIn: 8,
  kneeWallIn: 9,
  railHeightIn: 10,
  levelRailHeightIn: 11,
}

/** What has to be measured of this stair: what its segments ask for, and of rails only those that there are. */
export function measuresAsked({ design, bays }: Stair): readonly AskedMeasure[] {
  const kinds = new Set(bays.map(({ span }) => span.kind))
  const isNew = design.job === 'new-rail'
  const asked = new Set<AskedMeasure>([
    ...layoutOf(design).segments.flatMap(({ measures }) =>
      measures.filter((name) => name !== 'existingRailIn'),
    ),
    ...(design.footing === 'knee-wall' ? (['kneeWallIn'] as const) : []),
    ...(isNew && kinds.has('rake') ? (['railHeightIn'] as const) : []),
    ...(isNew && kinds.has('level') ? (['levelRailHeightIn'] as const) : []),
  ])
  return [...asked].toSorted((one, other) => TAPE_ORDER[one] - TAPE_ORDER[other])
}
