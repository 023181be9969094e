import type { Carton } from './delivery.ts'

const CUBIC_IN_A_CUBIC_FT = 1728

/**
 * Pounds in a cubic foot, below which a class holds: the density scale of the National Motor Freight Classification
 * since July 19, 2025 (docket 2025-1), in 13 tiers. NMFTA's own answers state the top three, carriers' agents the rest.
 */
const DENSITY_CLASSES: readonly (readonly [belowLbPerCubicFt: number, freightClass: number])[] = [
  [1, 400],
  [2, 300],
  [4, 250],
  [6, 175],
  [8, 125],
  [10, 100],
  [12, 92.5],
  [15, 85],
  [22.5, 70],
  [30, 65],
  [35, 60],
  [50, 55],
]

const DENSEST_CLASS = 50

/** The class under which one of these goes by truck, 50 to 400: the lighter for its size, the higher. */
export function freightClass(carton: Pick<Carton, CartonSize>): number {
  const density = densityOf(carton)
  return DENSITY_CLASSES.find(([below]) => density < below)?.[1] ?? DENSEST_CLASS
}

type CartonSize = 'lengthIn' | 'widthIn' | 'heightIn' | 'weightLb'

/** Pounds in a cubic foot, over the outside. */
export function densityOf({
  lengthIn,
  widthIn,
  heightIn,
  weightLb,
}: Pick<Carton, CartonSize>): number {
  return (weightLb * CUBIC_IN_A_CUBIC_FT) / (lengthIn * widthIn * heightIn)
}
