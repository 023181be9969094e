import { expect, test } from 'vitest'
import { type BalusterFilter, countOf, filteredSeries } from './baluster-filter.ts'

const ALL_IRON: BalusterFilter = { kind: 'iron', series: undefined, look: undefined, words: '' }

function idsOf(filter: Partial<BalusterFilter>): readonly string[] {
  return filteredSeries({ ...ALL_IRON, ...filter }).flatMap(({ styles }) =>
    styles.map(({ product }) => product.id),
  )
}

test('without a wish, all of a material is shown in its series', () => {
  expect(filteredSeries(ALL_IRON).map(({ name }) => name)).toEqual([
    'Basket',
    'Twist',
    'Knuckle',
    'Ribbon',
    'Decorative',
    'Victorian',
    'Panel & Geometric',
    'Artistic',
    'Plain',
  ])
  expect(countOf(filteredSeries({ ...ALL_IRON, kind: 'wood' }))).toBe(23)
})

test('a series and a look narrow it', () => {
  expect(idsOf({ series: 'iron-Ribbon', look: 'Modern' })).toEqual(['m-603', 'm-606'])
})

test('words look through both materials, and all of them have to be found', () => {
  expect(idsOf({ words: 'Fluted' })).toEqual(['c-5141', 'c-5145'])
  expect(idsOf({ words: 'spindle round basket' })).toEqual(['m-406'])
  expect(filteredSeries({ ...ALL_IRON, words: 'fluted' }).map(({ name }) => name)).toEqual(['Wood'])
})

test('an item number is found with and without its dash', () => {
  expect(idsOf({ words: 'm-301' })).toEqual(['m-301'])
  expect(idsOf({ words: 'M301' })).toEqual(['m-301'])
})

test('nothing is like a word that nobody uses', () => {
  expect(filteredSeries({ ...ALL_IRON, words: 'zebra' })).toEqual([])
})
