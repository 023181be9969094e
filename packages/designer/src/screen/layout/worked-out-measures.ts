import { formatInches } from '@millrun/catalogue/inches'
import { exactText } from '../../summary/exact-text.ts'
import { treadRhythm } from '@millrun/stair/balusters/balusters-on-treads'
import { widestGapIn } from '@millrun/stair/bays/bay'
import { thinnestOf } from '@millrun/stair/bays/filled-bay'
import type { Stair } from '@millrun/stair/model/stair'

/** Something that was worked out from the measures. */
export interface Result {
  readonly name: string
  readonly value: string
}

/** What follows from the measures of a stair: its steps, its balusters, the gap between them. */
export function workedOutMeasures(stair: Stair): readonly Result[] {
  return [...stepResults(stair), ...balusterResults(stair)]
}

function stepResults({ flights, steps }: Stair): readonly Result[] {
  if (flights.length === 0) return []
  const treads = flights.reduce((sum, { risers }) => sum + risers - 1, 0)
  return [
    { name: 'Risers', value: `${steps.risers}, each ${exactText(steps.riseIn)} high` },
    { name: 'Treads', value: `${treads}, each ${exactText(steps.runIn)} deep` },
    { name: 'All treads together', value: formatInches(treads * steps.runIn) },
    { name: 'Slope', value: `${steps.pitchDeg.toFixed(1)}°` },
  ]
}

function balusterResults(stair: Stair): readonly Result[] {
  const { bays } = stair
  const count = bays.reduce((sum, { balusters }) => sum + balusters.length, 0)
  if (count === 0) return []
  const gap = (Math.round(widestGapIn(bays) * 1000) / 1000).toString()
  return [
    { name: 'Balusters', value: `${count}${onTreads(stair)}` },
    { name: 'Widest gap', value: `${gap}"` },
  ]
}

function onTreads({ bays, design, steps, parts }: Stair): string {
  const isOnTreads = design.footing === 'treads' && bays.some(({ span }) => span.kind === 'rake')
  if (!isOnTreads) return ''
  const thinIn = thinnestOf(parts.styles)
  return `, ${treadRhythm(steps.runIn, thinIn, design.stairSphereIn).perTread} on each tread`
}
