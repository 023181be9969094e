import type { Design } from '../design/design.ts'
import { layoutOf } from '../layouts/layouts.ts'
import { FITTING_NAMES, fittingFor } from '../stock/fitting-stock.ts'
import type { RailStock } from '../stock/rail-stock.ts'
import { type Fit, FITS, misfit } from './fit.ts'

type Laid = Pick<Design, 'layout' | 'start' | 'balconyStart' | 'balconyEnd'>

/** Whether a rail can run over its posts in this layout: every fitting that it takes has to be made in its profile. */
export function railOverPosts(rail: RailStock, design: Laid): Fit {
  const asked = layoutOf(design).segments.map(({ overThePost }) => overThePost(design))
  const refused = asked.find((jobs) => typeof jobs === 'string')
  if (refused !== undefined) return misfit(refused)
  const jobs = asked.flatMap((some) => (typeof some === 'string' ? [] : some))
  const missing = jobs.find((job) => fittingFor(job, rail) === undefined)
  return missing === undefined
    ? FITS
    : misfit(
        `${rail.product.title} has no ${FITTING_NAMES[missing]} in its profile, which a rail over the posts needs here.`,
      )
}
