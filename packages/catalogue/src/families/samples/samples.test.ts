import { pieceSize } from '../../packing/piece-size.ts'
import { weightText } from '../../packing/packed-text.ts'
import { expect, test } from 'vitest'
import { catalogue, findProduct } from '../../catalogue.ts'
import { readLineId } from '../../choosing/line-id.ts'
import { FINISH } from '../../choosing/option-group.ts'
import { RAIL_SPECIES } from '../../choosing/species-prices.ts'
import { searchEntry } from '../../search/search-entry.ts'
import { prepareSearch, searchProducts } from '../../search/search-products.ts'
import { C_2005, C_8071, M_399, SHOE } from '../../testing/listings.ts'
import { isSample, sampleOf } from './sample-of.ts'
import { samples } from './samples.ts'

const index = prepareSearch(catalogue.map(searchEntry))

function centsOf(lineId: string): number | string {
  const read = readLineId(lineId, findProduct)
  return read.ok ? read.line.unitPriceCents : read.reason
}

test('a sample of every finish costs 1.00, by the names and codes that balusters have', () => {
  const [group] = samples[0]?.optionGroups ?? []
  const named = FINISH.options.map(({ code, name }) => ({ code, name, priceAddCents: 0 }))
  expect(group?.options).toEqual(named)
  const lines = FINISH.options.map(({ code }) => `s-100:finish=${code.toLowerCase()}`)
  expect(lines.map(centsOf)).toEqual([100, 100, 100, 100, 100, 100, 100])
})

test('a sample of a wood costs 2.00 to 3.00', () => {
  expect(centsOf('s-200')).toBe('species-required')
  expect(
    ['red-oak', 'poplar', 'white-oak', 'hard-maple', 'cherry'].map((wood) =>
      centsOf(`s-200:species=${wood}`),
    ),
  ).toEqual([200, 200, 250, 250, 300])
})

test('there is a sample of every wood of a rail that is not painted', () => {
  const [, wood] = samples
  const woods = Object.keys(RAIL_SPECIES).filter((species) => species !== 'primed')
  expect(Object.keys(wood?.species ?? {}).toSorted()).toEqual(woods.toSorted())
})

test('no price of a sample is struck through, and none stands in a gallery', () => {
  expect(samples.map(({ priceCents, originalCents }) => originalCents - priceCents)).toEqual([0, 0])
  expect(samples.filter(({ inGallery }) => inGallery)).toEqual([])
})

/**
 * Four inches of half inch tube with walls of 0.047 in: 0.0852 in² × 4 in × 0.2836 lb × 16 oz = 1.5 oz. A cubic inch of
 * red oak, its edges eased: 0.0255 lb × 16 = 0.4 oz.
 */
test('weigh so little that they go as a letter', () => {
  expect(samples.map((sample) => weightText(pieceSize(sample).weightLb))).toEqual([
    '1.5 oz',
    '0.4 oz',
  ])
})

test.each(['sample', 'samples', 'swatch', 'color chip', 'finish sample', 'wood sample'])(
  'search finds samples first by "%s"',
  (query) => {
    const found = searchProducts(index, query)
    expect(['s-100', 's-200']).toContain(found[0]?.id)
  },
)

test('a finish or a wood that can be chosen has its sample, a part without either has none', () => {
  expect([M_399, C_2005, C_8071, SHOE].map((product) => sampleOf(product)?.id)).toEqual([
    's-100',
    's-200',
    's-200',
    undefined,
  ])
  const rail = catalogue.find(({ family }) => family === 'handrails')
  expect(rail && sampleOf(rail)?.shows).toBe('wood')
  expect(samples.map(sampleOf)).toEqual([undefined, undefined])
  expect(samples.filter(isSample)).toHaveLength(2)
})
