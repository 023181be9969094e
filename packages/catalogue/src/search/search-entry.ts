import type { ProductText } from '../product.ts'
import { alsoCalled } from './also-called.ts'
import type { FindableText } from './findable-text.ts'
import { formatInches } from '../inches.ts'
import { readMeasures } from './measures.ts'

/** What search looks through and what its result list shows. */
export interface SearchEntry {
  readonly id: string
  readonly itemNumber: string
  readonly title: string
  readonly category: string
  readonly priceCents: number
  readonly href: string
  /** Description, features, materials, dimensions and keywords in one text. */
  readonly description: string
  /** Further keywords that follow from what the product is: its number, choices, sizes as they are said, household words. */
  readonly alsoCalled: string
  /** All of this, each by itself, with what it weighs. */
  readonly findableBy: readonly FindableText[]
}

/** What a word weighs where it stands. What a part is called by others weighs less than any word of ours. */
const WEIGHT = {
  itemNumber: 100,
  styleNumber: 10,
  title: 8,
  kind: 6,
  category: 3,
  keyword: 4,
  fact: 2,
  prose: 1,
  alsoCalled: 0.9,
  choice: 0.5,
}

/** The search record of a product. */
export function searchEntry(product: ProductText): SearchEntry {
  const { id, itemNumber, title, category, priceCents, href } = product
  const texts = searchTexts(product)
  const { description } = product
  const own = [description, ...texts.facts, ...texts.keywords]
  return {
    id,
    itemNumber,
    title,
    category,
    priceCents,
    href,
    description: own.join(' '),
    alsoCalled: [
      itemNumber,
      itemNumber.replaceAll('-', ''),
      ...texts.alsoCalled,
      ...texts.choices,
      ...texts.keywords.map(plural),
    ].join('; '),
    findableBy: findableBy(product, texts),
  }
}

function searchTexts(product: ProductText) {
  const { category, title, dimensions, searchKeywords } = product
  const choices = product.optionGroups.flatMap(({ options }) => options.map(({ name }) => name))
  return {
    facts: [...product.features, ...product.materials, dimensions],
    keywords: searchKeywords,
    choices,
    alsoCalled: [
      ...alsoCalled(category, title, searchKeywords),
      ...spokenSizes([title, dimensions, ...choices]),
    ],
  }
}

function findableBy(
  { id, itemNumber, title, category, description }: ProductText,
  texts: ReturnType<typeof searchTexts>,
): readonly FindableText[] {
  return [
    { role: 'prose', text: id.replaceAll('-', ''), weight: WEIGHT.itemNumber },
    { role: 'prose', text: itemNumber.replaceAll('-', ''), weight: WEIGHT.itemNumber },
    { role: 'prose', text: itemNumber.replace(/^[a-z]+-/i, ''), weight: WEIGHT.styleNumber },
    { role: 'name', text: title, weight: WEIGHT.title },
    { role: 'name', text: lastWord(title.split(/,| with | for /)[0] ?? ''), weight: WEIGHT.kind },
    { role: 'name', text: lastWord(category), weight: WEIGHT.kind },
    { role: 'name', text: category, weight: WEIGHT.category },
    { role: 'term', text: texts.keywords.join('; '), weight: WEIGHT.keyword },
    { role: 'prose', text: texts.facts.join('; '), weight: WEIGHT.fact },
    { role: 'prose', text: description, weight: WEIGHT.prose },
    { role: 'name', text: texts.alsoCalled.join('; '), weight: WEIGHT.alsoCalled },
    { role: 'prose', text: texts.choices.join('; '), weight: WEIGHT.choice },
  ]
}

function plural(keyword: string): string {
  return `${keyword}s`
}

function lastWord(text: string): string {
  return text.split(' ').at(-1) ?? ''
}

const SHORTEST_IN_FEET_IN = 48

/**
 * The sizes in some texts as they are said and typed, for search: `3-1/2"` gives `3 1/2 inch` and `3.5 inch`,
 * `144 inches` gives `12 ft`, `12 foot` and so on.
 */
function spokenSizes(texts: readonly string[]): readonly string[] {
  const sizes = texts.flatMap((text) => readMeasures(text).map(({ inches }) => inches))
  return [...new Set(sizes)].flatMap((inches) => [...spokenInches(inches), ...spokenFeet(inches)])
}

function spokenInches(inches: number): readonly string[] {
  const written = formatInches(inches).replace('"', '')
  const apart = written.replace('-', ' ')
  const named = inches === 0.5 ? ['half inch'] : []
  return [`${written} inch`, `${apart} inch`, `${inches} inch`, `${inches}in`, ...named]
}

function spokenFeet(inches: number): readonly string[] {
  if (inches < SHORTEST_IN_FEET_IN || inches % 12 !== 0) return []
  const feet = inches / 12
  return [`${feet} ft`, `${feet}ft`, `${feet} foot`, `${feet} feet`, `${feet}'`]
}
