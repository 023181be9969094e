import { blockTopIn } from '@millrun/catalogue/shapes/turned-sizes'
import type { Station, TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import type { ProfilePoint, Stick } from '../elevations/wood/lathe-profile.ts'
import type { Carving } from './form/carving.ts'
import type { Fineness } from './form/fineness.ts'
import { turnedFromStick } from './form/lathe.ts'
import { meshOf } from './mesh/mesh-of.ts'
import { IN_PLACE, type Solid } from './solid.ts'
import { fluteCarving } from './wood/flute-carving.ts'
import { ropeCarving } from './wood/rope-carving.ts'

/** A turned or square wood part, standing on its bottom end. */
export function turnedSolids(shape: TurnedShape, fineness: Fineness): readonly Solid[] {
  const facets = turnedFromStick(wholeProfile(shape), stickOf(shape), fineness, carvingOf(shape))
  return [{ name: 'post', substance: 'wood', mesh: meshOf(facets), placements: [IN_PLACE] }]
}

function carvingOf({ spiral, flutes }: TurnedShape): Carving | undefined {
  if (spiral !== undefined) return ropeCarving(spiral)
  return flutes === undefined ? undefined : fluteCarving(flutes)
}

function stickOf({ blockIn, easeIn }: TurnedShape): Stick {
  return { blockIn, easeIn: Math.max(easeIn, LEAST_EASE_IN) }
}

/** No wood is sold with a knife's edge. */
const LEAST_EASE_IN = 0.02

/** The profile over the whole length: wide of the stick where a block is left square. */
function wholeProfile(shape: TurnedShape): readonly ProfilePoint[] {
  const wide = shape.blockIn
  const top = blockTopIn(shape)
  return [
    { heightIn: 0, radiusIn: wide },
    ...pointsOf(shape.stations),
    { heightIn: top, radiusIn: shape.topBlockIn > 0 ? wide : endRadius(shape.stations, wide) },
    ...pointsOf(shape.finial ?? []),
  ]
}

function pointsOf(stations: readonly Station[]): readonly ProfilePoint[] {
  return stations.map(([heightIn, diameterIn]) => ({ heightIn, radiusIn: diameterIn / 2 }))
}

function endRadius(stations: readonly Station[], wide: number): number {
  return (stations.at(-1)?.[1] ?? 2 * wide) / 2
}
