import { describe, expect, test } from 'vitest'
import { findProducts, prepareSearch, searchProducts } from './search-products.ts'
import type { SearchEntry } from './search-entry.ts'

function entry(id: string, title: string, description = '', category = 'Handrails'): SearchEntry {
  return {
    id,
    itemNumber: id.toUpperCase(),
    title,
    category,
    priceCents: 1000,
    href: `/product/${id}`,
    description,
    alsoCalled: '',
    findableBy: [
      { role: 'name', text: title, weight: 8 },
      { role: 'name', text: category, weight: 3 },
      { role: 'prose', text: description, weight: 1 },
    ],
  }
}

function found(entries: readonly SearchEntry[], query: string): readonly string[] {
  return searchProducts(prepareSearch(entries), query).map((result) => result.id)
}

function nearIn(entries: readonly SearchEntry[], query: string): readonly string[] {
  return findProducts(prepareSearch(entries), query).near.map((result) => result.id)
}

const shop = [
  entry('c-6010', 'Colonial Handrail', 'Red oak, plowed for fillet'),
  entry('m-399', 'Plain Square Baluster', 'Wrought iron, satin black', 'Iron Balusters'),
  entry('m-405', 'Iron Twist', 'Baluster with a single twist', 'Iron Balusters'),
  entry('c-2005', 'Pin Top', 'Turned from red oak', 'Wood Balusters'),
]

describe('what is found', () => {
  test.each(['', ' ', '\t\n'])('nothing for the blank query "%s"', (query) => {
    expect(found(shop, query)).toEqual([])
  })

  test.each([
    ['the title', 'colonial', ['c-6010']],
    ['the id', 'm-405', ['m-405']],
    ['the id without its dash', 'M405', ['m-405']],
    ['the category', 'wood', ['c-2005']],
    ['the description', 'fillet', ['c-6010']],
    ['part of a word', 'balus', ['m-399', 'm-405', 'c-2005']],
  ])('by %s', (_, query, expected) => {
    expect(found(shop, query)).toEqual(expected)
  })

  test('whatever the case', () => {
    expect(found(shop, 'COLONIAL')).toEqual(['c-6010'])
    expect(found(shop, 'M-399')).toEqual(['m-399'])
  })

  test('by any word of the query', () => {
    expect(found(shop, 'colonial nonsense')).toEqual(['c-6010'])
  })

  test('not by a word that runs from one field into the next', () => {
    expect(found([entry('b', 'Oak', '', 'Rails')], 'okb')).toEqual([])
  })

  test('nothing for words that nothing holds', () => {
    expect(found(shop, 'zzz')).toEqual([])
  })

  test('by signs that mean something elsewhere', () => {
    expect(found([entry('a', 'Shoe (1/2") .*')], '(1/2") .*')).toEqual(['a'])
  })
})

describe('the order', () => {
  test('puts more matching words first', () => {
    expect(found(shop, 'iron twist single')).toEqual(['m-405', 'm-399'])
  })

  test('then titles that hold the whole phrase', () => {
    const entries = [
      entry('a', 'Oak, red'),
      entry('b', 'Rail', 'red oak'),
      entry('c', 'Red Oak Rail'),
    ]
    expect(found(entries, 'red oak')).toEqual(['c', 'a', 'b'])
  })

  test('counts words before the phrase', () => {
    const entries = [entry('a', 'Red Oak'), entry('b', 'Rail', 'oak red stain')]
    expect(found(entries, 'red oak stain')).toEqual(['b', 'a'])
  })

  test('then what the query names before what only mentions it', () => {
    const entries = [entry('a', 'Rail', 'goes with a newel'), entry('b', 'Box Newel')]
    expect(found(entries, 'newels')).toEqual(['b', 'a'])
  })

  test('then is the catalogue’s', () => {
    expect(found(shop, 'red oak')).toEqual(['c-6010', 'c-2005'])
  })

  test('counts a word that is typed twice once', () => {
    const entries = [entry('a', 'Oak'), entry('b', 'Pin Cap')]
    expect(found(entries, 'oak oak pin cap')).toEqual(['b', 'a'])
  })

  test('does not depend on the spaces between words', () => {
    const entries = [entry('a', 'Rail', 'red oak'), entry('b', 'Red Oak')]
    expect(found(entries, '  red \t oak ')).toEqual(['b', 'a'])
  })
})

test('at most 12 are returned, the best of them', () => {
  const entries = Array.from({ length: 20 }, (_, index) => entry(`rail-${index}`, 'Rail'))
  const results = found([...entries, entry('best', 'Oak Rail')], 'oak rail')
  expect(results).toHaveLength(12)
  expect(results[0]).toBe('best')
})

describe('what is near', () => {
  test.each([
    ['a letter that is missing', 'balustr', ['m-399', 'm-405', 'c-2005']],
    ['a letter too many', 'collonial', ['c-6010']],
    ['two letters that changed places', 'twsit', ['m-405']],
    ['two slips in a long word', 'collonail', ['c-6010']],
    ['two letters in the place of others', 'cxlonzal', ['c-6010']],
    ['more than one of it', 'twists', ['m-405']],
    ['another tense', 'twisted', ['m-405']],
    ['two words written as one', 'pintop', ['c-2005']],
  ])('by %s', (_, query, expected) => {
    expect(nearIn(shop, query)).toEqual(expected)
  })

  test('nothing by two slips in a short word, nor by what only looks alike', () => {
    expect(nearIn(shop, 'ok')).toEqual([])
    expect(nearIn(shop, 'pni')).toEqual([])
    expect(nearIn(shop, 'chandelier')).toEqual([])
  })

  test('comes after every match, and only when it is near all that was typed', () => {
    const entries = [
      entry('a', 'Twisted Rail'),
      entry('b', 'Twist', '', 'Wood'),
      entry('c', 'Rails'),
    ]
    expect(found(entries, 'twisted')).toEqual(['a', 'b'])
    expect(found(entries, 'twisted nonsense')).toEqual(['a'])
  })
})
