import type { Design } from '../design/design.ts'
import { buildStair } from '../model/build-stair.ts'
import { partsOf } from '../model/stair-parts.ts'
import type { NewelStock } from '../stock/newel-stock.ts'
import { type Fit, FITS, misfit } from './fit.ts'
import { newelInSystem } from './newel-in-system.ts'

/** The two newels that a design names. */
export type NewelPlace = 'newelId' | 'landingNewelId'

/** Whether a newel carries the rail of this stair in its place: by its top, and by its length. */
export function newelAt(newel: NewelStock, place: NewelPlace, design: Design): Fit {
  const fit = newelInSystem(newel, design.railSystem, partsOf(design).rail)
  if (!fit.ok) return fit
  const { newels } = buildStair({ ...design, [place]: newel.product.id })
  const short = newels.find(
    ({ stock, problem }) => problem !== undefined && stock.product.id === newel.product.id,
  )
  return short?.problem === undefined ? FITS : misfit(short.problem)
}
