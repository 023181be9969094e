import { SCALE_PICTURES } from '@millrun/catalogue/scale-picture'
import { FAMILIES } from '@millrun/catalogue/product'
import { describe, expect, it } from 'vitest'
import { findProduct } from '@millrun/catalogue/catalogue'
import { boxAround } from '../solids/mesh/measured.ts'
import { scalePictures } from './scale-pictures.ts'

const stills = scalePictures()

describe('pictures in scale', () => {
  it('are there for every family', () => {
    expect(stills.map(({ family }) => family).toSorted()).toEqual([...FAMILIES].toSorted())
  })

  it.each(stills.map((still) => [still.family, still] as const))(
    'of %s show the products that the shop says they show, all of the family',
    (family, { pieces }) => {
      const ids = pieces.flatMap(({ productId }) => productId ?? [])
      expect(ids).toEqual(SCALE_PICTURES[family].productIds)
      expect(ids.map((id) => findProduct(id)?.family)).toEqual(ids.map(() => family))
    },
  )

  it.each(stills.map((still) => [still.family, still] as const))(
    'of %s have everything on the ground',
    (_, { pieces }) => {
      const [, lowestIn] = boxAround(pieces.flatMap(({ solids }) => solids)).least
      expect(Math.abs(lowestIn)).toBeLessThan(0.025)
    },
  )
})
