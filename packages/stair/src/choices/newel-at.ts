import type { Design } from '../design/design.ts'
import { buildStair } from '../model/build-stair.ts'
import { partsOf } from '../model/stair-parts.ts'
import { isForLandingNewel } from '../rails/rails.ts'
import type { NewelStock } from '../stock/newel-stock.ts'
import { type Fit, FITS, misfit } from '../compatibility/fit.ts'
import { newelInSystem } from '../compatibility/newel-in-system.ts'

/** The two newels that a design names. */
export type NewelPlace = 'newelId' | 'landingNewelId'

/** Whether a newel carries the rail of this stair in its place: by its top, and by its length. */
export function newelAt(newel: NewelStock, place: NewelPlace, design: Design): Fit {
  const fit = newelInSystem(newel, design.railSystem, partsOf(design).rail)
  if (!fit.ok) return fit
  const { newels } = buildStair({ ...design, [place]: newel.product.id })
  const isLanding = place === 'landingNewelId'
  const short = newels.find(
    ({ spot, problem }) => problem !== undefined && isForLandingNewel(spot) === isLanding,
  )
  return short?.problem === undefined ? FITS : misfit(short.problem)
}
