import type { StockItem } from '@millrun/catalogue/product'
import type { Shape } from '@millrun/catalogue/shape'
import { railHeightIn } from '@millrun/catalogue/shapes/rail-sizes'
import { shifted } from '@millrun/parts/solids/moved-solids'
import { placedWithin } from '@millrun/parts/solids/placed-within'
import type { Placement } from '@millrun/parts/solids/solid'
import type { Design } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { stepsOf } from '@millrun/stair/layouts/steps-of'
import { buildStair } from '@millrun/stair/model/build-stair'
import type { SetOut } from '@millrun/stair/model/set-out'
import type { Stair } from '@millrun/stair/model/stair'
import { partsOf } from '@millrun/stair/model/stair-parts'
import { placedPieces } from '@millrun/stair/placements/placed-pieces'
import type { Flight } from '../carcase/carcase.ts'
import { inTurn } from './in-turn.ts'

/** A product of a scene in its place, made to this shape. */
export interface PlacedProduct {
  readonly product: StockItem
  readonly shape: Shape
  readonly placement: Placement
}

/** A stair and the gallery above it: x runs up the flight from the first riser, z from the wall to the viewer. */
export interface PhotographedStair {
  readonly design: Design
  readonly flight: Flight
  readonly products: readonly PlacedProduct[]
  /** Products that are primed, in whatever wood the others are. */
  readonly primed: readonly string[]
}

/** What a scene chooses of its stair. */
export type ChosenStair = Pick<Design, 'railId' | 'newelId' | 'wood' | 'finish' | 'pattern'> &
  Partial<Design>

/** The stair of most scenes: fifteen risers, seen from its right. */
const HALL: Design = {
  ...USUAL_DESIGN,
  layout: 'straight-level',
  totalRiseIn: 112.5,
  risers: 15,
  widthIn: 42,
  left: 'wall',
  right: 'open',
  railLengths: 'fewest-joints',
  // Pins go 0.15 deeper into rails than they were photographed.
  levelRailHeightIn: 35.97,
}

/** From the line of the nosings up to the underside of every rail. */
export const UNDER_RAIL_IN = 33
const HEAD_NEWEL_IN = 3
/** From the middle of a newel to where balusters begin. */
const NEWEL_ROOM_IN = 3
/** A gallery's rail goes on so far beyond its balusters, out of the picture. */
const OUT_OF_PICTURE_IN = 43.75
const FLOOR_BEYOND_IN = 60
/** Photographed balusters stand 1-3/4 in from the open side, others 2: half of what they differ. */
const FROM_WALL_IN = 0.125

interface Setting {
  /** How long the balustrade on the upper floor is, and whether its rail ends there, at a wall. */
  readonly galleryIn?: number
  readonly endsAtWall?: boolean
  readonly footNewelIn?: number
  readonly primed?: readonly string[]
}

/** The stair of a scene; where no wall ends its gallery, that goes on out of the picture. */
export function photographedStair(chosen: ChosenStair, setting: Setting = {}): PhotographedStair {
  const { galleryIn = 72, endsAtWall = false, footNewelIn = -3.4, primed = [] } = setting
  const measured = { ...HALL, ...chosen }
  const design = {
    ...measured,
    railHeightIn: UNDER_RAIL_IN + plumbRailIn(measured),
    balconyIn: galleryIn + (endsAtWall ? HEAD_NEWEL_IN : OUT_OF_PICTURE_IN),
  }
  const stair = buildStair(design, {
    footNewelIn,
    headNewelIn: HEAD_NEWEL_IN,
    balusters: balustersOf(design.pattern, footNewelIn, galleryIn - NEWEL_ROOM_IN),
  })
  const beside = shifted([0, 0, design.widthIn / 2 + FROM_WALL_IN])
  const products = placedPieces(stair).map(({ line: { product }, shape, placement }) => {
    return { product, shape, placement: placedWithin(beside, placement) }
  })
  return { design, flight: flightOf(stair, galleryIn), products, primed }
}

function flightOf({ design, steps: { risers, riseIn, runIn } }: Stair, galleryIn: number): Flight {
  const { widthIn, totalRiseIn } = design
  const totalRunIn = (risers - 1) * runIn
  const floorEndIn = totalRunIn + galleryIn + FLOOR_BEYOND_IN
  return { risers, riseIn, runIn, widthIn, totalRiseIn, totalRunIn, floorEndIn }
}

function plumbRailIn(design: Design): number {
  const { riseIn, runIn } = stepsOf(design)
  return (railHeightIn(partsOf(design).rail.shape) * Math.hypot(riseIn, runIn)) / runIn
}

/** Over the treads from the face of each riser, behind the newel at the foot; and upstairs as far apart, up to `toIn`. */
function balustersOf(
  { order }: Design['pattern'],
  footNewelIn: number,
  toIn: number,
): SetOut['balusters'] {
  return ({ flight }, { spacingIn }) =>
    flight === undefined
      ? inTurn([NEWEL_ROOM_IN, toIn], spacingIn, order)
      : inTurn([0, flight.lengthIn], spacingIn, order).filter(
          ({ alongIn }) => alongIn > footNewelIn,
        )
}
