import { type Knuckle, knuckleSide } from '../../elevations/iron/knuckle.ts'
import { flattened } from '../../geometry/flattened.ts'
import type { Point } from '../../geometry/path.ts'
import { easedPolygon } from '../form/eased-polygon.ts'
import { type Fineness, linesFor } from '../form/fineness.ts'
import { turnedRound } from '../form/lathe.ts'
import type { Facets } from '../mesh/facets.ts'
import { type Ring, skinOver } from '../mesh/skin-over.ts'
import { metalPiece } from '../metal-piece.ts'
import type { Solid } from '../solid.ts'

/** A photograph shows curves this closely. */
const CLOSENESS_IN = 0.004
const EASE_IN = 0.02
/** How much of its half width the corners of the band are cut, and those of the neck. */
const BAND_CUT = 0.4
const NECK_CUT = 0.12

/** A knuckle forged on the bar: round on a round bar; on a square one its corners are drawn out to an octagon. */
export function knuckleSolid(
  knuckle: Knuckle,
  bar: { readonly barIn: number; readonly section: 'square' | 'round' },
  fineness: Fineness,
): Solid {
  const side = flattened(knuckleSide(knuckle, bar.barIn), CLOSENESS_IN / fineness)
  const profile = closedOver(side.map(([half, up]): Point => [half, knuckle.centreIn + up]))
  const facets =
    bar.section === 'round'
      ? turnedRound(
          profile.map(([radiusIn, heightIn]) => ({ radiusIn, heightIn })),
          fineness,
        )
      : octagons(profile, fineness)
  return metalPiece('knuckle', facets)
}

/** The profile with the edges at its ends eased. */
function closedOver(side: readonly Point[]): readonly Point[] {
  const [first, last] = [side[0], side.at(-1)]
  if (first === undefined || last === undefined) return side
  const foot: Point = [first[0] - EASE_IN, first[1]]
  const head: Point = [last[0] - EASE_IN, last[1]]
  return [
    foot,
    [first[0], first[1] + EASE_IN],
    ...side.slice(1, -1),
    [last[0], last[1] - EASE_IN],
    head,
  ]
}

function octagons(profile: readonly Point[], fineness: Fineness): Facets {
  const halves = profile.map(([half]) => half)
  const [least, most] = [Math.min(...halves), Math.max(...halves)]
  return skinOver(
    profile.map(([half, heightIn]) => {
      const share = (half - least) / (most - least)
      const cut = half * (NECK_CUT + (BAND_CUT - NECK_CUT) * share)
      return levelRing(octagon(half, cut), heightIn, fineness)
    }),
  )
}

function levelRing(corners: readonly Point[], heightIn: number, fineness: Fineness): Ring {
  return easedPolygon(corners, EASE_IN, linesFor(3, fineness) - 1).map(([x, y]) => [
    x,
    heightIn,
    -y,
  ])
}

/** A square with its corners cut off, anticlockwise. */
function octagon(half: number, cut: number): readonly Point[] {
  const rest = half - cut
  return [
    [half, -rest],
    [half, rest],
    [rest, half],
    [-rest, half],
    [-half, rest],
    [-half, -rest],
    [-rest, -half],
    [rest, -half],
  ]
}
