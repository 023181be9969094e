import { expect, test } from 'vitest'
import type { Facet } from '@millrun/catalogue/families/gallery-words'
import { toggled, valueCounts } from './filters/facet.ts'
import {
  available,
  filterCount,
  galleryQuery,
  hiddenCount,
  readGalleryView,
  unfiltered,
  viewedProducts,
  type GalleryRules,
} from './gallery-view.ts'

interface Bar {
  readonly name: string
  readonly series: string
  readonly colors: readonly string[]
  readonly inStock: boolean
}

const bars: readonly Bar[] = [
  { name: 'Plain', series: 'Other', colors: ['SB', 'CV'], inStock: true },
  { name: 'Single basket', series: 'Basket', colors: ['SB'], inStock: true },
  { name: 'Double basket', series: 'Basket', colors: ['CV'], inStock: true },
  { name: 'Long twist', series: 'Twist', colors: ['SB'], inStock: false },
]

const series: Facet<Bar> = {
  id: 'series',
  name: 'Series',
  values: ['Basket', 'Twist', 'Other'].map((value) => ({ value, label: value })),
  valuesOf: (bar) => [bar.series],
}
const color: Facet<Bar> = {
  id: 'color',
  name: 'Available Colors',
  values: ['SB', 'CV', 'PW'].map((value) => ({ value, label: value })),
  valuesOf: (bar) => bar.colors,
}
const rules: GalleryRules<Bar> = {
  facets: [series, color],
  sorts: [
    { id: 'name', name: 'Name', compare: (one, other) => (one.name < other.name ? -1 : 1) },
    { id: 'back', name: 'Backwards', compare: (one, other) => (one.name < other.name ? 1 : -1) },
  ],
}

function view(query: string) {
  return readGalleryView(rules, new URLSearchParams(query))
}

function names(query: string) {
  return viewedProducts(rules, bars, view(query)).map((bar) => bar.name)
}

test('shows everything in stock, by name, in a grid, unless the address says otherwise', () => {
  expect(view('')).toEqual({
    picked: { series: [], color: [] },
    sort: 'name',
    layout: 'grid',
    showsOutOfStock: false,
  })
  expect(names('')).toEqual(['Double basket', 'Plain', 'Single basket'])
})

test('shows what is out of stock when asked', () => {
  expect(names('stock=all')).toEqual(['Double basket', 'Long twist', 'Plain', 'Single basket'])
})

test('takes any of the values of a facet, and asks for every facet', () => {
  expect(names('series=Basket&series=Other')).toEqual(['Double basket', 'Plain', 'Single basket'])
  expect(names('series=Basket&color=CV')).toEqual(['Double basket'])
  expect(names('series=Basket&color=PW')).toEqual([])
})

test('orders as asked', () => {
  expect(names('sort=back')).toEqual(['Single basket', 'Plain', 'Double basket'])
})

test('passes over what it does not know in an address', () => {
  expect(view('series=Spiral&color=SB&color=xx&sort=random&view=cinema&stock=1')).toEqual({
    picked: { series: [], color: ['SB'] },
    sort: 'name',
    layout: 'grid',
    showsOutOfStock: false,
  })
})

test('writes an address that leads to the same view', () => {
  const query = 'series=Basket&series=Twist&color=SB&stock=all&sort=back&view=list'
  expect(galleryQuery(rules, view(query)).toString()).toBe(query)
  expect(galleryQuery(rules, view('')).toString()).toBe('')
})

test('clears the filters and keeps order and layout', () => {
  const cleared = unfiltered(view('series=Basket&stock=all&sort=back&view=list'))
  expect(galleryQuery(rules, cleared).toString()).toBe('sort=back&view=list')
})

test('counts what each value leads to under the other filters', () => {
  const inStock = available(bars, view(''))
  const { picked } = view('series=Basket&color=SB')
  const counts = valueCounts(inStock, rules.facets, picked)
  expect(Object.fromEntries(counts.get('series') ?? [])).toEqual({ Basket: 1, Other: 1 })
  expect(Object.fromEntries(counts.get('color') ?? [])).toEqual({ SB: 1, CV: 1 })
})

test('puts a value in and takes it out again', () => {
  const once = toggled({}, 'series', 'Basket')
  expect(once).toEqual({ series: ['Basket'] })
  expect(toggled(once, 'series', 'Twist')).toEqual({ series: ['Basket', 'Twist'] })
  expect(toggled(once, 'series', 'Basket')).toEqual({ series: [] })
})

test('counts what only the stock filter hides', () => {
  expect(hiddenCount(rules, bars, view(''))).toBe(1)
  expect(hiddenCount(rules, bars, view('series=Basket'))).toBe(0)
  expect(hiddenCount(rules, bars, view('series=Twist'))).toBe(1)
  expect(hiddenCount(rules, bars, view('stock=all'))).toBe(0)
})

test('counts each value picked as a filter, and what is out of stock as one', () => {
  expect(filterCount(view(''))).toBe(0)
  expect(filterCount(view('series=Basket&series=Twist&color=SB&sort=back&view=list'))).toBe(3)
  expect(filterCount(view('series=Basket&stock=all'))).toBe(2)
})
