import type { Fitting, FittingKind } from './fitting.ts'
import { formatInches } from '../../inches.ts'
import { HAND } from '../../choosing/option-group.ts'
import { fittingSize } from '../../shapes/fitting-sizes.ts'
import type { CourseStep, FittingShape } from '../../shapes/fitting-shape.ts'
import { usualProduct } from '../usual-listing.ts'
import { sectionSize } from '../handrails/make-handrail.ts'
import { RAIL_PROFILES, RAIL_SECTIONS, type RailSectionName } from '../handrails/rail-sections.ts'
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

const MATERIAL = 'Red Oak'

/** A fitting with its sizes and what it is made of worked out from its course. */
export function makeFitting(kind: FittingKind, entry: FittingEntry): Fitting {
  const shape = shapeOf(entry)
  const { profile } = entry
  const facts = fittingFacts(shape)
  return {
    ...usualProduct('fittings', entry),
    category: 'Handrail Fittings',
    kind,
    profile,
    optionGroups: entry.isHanded === true ? [HAND] : [],
    features: [fit(entry, shape), ...facts.map(({ feature }) => feature), entry.use],
    materials: [MATERIAL],
    dimensions: overall(shape),
    searchKeywords: [...TRADE_WORDS, ...profileWords(profile), ...entry.searchKeywords],
    specifications: specifications(entry, shape, facts),
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
    'Rail section': sectionSize(shape),
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
  return `Continues ${name} rail, ${sectionSize(shape)}`
}

/** The overall size in one line: `21-3/4" long, 2-1/4" wide, 19-3/8" high`. */
function overall(shape: FittingShape): string {
  const { lengthIn, widthIn, heightIn } = fittingSize(shape)
  return `${formatInches(lengthIn)} long, ${formatInches(widthIn)} wide, ${formatInches(heightIn)} high`
}

function profileName(profile: RailSectionName): string {
  return profile === 'wall-round' ? 'Round wall rail' : RAIL_PROFILES[profile]
}

function profileWords(profile: RailSectionName): readonly string[] {
  return profile === 'wall-round' ? ['wall rail', 'round rail'] : [profile, `${profile} style`]
}
