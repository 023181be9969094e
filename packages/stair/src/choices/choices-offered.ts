import { HAND } from '@millrun/catalogue/choosing/option-group'
import type { StockItem } from '@millrun/catalogue/product'
import {
  type Design,
  type Hand,
  RAIL_SYSTEMS,
  type RailSystem,
  START_FITTINGS,
  type StartFitting,
} from '../design/design.ts'
import { partsOf } from '../model/stair-parts.ts'
import { FITTING_NAMES, fittingFor } from '../stock/fitting-stock.ts'
import { NEWELS } from '../stock/newel-stock.ts'
import { RAILS } from '../stock/rail-stock.ts'
import { balusterUnderRail } from '../compatibility/baluster-under-rail.ts'
import { firstMisfit, type Fit, FITS, misfit } from '../compatibility/fit.ts'
import { newelAt, type NewelPlace } from './newel-at.ts'
import { railOverPosts } from '../compatibility/rail-in-system.ts'

/** Something to choose, whether it may be, and if not why. */
export interface Offer<T> {
  readonly value: T
  readonly fit: Fit
}

/** Every rail, for the balusters and the system that are chosen. */
export function railOffers(design: Design): readonly Offer<StockItem>[] {
  const { styles } = partsOf(design)
  const isOver = design.railSystem === 'over-the-post'
  return RAILS.map((rail) => ({
    value: rail.product,
    fit: firstMisfit([
      ...styles.map((style) => balusterUnderRail(style, rail)),
      ...(isOver ? [railOverPosts(rail, design)] : []),
    ]),
  }))
}

/** Every newel for one place: it has to suit system and rail, and be long enough where it stands. */
export function newelOffers(design: Design, place: NewelPlace): readonly Offer<StockItem>[] {
  return NEWELS.map((newel) => ({ value: newel.product, fit: newelAt(newel, place, design) }))
}

/** Post-to-post and over-the-post, for the layout and the rail that are chosen. */
export function systemOffers(design: Design): readonly Offer<RailSystem>[] {
  const { rail } = partsOf(design)
  return RAIL_SYSTEMS.map((system) => ({
    value: system,
    fit: system === 'post-to-post' ? FITS : railOverPosts(rail, design),
  }))
}

/** A way to begin a rail over the posts; a handed fitting is offered for both hands. */
export interface Start {
  readonly fitting: StartFitting
  readonly hand?: Hand
}

/** Every way to begin the rail: what is made in its profile, and of handed fittings the one for the open side. */
export function startOffers(design: Design): readonly Offer<Start>[] {
  const { rail } = partsOf(design)
  return START_FITTINGS.flatMap((fitting): readonly Offer<Start>[] => {
    const stock = fittingFor(fitting, rail)
    if (stock === undefined) {
      const reason = `${rail.product.title} has no ${FITTING_NAMES[fitting]} in its profile.`
      return [{ value: { fitting }, fit: misfit(reason) }]
    }
    const isHanded = stock.product.optionGroups.some(({ id }) => id === HAND.id)
    if (!isHanded) return [{ value: { fitting }, fit: FITS }]
    return (['left', 'right'] as const).map((hand) => ({
      value: { fitting, hand },
      fit: handFit(hand, design, fitting),
    }))
  })
}

function handFit(hand: Hand, design: Design, fitting: StartFitting): Fit {
  if (design[hand] === 'open') return FITS
  const name = FITTING_NAMES[fitting]
  return misfit(`This ${name} swings to the ${hand}, where the stair has a wall.`)
}
