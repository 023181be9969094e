import type { MeasureName } from '../../design/measure-problem.ts'
import type { Stair } from '../../model/stair.ts'

/** The measures of a stair that are asked for one after the other; the height of a rail that stays is asked before them. */
export type AskedMeasure = Exclude<MeasureName, 'existingRailIn'>

/** What has to be measured of this stair, in the order that one walks round it with a tape. */
export function measuresAsked(stair: Stair): readonly AskedMeasure[] {
  const { design } = stair
  return [
    ...(design.layout === 'balcony' ? (['balconyIn'] as const) : flightMeasures(stair)),
    ...(design.footing === 'knee-wall' ? (['kneeWallIn'] as const) : []),
    ...(design.job === 'new-rail' ? railMeasures(stair) : []),
  ]
}

function flightMeasures({ design: { layout } }: Stair): readonly AskedMeasure[] {
  const isU = layout === 'u-landing'
  return [
    'totalRiseIn',
    'risers',
    ...(layout === 'straight' ? [] : (['risersBelow'] as const)),
    'runIn',
    'widthIn',
    ...(isU ? (['landingIn', 'wellIn'] as const) : []),
  ]
}

/** Only of rails that there are: between two walls there is none. */
function railMeasures({ bays }: Stair): readonly AskedMeasure[] {
  const kinds = new Set(bays.map(({ span }) => span.kind))
  return [
    ...(kinds.has('rake') ? (['railHeightIn'] as const) : []),
    ...(kinds.has('level') ? (['levelRailHeightIn'] as const) : []),
  ]
}
