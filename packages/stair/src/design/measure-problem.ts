import { formatInches } from '@millrun/catalogue/inches'
import { DESIGN_FIELDS } from './design-fields.ts'
import { DESIGN_LIMITS, type Limits } from './design-limits.ts'
import type { Design } from './design.ts'

/** The measures that somebody types in. */
export type MeasureName = Exclude<keyof typeof DESIGN_LIMITS, 'treadRunIn' | 'stairRunIn'> | 'runIn'

/** Between which ends a measure may lie; a run is that of one tread or of all of them. */
export function limitsOf(name: MeasureName, { runOf }: Pick<Design, 'runOf'>): Limits {
  if (name !== 'runIn') return DESIGN_LIMITS[name]
  return runOf === 'tread' ? DESIGN_LIMITS.treadRunIn : DESIGN_LIMITS.stairRunIn
}

/** What is wrong with a number that was typed in, as a sentence; undefined when it can be drawn. */
export function measureProblem(
  name: MeasureName,
  value: number,
  design: Pick<Design, 'runOf'>,
): string | undefined {
  const { least, most } = limitsOf(name, design)
  if (value >= least && value <= most) return undefined
  const text = name === 'risers' || name === 'risersBelow' ? String : formatInches
  const title = DESIGN_FIELDS[name].name
  return `The ${title} has to be between ${text(least)} and ${text(most)}.`
}
