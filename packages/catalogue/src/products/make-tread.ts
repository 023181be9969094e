import { speciesOf } from '../choices.ts'
import { formatInches } from '../inches.ts'
import { HAND, type Option, type OptionGroup, RISER_HEIGHT } from '../option-group.ts'
import {
  type CoveShape,
  isShownWhole,
  type RiserShape,
  type TreadShape,
} from '../shapes/tread-shape.ts'
import { SPECIES_NAMES, type SpeciesPercents, TREAD_SPECIES } from '../species.ts'
import type { Tread, TreadCategory } from '../tread.ts'
import { type StairPartShape, treadDimensions, treadFeatures, treadSizes } from './tread-facts.ts'

/** A length that a part is sold in, and what it adds to the price of the first one. */
export type StockLength = readonly [lengthIn: number, priceAddCents: number]

/** What is written by hand about a tread or another stair part. */
export interface TreadEntry {
  readonly id: string
  readonly title: string
  readonly category: TreadCategory
  /** Price of the first length in red oak. */
  readonly priceCents: number
  /** The first one is drawn and adds nothing. */
  readonly lengths: readonly [StockLength, ...StockLength[]]
  /** Sold by the foot, as mouldings are. */
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
  const { id, title, category, priceCents, lengths, description } = entry
  const shape: StairPartShape = { ...entry.shape, lengthIn: lengths[0][0] }
  const species = entry.species ?? TREAD_SPECIES
  const names = lengths.map(([lengthIn]) => lengthName(lengthIn, entry))
  return {
    id,
    itemNumber: id.toUpperCase(),
    title,
    family: 'treads',
    category,
    priceCents,
    originalCents: Math.round(priceCents * 1.2),
    inStock: true,
    optionGroups: optionGroups(entry, shape),
    species,
    lengths: names,
    ...(shape.kind !== 'cove' && isShownWhole(shape) ? {} : { runsOut: true }),
    href: `/product/${id}`,
    description,
    features: [...treadFeatures(shape), ...entry.features],
    materials: speciesNames(species),
    dimensions: treadDimensions(shape),
    searchKeywords: [...TRADE_WORDS[category], ...entry.searchKeywords],
    specifications: {
      Length: names.join(', '),
      ...treadSizes(shape),
      ...(entry.isHanded ? { Orientation: 'Left or right, as you go up the stair' } : {}),
    },
    inGallery: true,
    shape,
  }
}

function optionGroups(entry: TreadEntry, shape: StairPartShape): readonly OptionGroup[] {
  const hasHeights = shape.kind === 'riser' && shape.heightsIn.length > 1
  return [
    ...(entry.lengths.length > 1 ? [lengthGroup(entry)] : []),
    ...(hasHeights ? [RISER_HEIGHT] : []),
    ...(entry.isHanded ? [HAND] : []),
  ]
}

function lengthGroup(entry: TreadEntry): OptionGroup {
  const [first, ...longer] = entry.lengths
  const option = ([lengthIn, priceAddCents]: StockLength): Option => ({
    code: String(lengthIn),
    name: lengthName(lengthIn, entry),
    priceAddCents,
  })
  return {
    id: 'size',
    name: 'Length',
    type: 'size',
    options: [option(first), ...longer.map(option)],
  }
}

function lengthName(lengthIn: number, { isByTheFoot }: TreadEntry): string {
  return isByTheFoot ? `${lengthIn / 12}'` : formatInches(lengthIn)
}

function speciesNames(species: SpeciesPercents): readonly string[] {
  return speciesOf({ species, optionGroups: [] }).map((slug) => SPECIES_NAMES[slug])
}
