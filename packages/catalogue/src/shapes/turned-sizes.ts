import type { TurnedShape } from './turned-shape.ts'

/** The thinnest place of a turned part, in inches, its finial left out; its side where it is square throughout. */
export function narrowestIn(shape: TurnedShape): number {
  return Math.min(shape.blockIn, ...shape.stations.map(([, diameterIn]) => diameterIn))
}

/** Length of the turning between the blocks, in inches; 0 where the part is square throughout. */
export function turnedLengthIn(shape: TurnedShape): number {
  return shape.stations.length === 0
    ? 0
    : blockTopIn(shape) - shape.bottomBlockIn - shape.topBlockIn
}

/** Height at which the top block ends, in inches: the very top where no finial stands on it. */
export function blockTopIn(shape: TurnedShape): number {
  return shape.finial?.[0]?.[0] ?? shape.lengthIn
}

/** Diameter at the very top of a pin top, in inches; undefined where the top is square. */
export function pinIn(shape: TurnedShape): number | undefined {
  return shape.topBlockIn > 0 ? undefined : shape.stations.at(-1)?.[1]
}

/**
 * The longest tread run, nosing to nosing, on which two of these keep a sphere of `sphereIn` from
 * passing: twice the sphere and the thinnest place. Inches.
 */
export function longestRunForTwoIn(shape: TurnedShape, sphereIn: number): number {
  return 2 * (sphereIn + narrowestIn(shape))
}
