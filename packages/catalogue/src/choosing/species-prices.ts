import type { OptionGroup } from './option-group.ts'
import type { Species } from './species.ts'

/** Price of each species in whole percent of the base price; red oak is 100 where it is offered. */
export type SpeciesPercents = Readonly<Partial<Record<Species, number>>>

export const WOOD_BALUSTER_SPECIES = {
  'red-oak': 100,
  'white-oak': 130,
  poplar: 80,
  'hard-maple': 140,
  primed: 90,
} as const satisfies SpeciesPercents

export const CRAFTSMAN_S4S_SPECIES = {
  hemlock: 70,
  'red-oak': 100,
  poplar: 80,
} as const satisfies SpeciesPercents

export const TREAD_SPECIES = {
  'red-oak': 100,
  maple: 110,
  cherry: 120,
  poplar: 90,
} as const satisfies SpeciesPercents

/** Of an end cap, dearer in cherry than other treads. */
export const END_CAP_SPECIES = { ...TREAD_SPECIES, cherry: 130 } as const satisfies SpeciesPercents

export const LANDING_TREAD_SPECIES = {
  'red-oak': 100,
  maple: 110,
  cherry: 120,
} as const satisfies SpeciesPercents

/** Of rails: white oak and painted woods are priced as in balusters, maple and cherry as in treads. */
export const RAIL_SPECIES = {
  'red-oak': 100,
  'white-oak': 130,
  poplar: 80,
  'hard-maple': 110,
  cherry: 120,
  primed: 90,
} as const satisfies SpeciesPercents

/** Of a piece of wood to judge it by: what rails are milled from. */
export const SAMPLE_SPECIES = {
  'red-oak': 100,
  'white-oak': 125,
  poplar: 100,
  'hard-maple': 125,
  cherry: 150,
} as const satisfies SpeciesPercents

/** The species a buyer of a newel chooses among, all at the listed price; undefined when all is to special order. */
export function newelSpecies(species: readonly Species[]): SpeciesPercents | undefined {
  const choices = species.filter((slug) => slug !== 'special-order')
  return choices.length === 0
    ? undefined
    : Object.fromEntries(choices.map((slug) => [slug, 100] as const))
}

/** The woods of the few balusters whose species add dollars, not percents. */
export const SPECIES = {
  id: 'species',
  name: 'Species',
  type: 'material',
  options: [
    { code: 'RO', name: 'Red Oak', priceAddCents: 0 },
    { code: 'MP', name: 'Maple', priceAddCents: 500 },
    { code: 'CH', name: 'Cherry', priceAddCents: 1200 },
    { code: 'WN', name: 'Walnut', priceAddCents: 1800 },
    { code: 'HK', name: 'Hickory', priceAddCents: 800 },
    { code: 'PO', name: 'Poplar', priceAddCents: -300 },
  ],
} as const satisfies OptionGroup
