import { handrails } from '@millrun/catalogue/families/handrails/handrails'
import { finderIn, type Stocked, stockedAs } from './stocked.ts'

/** A rail that can stand on balusters. */
export type RailStock = Stocked<'rail'>

/** Every straight rail that we sell for balusters: no wall rails, nothing that is bent on site. */
export const RAILS: readonly RailStock[] = stockedAs(
  'rail',
  handrails.filter(({ category }) => category !== 'Wall Rails'),
).filter(({ shape }) => shape.plyIn === undefined)

/** The rail with this id, or undefined. */
export const findRail = finderIn(RAILS)
