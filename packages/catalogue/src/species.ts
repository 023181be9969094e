/** Woods that a product may be made of, by the slug that a cart line carries. */
export const SPECIES_NAMES = {
  'red-oak': 'Red Oak',
  'white-oak': 'White Oak',
  poplar: 'Poplar',
  'hard-maple': 'Hard Maple',
  maple: 'Maple',
  cherry: 'Cherry',
  hemlock: 'Hemlock',
  beech: 'Beech',
  alder: 'Alder',
  walnut: 'Walnut',
  primed: 'Primed',
  'special-order': 'Available by Special Order',
} as const

export type Species = keyof typeof SPECIES_NAMES

/** Price of each species in whole percent of the base price; red oak is 100. */
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
