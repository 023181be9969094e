import { catalogue } from '@millrun/catalogue/catalogue'
import type { Choices } from '@millrun/catalogue/choosing/choices'
import { chosenPicture } from '@millrun/catalogue/pictures/chosen-picture'
import { picturePath } from '@millrun/catalogue/pictures/picture-path'
import { describe, expect, it } from 'vitest'
import { productDrawings } from './product-drawings.ts'
import { productLooks } from '@millrun/parts/materials/product-looks'

const find = (id: string) => {
  const product = catalogue.find((candidate) => candidate.id === id)
  if (product === undefined) throw new Error(`no ${id}`)
  return product
}

const file = (id: string, path: string) =>
  productDrawings(find(id)).find((drawing) => drawing.path === path)?.svg ?? ''

/** Nothing or one of each group, with nothing or one of each other. */
const everyChoice = (groups: readonly (readonly Choices[])[]) =>
  groups.reduce<readonly Choices[]>(
    (all, group) => all.flatMap((choice) => [{}, ...group].map((one) => ({ ...choice, ...one }))),
    [{}],
  )

describe('the pictures and drawings of a product', () => {
  it.each(catalogue.map((product) => [product.id, product] as const))(
    '%s is drawn without a number that is none',
    (id, product) => {
      const drawings = productDrawings(product)
      expect(drawings.map(({ path }) => `/${path}`)).toContain(`/drawings/${id}.svg`)
      for (const { svg } of drawings) {
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      }
    },
  )

  it('say in the drawing of M-399: 44", 18-1/2", 7" and 2"', () => {
    const drawing = file('m-399', 'drawings/m-399.svg')
    for (const measure of ['44&quot; (1118)', '18-1/2&quot; (470)', '7&quot; (178)']) {
      expect(drawing).toContain(`>${measure}<`)
    }
    expect(drawing).toContain('>ø 2&quot; (51) basket<')
    expect(drawing).toContain('>M-399<')
    expect(drawing).toContain('>1:3<')
  })

  it('say on the phone that the elevation is drawn short, and only there', () => {
    const note = 'Drawn short; dimensions are true.'
    expect(file('m-399', 'drawings/m-399-elevation-narrow.svg')).toContain(note)
    expect(file('m-399', 'drawings/m-399-elevation.svg')).not.toContain(note)
  })

  it('show six further finishes where the buyer chooses one', () => {
    expect(productLooks(find('m-399'))).toHaveLength(7)
    expect(productLooks(find('m-402')).map(({ name }) => name)).toContain('m-402')
  })

  it('are there for whatever a buyer chooses', () => {
    for (const product of catalogue) {
      const shown = productLooks(product).map(({ name }) => picturePath(name))
      const choices = product.optionGroups.map(({ id, options }) =>
        options.map(({ code }) => ({ [id]: code.toLowerCase() })),
      )
      const woods = Object.keys(product.species ?? {}).map((species) => ({ species }))
      for (const choice of everyChoice([...choices, woods])) {
        expect(shown).toContain(chosenPicture(product, choice))
      }
    }
  })
})
