import { catalogue, findProduct } from '@millrun/catalogue/catalogue'
import { pieceSize } from '@millrun/catalogue/packing/piece-size'
import { describe, expect, it } from 'vitest'
import { weighedProduct } from './weighed-product.ts'

function weigh(id: string) {
  const product = findProduct(id)
  if (product === undefined) throw new Error(`no ${id}`)
  return weighedProduct(product)
}

describe('a product on the scale', () => {
  it.each(catalogue.map((product) => [product.id, product] as const))(
    'is written down for %s as its solids weigh (else: npm run weigh)',
    (_, product) => {
      expect(pieceSize(product)).toEqual(weighedProduct(product))
    },
  )

  it('weighs as much as its steel: half an inch square, 44 in long, 3.1 lb', () => {
    const plain = catalogue.find(
      ({ shape }) =>
        shape.kind === 'iron-baluster' &&
        shape.section === 'square' &&
        shape.barIn === 0.5 &&
        !shape.isHollow &&
        shape.lengthIn === 44 &&
        shape.ornaments.length === 0,
    )
    expect(weigh(plain?.id ?? '').weightLb).toBeCloseTo(3.1, 1)
  })

  it('weighs 14.6 lb, within 15 percent, as twelve feet of red oak rail', () => {
    const { lengthIn, weightLb } = weigh('c-6010')
    expect(lengthIn).toBe(144)
    expect(weightLb).toBeGreaterThan(14.6 * 0.85)
    expect(weightLb).toBeLessThan(14.6 * 1.15)
  })

  it('weighs less hollow than solid', () => {
    const ofSolids = { 'm-399': 10.61 * 0.2836 }
    expect(weigh('m-399').weightLb).toBeLessThan(ofSolids['m-399'] / 2)
  })
})
