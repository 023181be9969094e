import type { Species } from '../choosing/species.ts'

/** Woods that we sell parts of. */
export type Wood = Species | 'hickory'

/**
 * Weight of an oven-dry cubic foot of wood as it measures at 12 % moisture, against water.
 * Source: Wood Handbook, USDA Forest Products Laboratory, FPL-GTR-282, table 5-3b: northern red oak, white oak,
 * yellow-poplar, sugar maple, red maple, black cherry, western hemlock, American beech, red alder, black walnut,
 * shagbark hickory. Primed parts are poplar; what is made to special order is taken for red oak.
 */
const SPECIFIC_GRAVITY: Readonly<Record<Wood, number>> = {
  'red-oak': 0.63,
  'white-oak': 0.68,
  poplar: 0.42,
  'hard-maple': 0.63,
  maple: 0.54,
  cherry: 0.5,
  hemlock: 0.45,
  beech: 0.64,
  alder: 0.41,
  walnut: 0.55,
  hickory: 0.72,
  primed: 0.42,
  'special-order': 0.63,
}

/** A cubic inch of water, in pounds. */
const WATER_LB_PER_CUBIC_IN = 62.43 / 12 ** 3
/** The water in wood as it is kept indoors: 12 % of its dry weight. */
const MOISTURE = 1.12

/** Pounds in a cubic inch of mild steel; cast iron and zinc plated parts differ by less than a tenth. */
export const STEEL_LB_PER_CUBIC_IN = 0.2836

/** Pounds in a cubic inch of epoxy or plastic, 1.15 times water. Source: data sheets of two-part epoxies, 1.1 to 1.2. */
export const PLASTIC_LB_PER_CUBIC_IN = 1.15 * WATER_LB_PER_CUBIC_IN

/** Pounds in a cubic inch of a wood at 12 % moisture; red oak comes to 44 in a cubic foot. */
export function woodLbPerCubicIn(wood: Wood): number {
  return SPECIFIC_GRAVITY[wood] * MOISTURE * WATER_LB_PER_CUBIC_IN
}

/** The wood that a list of materials or a choice names: `Red Oak`, `Primed poplar`; undefined for anything else. */
export function woodNamed(name: string): Wood | undefined {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return Object.keys(SPECIFIC_GRAVITY)
    .filter((wood): wood is Wood => wood in SPECIFIC_GRAVITY)
    .find((wood) => slug === wood || slug.startsWith(`${wood}-`) || slug.endsWith(`-${wood}`))
}
