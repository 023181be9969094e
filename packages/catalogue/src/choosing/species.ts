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
