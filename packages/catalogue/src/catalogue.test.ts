import { describe, expect, it } from 'vitest'
import { catalogue, findProduct } from './catalogue.ts'
import { SHORTEST_DESCRIPTION } from './full-description.ts'
import { OPTION_GROUPS } from './option-group.ts'
import { FAMILIES } from './product.ts'
import { SPECIES_NAMES } from './species.ts'

const GALLERY_PATHS = [
  'iron-balusters',
  'wood-balusters',
  'handrails',
  'fittings',
  'brackets',
  'rosettes',
  'treads',
  'newels',
  'shoes-knuckles',
].map((name) => `/gallery/${name}`)

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

  it.each(catalogue.map((product) => [product.id, product] as const))(
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
      const shared = product.optionGroups.filter(({ type }) => type !== 'size')
      for (const group of shared) expect(OPTION_GROUPS).toContain(group)
      for (const species of Object.keys(product.species ?? {})) {
        expect(SPECIES_NAMES).toHaveProperty(species)
      }
      const [path, anchor] = product.href.split('#')
      if (path === `/product/${id}`) return
      expect(GALLERY_PATHS).toContain(path)
      expect(anchor).toBe(id)
    },
  )
})
