import { catalogue } from '@millrun/catalogue/catalogue'
import { describe, expect, it } from 'vitest'
import { firstMaterial } from '../materials/material.ts'
import { partSolids } from '../solids/part-solids.ts'
import { glbFaults } from '../testing/glb-faults.ts'
import { glbOf } from './glb-of.ts'
import { plainLook } from './plain-look.ts'

/** Enough to be the part, and quick. */
const FINENESS = 0.35

/** One product of every kind of shape. */
const SAMPLES = [
  ...new Map(catalogue.map((product) => [product.shape.kind, product])).values(),
].filter(({ shape }) => partSolids(shape, FINENESS).length > 0)

describe('the model of a part', () => {
  it.each(SAMPLES.map((product) => [product.shape.kind, product] as const))(
    'of kind %s has no fault that the Khronos validator knows',
    async (_, product) => {
      const solids = partSolids(product.shape, FINENESS)
      const bytes = await glbOf(product.title, solids, plainLook(firstMaterial(product)))
      expect(await glbFaults(bytes)).toEqual([])
    },
  )
})
