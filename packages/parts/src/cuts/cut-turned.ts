import type { Station, TurnedShape } from '@millrun/catalogue/shapes/turned-shape'

/** What must be left of a block that is cut, in inches: enough to be seen as one, and to take a screw. */
export const LEAST_BLOCK_IN = 1

/** A turned baluster cut to `lengthIn`: at its foot, and where that is not enough at the block of a square top. */
export function cutBaluster(shape: TurnedShape, lengthIn: number): TurnedShape {
  const cutOffIn = shape.lengthIn - lengthIn
  if (shape.stations.length === 0) return { ...shape, lengthIn, bottomBlockIn: lengthIn }
  const belowIn = Math.min(cutOffIn, Math.max(0, shape.bottomBlockIn - LEAST_BLOCK_IN))
  const aboveIn = Math.min(cutOffIn - belowIn, Math.max(0, shape.topBlockIn - LEAST_BLOCK_IN))
  const cut = cutBelow(shape, belowIn)
  return { ...cut, lengthIn: cut.lengthIn - aboveIn, topBlockIn: cut.topBlockIn - aboveIn }
}

/** A baluster whose square top is sawn to a pitch; its long side stays as long as it is. 0 is square. */
export function rakedTop(shape: TurnedShape, topPitchDeg: number): TurnedShape {
  return topPitchDeg === 0 ? shape : { ...shape, topPitchDeg }
}

/** A turned part that loses `byIn` at its foot. */
export function cutBelow(shape: TurnedShape, byIn: number): TurnedShape {
  const { flutes, spiral, finial } = shape
  return {
    ...shape,
    lengthIn: shape.lengthIn - byIn,
    bottomBlockIn: shape.bottomBlockIn - byIn,
    stations: lowered(shape.stations, byIn),
    ...(finial === undefined ? {} : { finial: lowered(finial, byIn) }),
    ...(flutes === undefined
      ? {}
      : { flutes: { ...flutes, fromIn: flutes.fromIn - byIn, toIn: flutes.toIn - byIn } }),
    ...(spiral === undefined
      ? {}
      : { spiral: { ...spiral, fromIn: spiral.fromIn - byIn, toIn: spiral.toIn - byIn } }),
  }
}

function lowered(stations: readonly Station[], byIn: number): readonly Station[] {
  return stations.map(([heightIn, diameterIn]) => [heightIn - byIn, diameterIn])
}
