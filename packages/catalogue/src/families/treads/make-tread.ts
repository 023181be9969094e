import { speciesOf } from '../../choosing/choices.ts'
import { formatInches } from '../../inches.ts'
import { HAND, type Option, type OptionGroup, RISER_HEIGHT } from '../../choosing/option-group.ts'
import {
  type CoveShape,
  isShownWhole,
  type RiserShape,
  type TreadShape,
} from '../../shapes/tread-shape.ts'
import { type SpeciesPercents, TREAD_SPECIES } from '../../choosing/species-prices.ts'
import { SPECIES_NAMES } from '../../choosing/species.ts'
import { usualProduct } from '../usual-listing.ts'
import type { Tread, TreadCategory } from './tread.ts'
import { type StairPartShape, treadDimensions, treadFeatures, treadSizes } from './tread-facts.ts'

/** What is written by hand about a tread or another stair part. */
export interface TreadEntry {
  readonly id: string
  readonly title: string
  readonly category: TreadCategory
  /** Price of the shortest length in red oak. */
  readonly priceCents: number
  /** The shortest length it is sold in, which is drawn. */
  readonly lengthIn: number
  /** What the longer ones add to the price, in cents by their inches. */
  readonly longer?: Readonly<Record<number, number>>
  /** Sold by the foot, as moldings are. */
  readonly isByTheFoot?: true
  /** The buyer says for which side of the stair. The shape is that of the left one. */
  readonly isHanded?: true
  readonly species?: SpeciesPercents
  readonly shape:
    | Omit<TreadShape, 'lengthIn'>
    | Omit<RiserShape, 'lengthIn'>
    | Omit<CoveShape, 'lengthIn'>
  readonly description: string
  readonly features: readonly string[]
  readonly searchKeywords: readonly string[]
}

const TRADE_WORDS = {
  'Starting Steps': ['starting step', 'bullnose step', 'first step', 'bottom step'],
  'Stair Treads': ['stair tread', 'step', 'tread'],
  'Tread Caps': ['tread cap', 'false tread', 'remodel', 'carpet'],
  Risers: ['riser', 'stair riser', 'kick board'],
  'Riser Caps': ['riser cap', 'false riser', 'remodel'],
  'Specialty Treads': ['stair tread', 'special tread', 'tread'],
  'Nosing Stock': ['nosing', 'stair nosing', 'trim'],
  'Landing Treads': ['landing tread', 'landing nosing', 'balcony edge', 'nosing'],
} as const satisfies Record<TreadCategory, readonly string[]>

/** A stair part with its sizes, choices and build worked out from its shape and its lengths. */
export function makeTread(entry: TreadEntry): Tread {
  const { category, lengthIn } = entry
  const shape: StairPartShape = { ...entry.shape, lengthIn }
  const lengths = lengthOptions(entry)
  const species = entry.species ?? TREAD_SPECIES
  const names = lengths.map(({ name }) => name)
  return {
    ...usualProduct('treads', entry),
    category,
    optionGroups: optionGroups(entry, shape, lengths),
    species,
    lengths: names,
    ...(shape.kind !== 'cove' && isShownWhole(shape) ? {} : { runsOut: true }),
    features: [...treadFeatures(shape), ...entry.features],
    materials: speciesNames(species),
    dimensions: treadDimensions(shape),
    searchKeywords: [...TRADE_WORDS[category], ...entry.searchKeywords],
    specifications: {
      Length: names.join(', '),
      ...treadSizes(shape),
      ...(entry.isHanded ? { Orientation: 'Left or right, as you go up the stair' } : {}),
    },
    shape,
  }
}

function optionGroups(
  { isHanded, isByTheFoot }: TreadEntry,
  shape: StairPartShape,
  lengths: OptionGroup['options'],
): readonly OptionGroup[] {
  const hasHeights = shape.kind === 'riser' && shape.heightsIn.length > 1
  return [
    ...(lengths.length > 1
      ? [
          {
            id: 'size',
            name: 'Length',
            type: isByTheFoot ? 'length' : 'size',
            options: lengths,
          } as const,
        ]
      : []),
    ...(hasHeights ? [RISER_HEIGHT] : []),
    ...(isHanded ? [HAND] : []),
  ]
}

/** The lengths it is sold in, from the shortest. */
function lengthOptions(entry: TreadEntry): OptionGroup['options'] {
  const option = (lengthIn: number, priceAddCents: number): Option => ({
    code: String(lengthIn),
    name: lengthName(lengthIn, entry),
    priceAddCents,
  })
  const longer = Object.entries(entry.longer ?? {})
  return [option(entry.lengthIn, 0), ...longer.map(([inches, add]) => option(Number(inches), add))]
}

function lengthName(lengthIn: number, { isByTheFoot }: TreadEntry): string {
  return isByTheFoot ? `${lengthIn / 12}'` : formatInches(lengthIn)
}

function speciesNames(species: SpeciesPercents): readonly string[] {
  return speciesOf({ species, optionGroups: [] }).map((slug) => SPECIES_NAMES[slug])
}
