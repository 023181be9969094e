import type { NutPiece, WasherPiece } from '@millrun/catalogue/shapes/kit-shape'
import { hexagonRadiusIn, toothedRadiusIn } from './bored-outline.ts'
import type { Facets } from '../../solids/mesh/facets.ts'
import { skinOver } from '../../solids/mesh/skin-over.ts'
import { evenAngles, ringAt } from '../../turning/lathe.ts'

const AROUND = evenAngles(84)
const EASE_IN = 0.012
/** How steeply the corners of a nut are turned off. */
const CHAMFER = Math.sqrt(3)

/** The skin of a nut that lies flat on y = 0. */
export function nutFacets({ acrossFlatsIn, thickIn, boreIn }: NutPiece): Facets {
  const side = (depthIn: number) => (angle: number) =>
    Math.min(hexagonRadiusIn(acrossFlatsIn, angle), acrossFlatsIn / 2 + CHAMFER * depthIn)
  const depths = [0, 0.015, 0.03, 0.045, 0.06]
  return bored(boreIn / 2, [
    ...depths.map((depthIn) => [depthIn, side(depthIn)] as const),
    ...depths.toReversed().map((depthIn) => [thickIn - depthIn, side(depthIn)] as const),
  ])
}

/** The skin of a washer that lies flat on y = 0. */
export function washerFacets(washer: WasherPiece): Facets {
  const { thickIn, boreIn } = washer
  const side = (insetIn: number) => (angle: number) => toothedRadiusIn(washer, angle) - insetIn
  return bored(boreIn / 2, [
    [0, side(EASE_IN)],
    [EASE_IN, side(0)],
    [thickIn - EASE_IN, side(0)],
    [thickIn, side(EASE_IN)],
  ])
}

type Row = readonly [heightIn: number, radiusIn: (angle: number) => number]

/** Up the outside and down the bore, whose edges are taken off. */
function bored(boreRadiusIn: number, outside: readonly Row[]): Facets {
  const [low, high] = [outside[0]?.[0] ?? 0, outside.at(-1)?.[0] ?? 0]
  const inside: readonly Row[] = [
    [high, () => boreRadiusIn + EASE_IN],
    [high - EASE_IN, () => boreRadiusIn],
    [low + EASE_IN, () => boreRadiusIn],
    [low, () => boreRadiusIn + EASE_IN],
  ]
  return skinOver(
    [...outside, ...inside].map(([heightIn, radiusIn]) => ringAt(heightIn, AROUND, radiusIn)),
    true,
  )
}
