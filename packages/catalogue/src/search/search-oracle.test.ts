import { describe, expect, test } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { findProducts, prepareSearch, searchProducts } from './search-products.ts'
import { searchEntry, type SearchEntry } from './search-entry.ts'

/** The texts of a product that the specification names, in lowercase. */
interface Fields {
  readonly id: string
  readonly title: string
  readonly searched: readonly string[]
}

/**
 * The specification's rule, stated again: any query word or the whole phrase in title, id, category or
 * description, whatever the case; by the number of matching words, then by titles with the whole phrase.
 */
function specifiedRank({ title, searched }: Fields, query: string): number {
  const words = [...new Set(query.toLowerCase().split(' '))]
  const count = words.filter((word) => searched.some((field) => field.indexOf(word) !== -1)).length
  if (count === 0) return 0
  return count + (title.indexOf(query.toLowerCase()) === -1 ? 0 : 0.5)
}

function fields({ id, title, category }: SearchEntry, ...descriptions: string[]): Fields {
  const searched = [title, id, id.split('-').join(''), category, ...descriptions]
  return { id, title: title.toLowerCase(), searched: searched.map((field) => field.toLowerCase()) }
}

const records = catalogue.map(searchEntry)
const index = prepareSearch(records)
const now = records.map((record) => fields(record, record.description, record.alsoCalled))
/** The texts of the catalogue alone, before anything was added for search. */
const before = records.map((record) => fields(record, record.description))

const COUNT = 3000
/** Words, pairs of words, parts of words and item numbers of the catalogue, the same each time. */
function makeQueries(count: number): readonly string[] {
  const texts = catalogue.map((product) => [product.title, product.description].join(' '))
  const words = [
    ...new Set(
      texts
        .join(' ')
        .toLowerCase()
        .match(/[a-z0-9/"-]+/g),
    ),
  ]
  let seed = 7
  const draw = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const word = () => words[draw(words.length)] ?? ''
  const part = () => word().slice(0, 2 + draw(4))
  const number = () => catalogue[draw(catalogue.length)]?.itemNumber ?? ''
  const kinds = [word, () => `${word()} ${word()}`, part, number, () => `${word()} ${part()}`]
  return Array.from({ length: count }, (_, at) => kinds[at % kinds.length]?.() ?? '')
}

const asked = makeQueries(COUNT).map((query) => {
  const { matches, near } = findProducts(index, query)
  const ranksNow = new Map(now.map((each) => [each.id, specifiedRank(each, query)]))
  const ranksBefore = new Map(before.map((each) => [each.id, specifiedRank(each, query)]))
  const first = searchProducts(index, query).map(({ id }) => id)
  const ids = { matches: matches.map(({ id }) => id), near: near.map(({ id }) => id) }
  return { query, ...ids, first, ranksNow, ranksBefore }
})

type Asked = (typeof asked)[number]

/** The queries for which this does not hold. */
function unlike(holds: (one: Asked) => boolean): readonly string[] {
  return asked.filter((one) => !holds(one)).map(({ query }) => query)
}

describe(`over ${COUNT} queries`, () => {
  test('the matches are the specification’s, in its order', () => {
    expect(unlike(isSpecified)).toEqual([])
  })

  test('what is near comes after them, and is none of them', () => {
    expect(unlike(({ near, ranksNow }) => near.every((id) => ranksNow.get(id) === 0))).toEqual([])
    expect(unlike(isCutFromAll)).toEqual([])
  })

  test('nothing has a lower rank than the texts of the catalogue gave it', () => {
    expect(unlike(isNowhereLower)).toEqual([])
  })

  test('for one word, all that matched before comes before all that did not', () => {
    expect(unlike((one) => one.query.includes(' ') || isOldFirst(one))).toEqual([])
  })
})

function isSpecified({ matches, ranksNow }: Asked): boolean {
  const specified = [...ranksNow.values()].filter((rank) => rank > 0).toSorted((a, b) => b - a)
  return matches.map((id) => ranksNow.get(id)).join() === specified.join()
}

function isCutFromAll({ matches, near, first }: Asked): boolean {
  return first.join() === [...matches, ...near].slice(0, 12).join()
}

function isNowhereLower({ ranksNow, ranksBefore }: Asked): boolean {
  return [...ranksBefore].every(([id, rank]) => (ranksNow.get(id) ?? 0) >= rank)
}

function isOldFirst({ matches, ranksBefore }: Asked): boolean {
  const oldCount = [...ranksBefore.values()].filter((rank) => rank > 0).length
  return matches.slice(0, oldCount).every((id) => (ranksBefore.get(id) ?? 0) > 0)
}

test('every product is first by its item number and by its title', () => {
  for (const record of records) {
    expect(searchProducts(index, record.itemNumber)[0]?.id).toBe(record.id)
    expect(searchProducts(index, record.title)[0]?.title).toBe(record.title)
  }
})
