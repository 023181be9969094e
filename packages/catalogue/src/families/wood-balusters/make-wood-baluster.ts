import { formatInches } from '../../inches.ts'
import type { OptionGroup } from '../../choosing/option-group.ts'
import {
  longestRunForTwoIn,
  narrowestIn,
  pinIn,
  turnedLengthIn,
} from '../../shapes/turned-sizes.ts'
import type { TurnedShape } from '../../shapes/turned-shape.ts'
import { type SpeciesPercents, WOOD_BALUSTER_SPECIES } from '../../choosing/species-prices.ts'
import { SPECIES_NAMES } from '../../choosing/species.ts'
import type { WoodBaluster, WoodBalusterSeries, WoodBalusterType } from './wood-baluster.ts'
import { usualProduct } from '../usual-listing.ts'
import { woodBalusterShapes, type WoodBalusterId } from './wood-baluster-shapes.ts'

/** What is written by hand about a wood baluster; everything else follows from its shape. */
export interface WoodBalusterEntry {
  readonly id: WoodBalusterId
  /** Where it is another than the id. */
  readonly itemNumber?: string
  readonly title: string
  readonly series: WoodBalusterSeries
  readonly priceCents: number
  readonly originalCents: number
  /** The five woods of most, unless it says otherwise. */
  readonly species?: SpeciesPercents
  /** Asked for in place of its species. */
  readonly optionGroups?: readonly OptionGroup[]
  readonly materials?: readonly string[]
  readonly description: string
  /** What the turning looks like, as a card says it. */
  readonly pattern: string
  readonly use: string
  readonly searchKeywords: readonly string[]
  readonly inGallery?: boolean
}

/** Sphere that building codes do not let pass between balusters, in inches. */
const SPHERE_IN = 4

/** Bottom blocks from this length on are sold as long blocks, in inches. */
const LONG_BLOCK_IN = 12

const TRADE_WORDS = ['wood baluster', 'stair baluster', 'spindle', 'picket', 'banister']

/** A wood baluster with its sizes, fixing and fit worked out from its shape. */
export function makeWoodBaluster(entry: WoodBalusterEntry): WoodBaluster {
  const shape = woodBalusterShapes[entry.id]
  const type = balusterType(shape)
  const { pattern, use, searchKeywords, materials, optionGroups, inGallery, ...written } = entry
  const species = optionGroups === undefined ? (entry.species ?? WOOD_BALUSTER_SPECIES) : undefined
  return {
    ...usualProduct('wood-balusters', entry),
    ...written,
    ...(species === undefined ? {} : { species }),
    category: 'Wood Balusters',
    type,
    optionGroups: optionGroups ?? [],
    features: [pattern, blocks(shape), fixing(shape), use],
    materials: materials ?? speciesNames(species ?? {}),
    dimensions: `${shape.lengthIn} inches long, ${formatInches(shape.blockIn)} square`,
    searchKeywords: [...TRADE_WORDS, type.toLowerCase(), ...searchKeywords],
    specifications: specifications(entry.series, type, shape),
    inGallery: inGallery ?? true,
    shape,
  }
}

function balusterType(shape: TurnedShape): WoodBalusterType {
  if (shape.stations.length === 0) return 'S4S'
  if (shape.topBlockIn > 0) return 'Square Top'
  return shape.bottomBlockIn >= LONG_BLOCK_IN ? 'Pin Top - Long Block' : 'Pin Top'
}

function blocks(shape: TurnedShape): string {
  const side = formatInches(shape.blockIn)
  if (shape.stations.length === 0) return `${side} square over the whole length`
  const bottom = `${formatInches(shape.bottomBlockIn)} at the foot`
  return shape.topBlockIn > 0
    ? `${side} square blocks, ${bottom} and ${formatInches(shape.topBlockIn)} at the top`
    : `${side} square block, ${bottom}`
}

function fixing(shape: TurnedShape): string {
  const pin = pinIn(shape)
  return pin === undefined
    ? `Square top for a rail with a ${formatInches(shape.blockIn)} plow and fillet`
    : `Top turned to a ${formatInches(pin)} pin for a rail without a plow`
}

function specifications(
  series: WoodBalusterSeries,
  type: WoodBalusterType,
  shape: TurnedShape,
): Record<string, string> {
  const run = formatInches(longestRunForTwoIn(shape, SPHERE_IN))
  return {
    Series: series,
    Type: type,
    Length: `${formatInches(shape.lengthIn)}, trimmed on site`,
    Block: `${formatInches(shape.blockIn)} square`,
    ...turning(shape),
    'Narrowest part': formatInches(narrowestIn(shape)),
    Rail: fixing(shape),
    'Two to a tread': `On runs up to ${run} where a ${SPHERE_IN}" sphere may not pass; check your local code`,
  }
}

function turning(shape: TurnedShape): Record<string, string> {
  if (shape.stations.length === 0) return {}
  return {
    'Bottom block': formatInches(shape.bottomBlockIn),
    ...(shape.topBlockIn > 0 ? { 'Top block': formatInches(shape.topBlockIn) } : {}),
    'Turned length': formatInches(turnedLengthIn(shape)),
    ...(shape.flutes ? { Flutes: `${shape.flutes.count}, ${span(shape.flutes)} long` } : {}),
    ...(shape.spiral
      ? { Rope: `${span(shape.spiral)} long, ${shape.spiral.strands} strands` }
      : {}),
  }
}

function span(part: { readonly fromIn: number; readonly toIn: number }): string {
  return formatInches(part.toIn - part.fromIn)
}

function speciesNames(percents: SpeciesPercents): readonly string[] {
  return Object.entries(SPECIES_NAMES)
    .filter(([slug]) => slug in percents)
    .map(([, name]) => (name === 'Primed' ? 'Primed poplar' : name))
}
