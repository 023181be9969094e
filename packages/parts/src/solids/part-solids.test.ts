import { catalogue } from '@millrun/catalogue/catalogue'
import { describe, expect, it } from 'vitest'
import { unsoundSolids } from '../testing/solid-facts.ts'
import { partSolids } from './part-solids.ts'

/** Enough to find a hole, and quick. */
const FINENESS = 0.35

describe('every product', () => {
  it.each(catalogue.map(({ id, shape }) => [id, shape] as const))(
    '%s is made of closed solids with their skins outside, in right-handed places',
    (_, shape) => {
      const solids = partSolids(shape, FINENESS)
      expect(unsoundSolids(solids)).toEqual([])
      expect(solids.every(({ mesh }) => mesh.normals.every(Number.isFinite))).toBe(true)
    },
  )
})
