import type { Design } from '@millrun/stair/design/design'
import { limitsOf } from '@millrun/stair/design/measure-problem'
import type { Stair } from '@millrun/stair/model/stair'

/** The run of the same stair measured the other way, in inches, as near as what may be written. */
export function otherRun({ flights, steps }: Stair, runOf: Design['runOf']): number {
  const treads = flights.reduce((sum, { risers }) => sum + risers - 1, 0)
  const { least, most } = limitsOf('runIn', { runOf })
  const runIn = runOf === 'tread' ? steps.runIn : steps.runIn * treads
  return Math.min(Math.max(runIn, least), most)
}
