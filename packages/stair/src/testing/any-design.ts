import * as fc from 'fast-check'
import { DESIGN_LIMITS, type Limits } from '../design/design-limits.ts'
import {
  BALCONY_ENDS,
  type Design,
  FOOTINGS,
  HARDWARE_WISHES,
  HANDS,
  JOBS,
  LAYOUTS,
  type Pattern,
  RAIL_SYSTEMS,
  RAIL_LENGTH_WISHES,
  ROOMS,
  SHOE_WISHES,
  SIDES,
  STAIR_SPHERES_IN,
  START_FITTINGS,
  STEP_WISHES,
  WINDER_COUNTS,
} from '../design/design.ts'
import { WOOD_CHOICES } from '../design/wood-choice.ts'
import { BALUSTER_STYLES } from '../stock/baluster-stock.ts'
import { NEWELS } from '../stock/newel-stock.ts'
import { RAILS } from '../stock/rail-stock.ts'

/** Any design that a link can hold: whatever is within its limits, whether it makes sense or not. */
export function anyDesign(): fc.Arbitrary<Design> {
  return fc.record({
    name: fc.constantFrom('My stair', 'Attic & hall', 'Zażółć = 100%', 'a#b?c', "O'Hara 🪜"),
    room: fc.constantFrom(...ROOMS),
    layout: fc.constantFrom(...LAYOUTS),
    turn: fc.constantFrom(...HANDS),
    totalRiseIn: lengthWithin(DESIGN_LIMITS.totalRiseIn),
    risers: fc.oneof(fc.constant('fewest' as const), countWithin(DESIGN_LIMITS.risers)),
    runOf: fc.constantFrom('tread' as const, 'stair' as const),
    runIn: lengthWithin({ least: 8, most: 14 }),
    widthIn: lengthWithin(DESIGN_LIMITS.widthIn),
    risersBelow: fc.oneof(fc.constant('half' as const), countWithin(DESIGN_LIMITS.risersBelow)),
    landingIn: lengthWithin(DESIGN_LIMITS.landingIn),
    wellIn: lengthWithin(DESIGN_LIMITS.wellIn),
    winders: fc.constantFrom(...WINDER_COUNTS),
    winderNarrowIn: lengthWithin(DESIGN_LIMITS.winderNarrowIn),
    balconyIn: lengthWithin(DESIGN_LIMITS.balconyIn),
    balconyStart: fc.constantFrom(...BALCONY_ENDS),
    balconyEnd: fc.constantFrom(...BALCONY_ENDS),
    left: fc.constantFrom(...SIDES),
    right: fc.constantFrom(...SIDES),
    footing: fc.constantFrom(...FOOTINGS),
    kneeWallIn: lengthWithin(DESIGN_LIMITS.kneeWallIn),
    job: fc.constantFrom(...JOBS),
    existingRailIn: fc.oneof(
      fc.constant('not-measured' as const),
      lengthWithin(DESIGN_LIMITS.existingRailIn),
    ),
    railSystem: fc.constantFrom(...RAIL_SYSTEMS),
    railId: idOf(RAILS),
    railLengths: fc.constantFrom(...RAIL_LENGTH_WISHES),
    railHeightIn: lengthWithin(DESIGN_LIMITS.railHeightIn),
    levelRailHeightIn: lengthWithin(DESIGN_LIMITS.levelRailHeightIn),
    start: fc.constantFrom(...START_FITTINGS),
    newelId: idOf(NEWELS),
    landingNewelId: idOf(NEWELS),
    wood: fc.constantFrom(...WOOD_CHOICES),
    pattern: anyPattern(),
    finish: fc.constantFrom('SB', 'ORB', 'CV', 'AB', 'PW', 'SV', 'VB'),
    shoes: fc.constantFrom(...SHOE_WISHES),
    steps: fc.constantFrom(...STEP_WISHES),
    stairSphereIn: fc.constantFrom(...STAIR_SPHERES_IN),
    spares: fc.boolean(),
    hardware: fc.constantFrom(...HARDWARE_WISHES),
  })
}

function anyPattern(): fc.Arbitrary<Pattern> {
  const styles = fc.uniqueArray(idOf(BALUSTER_STYLES), { minLength: 1, maxLength: 3 })
  return styles.chain((ids) =>
    fc.record({
      styles: fc.constant(ids),
      order: fc.array(fc.integer({ min: 0, max: ids.length - 1 }), { minLength: 1, maxLength: 8 }),
    }),
  )
}

function idOf(stock: readonly { readonly product: { readonly id: string } }[]) {
  return fc.constantFrom(...stock.map(({ product }) => product.id))
}

/** In sixteenths, as a rule is read. */
function lengthWithin({ least, most }: Limits): fc.Arbitrary<number> {
  return fc.integer({ min: least * 16, max: most * 16 }).map((sixteenths) => sixteenths / 16)
}

function countWithin({ least, most }: Limits): fc.Arbitrary<number> {
  return fc.integer({ min: least, max: most })
}
