import type { Design } from '../design/design.ts'
import { FITTING_NAMES, fittingFor, type FittingJob } from '../stock/fitting-stock.ts'
import type { RailStock } from '../stock/rail-stock.ts'
import { type Fit, FITS, misfit } from './fit.ts'

type Laid = Pick<Design, 'layout' | 'start' | 'balconyStart' | 'balconyEnd'>

/** Whether a rail can run over its posts in this layout: every fitting that it takes has to be made in its profile. */
export function railOverPosts(rail: RailStock, design: Laid): Fit {
  if (design.layout === 'l-landing' || design.layout === 'u-landing') {
    return misfit(
      'Where a stair turns at a landing, a rail over the posts climbs in fittings that are made to measure. Choose post-to-post, or ask us for a quote.',
    )
  }
  const missing = fittingJobs(design).find((job) => fittingFor(job, rail) === undefined)
  return missing === undefined
    ? FITS
    : misfit(
        `${rail.product.title} has no ${FITTING_NAMES[missing]} in its profile, which a rail over the posts needs here.`,
      )
}

/** The fittings that a rail over the posts takes in a layout. */
function fittingJobs(design: Laid): readonly FittingJob[] {
  if (design.layout !== 'balcony') return [design.start, 'gooseneck-with-cap']
  const hasNewel = design.balconyStart === 'newel' || design.balconyEnd === 'newel'
  return hasNewel ? ['opening-cap', 'tandem-cap'] : ['tandem-cap']
}
