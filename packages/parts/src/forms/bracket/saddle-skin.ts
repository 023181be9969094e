import type { BracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import type { Workmanship } from './bracket-solids.ts'
import { HUB_IN, ROUND_RAIL_IN, saddleScrews } from './bracket-sizes.ts'
import type { Point } from '../../geometry/path.ts'
import type { SpacePoint } from '../../geometry/space.ts'
import type { Fineness } from '../../solids/form/fineness.ts'
import { easedRectangle } from '../../solids/form/eased-rectangle.ts'
import { turnedFrom } from '../../turning/lathe.ts'
import { uprightPrism } from '../../solids/form/upright-prism.ts'
import { type Facets, joinedFacets, movedFacets } from '../../solids/mesh/facets.ts'
import { refinedFacets } from '../../solids/mesh/refined-facets.ts'
import { piercedPlate } from '../../solids/form/pierced-plate.ts'
import { easedLevels, plateAt } from '../../solids/form/plate-levels.ts'

const EASE_IN = 0.03
/** A strip that is bent is cut in lengths of at most this across. */
const BEND_STEP_IN = 0.09
/** Half the length of the hub, and what stands out of it of the pin. */
const HUB_HALF_IN = 0.34
/** Along the rail and across it, what holds the hub to the saddle. */
const LUG_IN = 0.36
const LUG_HALF_IN = 0.31
const PIN_IN = 0.24
const PIN_OUT_IN = 0.06

/** What the rail is screwed to, its screws from below; bent up on both sides for a round rail. */
export function saddleSkin(
  { saddle, projectionIn, riseIn }: BracketShape,
  { fineness, easing }: Workmanship,
): Facets {
  const outline = plateAt('oblong', saddle.widthIn, saddle.lengthIn)
  const strip = piercedPlate(
    {
      levels: easedLevels(outline, { toIn: saddle.thickIn, easeIn: EASE_IN * easing }),
      holes: saddleScrews(saddle).map((along) => [0, along]),
    },
    fineness,
  )
  if (saddle.form === 'flat') {
    return movedFacets(strip, ([x, y, z]) => [-y, riseIn - z, projectionIn + x])
  }
  const stepIn = BEND_STEP_IN / fineness
  const fine = refinedFacets(strip, (from, to) => Math.abs(from[0] - to[0]) > stepIn)
  return movedFacets(fine, (point) => {
    const [x, y, z] = bentRound(point)
    return [-y, riseIn - z, projectionIn + x]
  })
}

/** Rolled up on both sides until it fits a round rail. */
function bentRound([x, y, z]: SpacePoint): SpacePoint {
  const angle = x / ROUND_RAIL_IN
  const radius = ROUND_RAIL_IN + z
  return [radius * Math.sin(angle), y, radius * Math.cos(angle) - ROUND_RAIL_IN]
}

/** The hub under a saddle that tilts, and the pin through it across the rail; nothing under others. */
export function hubSkin(
  { saddle, projectionIn, riseIn }: BracketShape,
  fineness: Fineness,
): Facets | undefined {
  if (!saddle.pivots) return undefined
  const [hub, pin] = [HUB_IN / 2, PIN_IN / 2]
  const half: readonly Point[] = [
    [hub, HUB_HALF_IN - 0.04],
    [hub - 0.012, HUB_HALF_IN - 0.012],
    [hub - 0.04, HUB_HALF_IN],
    [pin, HUB_HALF_IN],
    [pin, HUB_HALF_IN + PIN_OUT_IN - 0.025],
    [pin - 0.025, HUB_HALF_IN + PIN_OUT_IN],
  ]
  const below = half.toReversed().map(([radiusIn, heightIn]): Point => [radiusIn, -heightIn])
  const standing = turnedFrom([...below, ...half], fineness)
  const y = riseIn - saddle.thickIn - hub
  const lug = uprightPrism(
    easedRectangle(LUG_IN, 2 * LUG_HALF_IN, EASE_IN),
    y,
    y + hub + LUG_IN / 8,
  )
  return joinedFacets([
    movedFacets(standing, (point) => [point[0], y - point[2], projectionIn + point[1]]),
    movedFacets(lug, (point) => [point[0], point[1], projectionIn + point[2]]),
  ])
}
