import type { Fitting, FittingKind } from '../../fitting.ts'
import { formatInches } from '../../inches.ts'
import { HAND } from '../../option-group.ts'
import { fittingSize } from '../../shapes/fitting-sizes.ts'
import type { CourseStep, FittingShape } from '../../shapes/fitting-shape.ts'
import { railHeightIn, railWidthIn } from '../../shapes/rail-sizes.ts'
import { RAIL_SECTIONS, type RailSectionName } from '../rail-sections.ts'
import { fittingFacts } from './fitting-facts.ts'

/** What is written by hand about a fitting; sizes, features and specifications follow from its course. */
export interface FittingEntry {
  readonly id: string
  readonly title: string
  readonly profile: RailSectionName
  readonly priceCents: number
  readonly startHeadingDeg?: number
  readonly startSlopeDeg?: number
  readonly course: readonly CourseStep[]
  /** Made left and right; the course is the left one. */
  readonly isHanded?: boolean
  readonly description: string
  readonly use: string
  /** Rows of the specifications that no number says. */
  readonly specifications?: Readonly<Record<string, string>>
  readonly searchKeywords: readonly string[]
}

const TRADE_WORDS = ['handrail fitting', 'rail fitting', 'stair fitting']

const PROFILE_NAMES: Readonly<Partial<Record<RailSectionName, string>>> = {
  '6010': 'Colonial (6010 style)',
  '6210': 'Wide colonial (6210 style)',
  '6310': 'Heavy colonial (6310 style)',
  '6400': 'Contemporary flat top (6400 style)',
  'wall-round': 'Round wall rail',
}

const MATERIAL = 'Red Oak'

/** A fitting with its sizes and what it is made of worked out from its course. */
export function makeFitting(kind: FittingKind, entry: FittingEntry): Fitting {
  const shape = shapeOf(entry)
  const { id, title, profile, priceCents, description } = entry
  const facts = fittingFacts(shape)
  return {
    id,
    itemNumber: id.toUpperCase(),
    title,
    family: 'fittings',
    category: 'Handrail Fittings',
    kind,
    profile,
    priceCents,
    originalCents: Math.round(priceCents * 1.2),
    inStock: true,
    optionGroups: entry.isHanded === true ? [HAND] : [],
    href: `/product/${id}`,
    description,
    features: [fit(entry, shape), ...facts.map(({ feature }) => feature), entry.use],
    materials: [MATERIAL],
    dimensions: overall(shape),
    searchKeywords: [...TRADE_WORDS, ...profileWords(profile), ...entry.searchKeywords],
    specifications: specifications(entry, shape, facts),
    inGallery: true,
    shape,
  }
}

function shapeOf(entry: FittingEntry): FittingShape {
  return {
    kind: 'fitting',
    halfSection: RAIL_SECTIONS[entry.profile],
    startHeadingDeg: entry.startHeadingDeg ?? 0,
    startSlopeDeg: entry.startSlopeDeg ?? 0,
    course: entry.course,
  }
}

function specifications(
  entry: FittingEntry,
  shape: FittingShape,
  facts: ReturnType<typeof fittingFacts>,
): Record<string, string> {
  return {
    Profile: profileName(entry.profile),
    'Rail section': section(shape),
    Material: `${MATERIAL}, sanded, unfinished`,
    'Overall size': overall(shape),
    ...Object.fromEntries(facts.map(({ name, value }) => [name, value])),
    ...(entry.isHanded === true ? { Hand: 'Left or right, as seen going up' } : {}),
    ...entry.specifications,
    Joint: 'Square cut ends; rail bolt and glue',
  }
}

function fit(entry: FittingEntry, shape: FittingShape): string {
  const name = entry.profile === 'wall-round' ? 'round wall' : `${entry.profile} style`
  return `Continues ${name} rail, ${section(shape)}`
}

function section(shape: FittingShape): string {
  return `${formatInches(railWidthIn(shape))} wide, ${formatInches(railHeightIn(shape))} high`
}

/** The overall size in one line: `21-3/4" long, 2-1/4" wide, 19-3/8" high`. */
function overall(shape: FittingShape): string {
  const { lengthIn, widthIn, heightIn } = fittingSize(shape)
  return `${formatInches(lengthIn)} long, ${formatInches(widthIn)} wide, ${formatInches(heightIn)} high`
}

function profileName(profile: RailSectionName): string {
  return PROFILE_NAMES[profile] ?? profile
}

function profileWords(profile: RailSectionName): readonly string[] {
  return profile === 'wall-round' ? ['wall rail', 'round rail'] : [profile, `${profile} style`]
}
