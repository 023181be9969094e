import { FAMILIES } from '@millrun/catalogue/families/families'
import { SCALE_PICTURES } from '@millrun/catalogue/families/scale-pictures'
import { describe, expect, it } from 'vitest'
import { findProduct } from '@millrun/catalogue/catalogue'
import { boxAround } from '@millrun/parts/solids/mesh/measured'
import { scalePictures } from './scale-pictures.ts'

const stills = scalePictures()

describe('pictures in scale', () => {
  it('are there for every family that tells of one', () => {
    const told = FAMILIES.filter((family) => SCALE_PICTURES[family] !== undefined)
    expect(stills.map(({ family }) => family).toSorted()).toEqual(told.toSorted())
  })

  it.each(stills.map((still) => [still.family, still] as const))(
    'of %s show the products that the shop says they show, all of the family',
    (family, { pieces }) => {
      const ids = pieces.flatMap(({ productId }) => productId ?? [])
      expect(ids).toEqual(SCALE_PICTURES[family]?.productIds)
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
