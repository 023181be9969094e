import { blockTopIn } from '@millrun/catalogue/shapes/turned-sizes'
import type { Station, TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import type { Point } from '../../geometry/path.ts'
import type { ProfilePoint } from '../../turning/lathe-profile.ts'

/** The profile over the whole length: wide of the stick where a block is left square. */
export function wholeProfile(shape: TurnedShape): readonly ProfilePoint[] {
  const wide = shape.blockIn
  const top = blockTopIn(shape)
  return [
    { heightIn: 0, radiusIn: wide },
    ...pointsOf(shape.stations),
    { heightIn: top, radiusIn: shape.topBlockIn > 0 ? wide : endRadius(shape.stations, wide) },
    ...pointsOf(shape.finial ?? []),
  ]
}

/** The right side of a turned part, seen squarely. */
export function turnedSide(shape: TurnedShape): readonly Point[] {
  return wholeProfile(shape).map(({ heightIn, radiusIn }): Point => [
    Math.min(radiusIn, shape.blockIn / 2),
    heightIn,
  ])
}

function pointsOf(stations: readonly Station[]): readonly ProfilePoint[] {
  return stations.map(([heightIn, diameterIn]) => ({ heightIn, radiusIn: diameterIn / 2 }))
}

function endRadius(stations: readonly Station[], wide: number): number {
  return (stations.at(-1)?.[1] ?? 2 * wide) / 2
}
