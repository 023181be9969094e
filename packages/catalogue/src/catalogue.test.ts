import { describe, expect, it } from 'vitest'
import { catalogue, findProduct } from './catalogue.ts'
import { type Choices, speciesOf } from './choosing/choices.ts'
import { SHORTEST_DESCRIPTION } from './full-description.ts'
import { lineOf, readLineId } from './choosing/line-id.ts'
import { FINISH, HAND, PROFILE, RISER_HEIGHT } from './choosing/option-group.ts'
import { SPECIES } from './choosing/species-prices.ts'
import { DESCRIPTORS, FAMILIES } from './families/families.ts'
import { isSample } from './families/samples/sample-of.ts'
import type { Product } from './product.ts'
import { SPECIES_NAMES } from './choosing/species.ts'

const OPTION_GROUPS = [FINISH, SPECIES, PROFILE, HAND, RISER_HEIGHT]

const parts = catalogue.filter((product) => !isSample(product))

describe('the catalogue', () => {
  it('has every id once', () => {
    const ids = catalogue.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('finds a product by its id and nothing by another', () => {
    expect(findProduct('m-399')?.title).toBe('Single Basket Iron Baluster')
    expect(findProduct('no-such-part')).toBeUndefined()
  })

  it.each(catalogue.map((product) => [product.id, product] as const))(
    '%s is complete',
    (id, product) => {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(FAMILIES).toContain(product.family)
      expect(product.title).toBe(product.title.trim())
      expect(product.title).not.toBe('')
      expect(product.description.length).toBeGreaterThanOrEqual(SHORTEST_DESCRIPTION)
      expect(product.features.length).toBeGreaterThanOrEqual(3)
      expect(product.materials.length).toBeGreaterThan(0)
      expect(product.searchKeywords.length).toBeGreaterThan(0)
      expect(product.dimensions).toMatch(/\d/)
    },
  )

  it('is spelled as Americans spell', () => {
    const british =
      /\b(centre[ds]?|mould(ed|ings?)|mitre[ds]?|bevelled|panelled|colours?|grey|fibre)\b/i
    const texts = catalogue.map(({ title, category, description, features, ...rest }) =>
      JSON.stringify([title, category, description, features, rest.materials, rest.specifications]),
    )
    expect(texts.filter((text) => british.test(text))).toEqual([])
  })

  it.each(parts.map((product) => [product.id, product] as const))(
    '%s has a price in whole cents between 6.25 and 349.99, and was dearer',
    (_, { priceCents, originalCents }) => {
      expect(Number.isInteger(priceCents)).toBe(true)
      expect(Number.isInteger(originalCents)).toBe(true)
      expect(priceCents).toBeGreaterThanOrEqual(625)
      expect(priceCents).toBeLessThanOrEqual(34999)
      expect(originalCents).toBeGreaterThan(priceCents)
    },
  )

  it.each(catalogue.map((product) => [product.id, product] as const))(
    '%s asks only for choices we know and leads somewhere',
    (id, product) => {
      for (const { id: group, type, options } of product.optionGroups) {
        if (type === 'size' || type === 'length') continue
        if (options.every(({ code }) => code in SPECIES_NAMES)) continue
        const known = OPTION_GROUPS.find((one) => one.id === group && one.type === type)
        const codes = known?.options.map(({ code }) => code) ?? []
        expect(options.filter(({ code }) => !codes.includes(code))).toEqual([])
      }
      for (const species of Object.keys(product.species ?? {})) {
        expect(SPECIES_NAMES).toHaveProperty(species)
      }
      const [path, anchor] = product.href.split('#')
      if (path === `/product/${id}`) return
      expect(path).toBe(DESCRIPTORS[product.family].path)
      expect(anchor).toBe(id)
    },
  )

  it.each(catalogue.map((product) => [product.id, product] as const))(
    '%s can be ordered in all of its choices, each a line of its own at its own price',
    (_, product) => {
      const lines = everyChoice(product).map((choices) => {
        const chosen = product.optionGroups.flatMap(({ id, options }) =>
          options.filter(({ code }) => code.toLowerCase() === choices[id]),
        )
        expect(chosen).toHaveLength(product.optionGroups.length)
        const species = speciesOf(product).find((one) => one === choices['species'])
        const percent = species === undefined ? 100 : (product.species?.[species] ?? Number.NaN)
        const inWood = Math.round((product.priceCents * percent) / 100)
        return {
          id: lineOf(product, choices).id,
          cents: Math.round(
            chosen.reduce((sum, option) => sum + option.priceAddCents, inWood) *
              chosen.reduce((all, option) => all * ((option.percent ?? 100) / 100), 1),
          ),
        }
      })
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
      const read = lines.map(({ id }) => readLineId(id, findProduct))
      expect(read.map((one) => (one.ok ? one.line.unitPriceCents : one.reason))).toEqual(
        lines.map(({ cents }) => cents),
      )
      expect(lines.filter(({ cents }) => cents <= 0)).toEqual([])
    },
  )
})

/** All that a buyer can pick: every wood with every option of every group. */
function everyChoice(product: Product): readonly Choices[] {
  const woods: readonly Choices[] = speciesOf(product).map((species) => ({ species }))
  return product.optionGroups.reduce<readonly Choices[]>(
    (all, { id, options }) =>
      all.flatMap((one) => options.map(({ code }) => ({ ...one, [id]: code.toLowerCase() }))),
    product.species === undefined ? [{}] : woods,
  )
}
