import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { SCENES } from '../pictures/scene.ts'
import { DESCRIPTORS, FAMILIES, type Family, type FamilyText } from './families.ts'
import type { GalleryWords } from './gallery-words.ts'
import { SCALE_PICTURES } from './scale-pictures.ts'

const described = FAMILIES.map((family) => [family, DESCRIPTORS[family]] as const)

function productsOf(family: Family) {
  return catalogue.filter((product) => product.family === family)
}

describe('the families', () => {
  it('have addresses, names and cards of their own', () => {
    const words = described.map(([, { path }]) => path)
    const names = described.map(([, { name }]) => name)
    const anchors = described.flatMap(([, { card }]) => card?.anchor ?? [])
    for (const all of [words, names, anchors]) expect(new Set(all).size).toBe(all.length)
  })

  it('lead back from each category to one gallery at most', () => {
    const led = described.flatMap(([, { leadsBack }]) => leadsBack ?? [])
    expect(new Set(led).size).toBe(led.length)
  })
})

describe.each(described)('%s', (family, descriptor) => {
  it('has products, which all say that they are of it', async () => {
    const stock = await descriptor.stock()
    expect(stock.length).toBeGreaterThan(0)
    expect(stock.map((product) => product.family)).toEqual(stock.map(() => family))
    expect(productsOf(family)).toEqual(stock)
  })

  it('has no product of a category that it does not name, and names none in vain', () => {
    const sold = new Set(productsOf(family).map(({ category }) => category))
    expect(sold).toEqual(new Set(descriptor.categories))
    const back = descriptor.leadsBack ?? descriptor.categories[0]
    expect(descriptor.categories).toContain(back)
  })

  it('leads to an address that is written like all others', () => {
    expect(descriptor.path).toMatch(/^(\/[a-z]+(-[a-z]+)*)+$/)
    for (const { href } of productsOf(family).filter(({ href: to }) => to.includes('#'))) {
      expect(href.split('#')[0]).toBe(descriptor.path)
    }
  })

  it('is told by products that are sold', () => {
    const ids = new Set(catalogue.map(({ id }) => id))
    const shown = [
      descriptor.card?.productId ?? [],
      SCALE_PICTURES[family]?.productIds ?? [],
    ].flat()
    expect(shown.filter((id) => !ids.has(id))).toEqual([])
    expect(SCALE_PICTURES[family]?.alt ?? 'A picture.').toMatch(/^[A-Z].*\.$/)
  })

  it('is reached from the page of all products, unless the pages of its parts lead to it', () => {
    expect(descriptor.groups.length > 0).toBe(family !== 'samples')
  })
})

describe.each(described.filter(([, { gallery }]) => gallery !== undefined))(
  'the gallery of %s',
  (family) => {
    it('files every product under a button that it has, and tells all in the same columns', async () => {
      await told(family, (words, products) => {
        const values = words.facet.values.map(({ value }) => value)
        const columns = products.map((product) => Object.keys(words.listFacts(product)).join())
        expect(new Set(columns).size).toBe(1)
        for (const product of products)
          expect(values).toEqual(expect.arrayContaining([...words.facet.valuesOf(product)]))
      })
    })

    it('has a word for every card, and a scene to close with', async () => {
      await told(family, (words, products) => {
        expect(products.filter((product) => words.card(product).mark === '')).toEqual([])
        expect(Object.keys(SCENES)).toContain(words.closing.scene)
      })
    })

    it('leads on to galleries that there are', async () => {
      await told(family, ({ next, within }) => {
        const ways = [next, within].flatMap((way) => way?.path ?? [])
        expect(ways.length).toBeGreaterThan(0)
        expect(described.map(([, { path }]) => path)).toEqual(expect.arrayContaining(ways))
      })
    })
  },
)

/** Hands the words of a family's gallery to a check, with the products that they are about. */
async function told<F extends Family>(
  family: F,
  check: (words: GalleryWords<FamilyText[F]>, products: readonly FamilyText[F][]) => void,
): Promise<void> {
  const { gallery, stock } = DESCRIPTORS[family]
  const words = await gallery?.()
  if (words === undefined) throw new Error(`${family} has no words`)
  check(words, await stock())
}
