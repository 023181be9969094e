import { fittings } from '@millrun/catalogue/families/fittings/fittings'
import type { FittingShape } from '@millrun/catalogue/shapes/fitting-shape'
import type { StartFitting } from '../design/design.ts'
import type { RailStock } from './rail-stock.ts'
import { type Stocked, stockedAs } from './stocked.ts'

export type FittingStock = Stocked<'fitting'>

/** What a rail over the posts is put together from. */
export type FittingJob = StartFitting | 'gooseneck-with-cap' | 'opening-cap' | 'tandem-cap'

/** The fittings that do each job, one for every rail profile that has one. */
const IDS: Readonly<Record<FittingJob, readonly string[]>> = {
  easing: ['f-7430', 'f-7435'],
  turnout: ['f-7240', 'f-7245'],
  volute: ['f-7210', 'f-7215', 'f-7225'],
  'gooseneck-with-cap': ['f-7112', 'f-7115'],
  'opening-cap': ['f-7510', 'f-7515'],
  'tandem-cap': ['f-7520'],
}

/** What a joiner calls the part, for sentences. */
export const FITTING_NAMES: Readonly<Record<FittingJob, string>> = {
  easing: 'starting easing with cap',
  turnout: 'turnout',
  volute: 'volute',
  'gooseneck-with-cap': 'gooseneck with cap',
  'opening-cap': 'opening cap',
  'tandem-cap': 'tandem cap',
}

const stock = stockedAs('fitting', fittings)

/** The fitting that does this job on this rail: it carries the same molding. Undefined when we make none. */
export function fittingFor(job: FittingJob, rail: RailStock): FittingStock | undefined {
  return stock.find(
    ({ product, shape }) =>
      IDS[job].includes(product.id) && isSame(shape.halfSection, rail.shape.halfSection),
  )
}

function isSame(one: FittingShape['halfSection'], other: FittingShape['halfSection']): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
