import type { Handrail, RailCategory } from './handrail.ts'
import { formatInches } from '../../inches.ts'
import type { OptionGroup } from '../../choosing/option-group.ts'
import { type RailSpecies, railLengthGroup, railSpeciesGroup } from './rail-choices.ts'
import { railGrip } from '../../shapes/rail-grip.ts'
import type { RailShape } from '../../shapes/rail-shape.ts'
import { railHeightIn, railWidthIn } from '../../shapes/rail-sizes.ts'
import { DESCRIPTORS } from '../families.ts'
import { usualProduct } from '../usual-listing.ts'
import { RAIL_PROFILES, RAIL_SECTIONS, type RailSectionName } from './rail-sections.ts'

/** What is written by hand about a rail; sizes and fit follow from its section. */
export interface HandrailEntry {
  readonly id: string
  /** Where it is another than the id. */
  readonly itemNumber?: string
  readonly title: string
  readonly category: RailCategory
  readonly priceCents: number
  /** The wood it is priced and first photographed in; the others are chosen. */
  readonly material: RailSpecies
  readonly section: RailSectionName
  /** The length it is priced in; the others are chosen. */
  readonly lengthFt: number
  readonly plowIn?: number
  readonly plyIn?: number
  /** Search leads to its card in the gallery. */
  readonly isGeneric?: true
  readonly optionGroups?: readonly OptionGroup[]
  readonly description: string
  readonly features: readonly string[]
  readonly searchKeywords: readonly string[]
}

const PLOW_DEPTH_IN = 0.375
const TRADE_WORDS = ['handrail', 'hand rail', 'stair rail', 'banister rail', 'railing']

const GRIP_TEXT = {
  'Type I': 'Type I by size (IRC R311.7.8.5)',
  'Type II': 'Type II, finger recess on both sides (IRC R311.7.8.5)',
  none: 'Guard only; add a graspable rail where your code asks for one',
} as const

/** A rail with its sizes, plow and grip worked out from its section. */
export function makeHandrail(entry: HandrailEntry): Handrail {
  const shape = railShape(entry)
  const { id, itemNumber, category } = entry
  return {
    ...usualProduct('handrails', entry),
    ...(itemNumber === undefined ? {} : { itemNumber }),
    category,
    optionGroups: [
      ...(entry.optionGroups ?? []),
      railLengthGroup(entry.lengthFt),
      railSpeciesGroup(entry.material),
    ],
    runsOut: true,
    ...(entry.isGeneric ? { href: `${DESCRIPTORS.handrails.path}#${id}` } : {}),
    features: [sectionSize(shape), plow(shape), ...entry.features],
    materials: woods(entry),
    dimensions: `${lengths(entry).at(0)} to ${lengths(entry).at(-1)} feet long, ${sectionSize(shape)}`,
    searchKeywords: [...TRADE_WORDS, ...entry.searchKeywords],
    specifications: specifications(entry, shape),
    shape,
  }
}

function railShape(entry: HandrailEntry): RailShape {
  return {
    kind: 'rail',
    halfSection: RAIL_SECTIONS[entry.section],
    lengthIn: entry.lengthFt * 12,
    ...(entry.plowIn === undefined
      ? {}
      : { plow: { widthIn: entry.plowIn, depthIn: PLOW_DEPTH_IN } }),
    ...(entry.plyIn === undefined ? {} : { plyIn: entry.plyIn }),
  }
}

/** A section in one line: `2-1/4" wide, 2-3/8" high`. */
export function sectionSize(shape: Pick<RailShape, 'halfSection'>): string {
  return `${formatInches(railWidthIn(shape))} wide, ${formatInches(railHeightIn(shape))} high`
}

function plow(shape: RailShape): string {
  return shape.plow === undefined
    ? 'Solid underside for pin top or iron balusters'
    : `${formatInches(shape.plow.widthIn)} plow for square top balusters, with fillet`
}

function specifications(entry: HandrailEntry, shape: RailShape): Record<string, string> {
  return {
    Material: either(woods(entry)),
    Finish: `${finish(entry)}; Primed is ready for paint`,
    Length: either(lengths(entry).map((lengthFt) => `${lengthFt}'`)),
    Profile: profile(entry),
    Section: sectionSize(shape),
    Underside:
      shape.plow === undefined
        ? 'Not plowed'
        : `${formatInches(shape.plow.widthIn)} wide plow, ${formatInches(shape.plow.depthIn)} deep`,
    ...(shape.plyIn === undefined
      ? {}
      : { Build: `Upright plies of ${formatInches(shape.plyIn)}, bent and glued on site` }),
    Grip: GRIP_TEXT[railGrip(shape)],
    Drawing: `Shows the ${entry.lengthFt} ft length`,
  }
}

/** How it comes where it is not primed. */
function finish({ plyIn }: HandrailEntry): string {
  return plyIn === undefined ? 'Sanded, unfinished' : 'Milled in plies, to be sanded after gluing'
}

/** What its section is called, and what is done with it. */
function profile({ section, plyIn, optionGroups }: HandrailEntry): string {
  const own = RAIL_PROFILES[section]
  if (plyIn !== undefined) return `${own}, in plies`
  return optionGroups === undefined ? own : `${own}, or the profile you choose`
}

/** Its own first, as its page offers them. */
function woods({ material }: HandrailEntry): readonly string[] {
  return railSpeciesGroup(material).options.map(({ name }) => name)
}

/** In feet, the shortest first. */
function lengths({ lengthFt }: HandrailEntry): readonly number[] {
  return railLengthGroup(lengthFt)
    .options.map(({ code }) => Number(code))
    .toSorted((a, b) => a - b)
}

/** `8', 12' or 16'`. */
function either(names: readonly string[]): string {
  return names.join(', ').replace(/, ([^,]*)$/, ' or $1')
}
