import { catalogue } from '@millrun/catalogue/catalogue'
import { describe, expect, it } from 'vitest'
import { openEdges, volumeIn3 } from './mesh/measured.ts'
import { partSolids } from './part-solids.ts'

/** Enough to find a hole, and quick. */
const FINENESS = 0.35

describe('every product', () => {
  it.each(catalogue.map(({ id, shape }) => [id, shape] as const))(
    '%s is made of closed solids with their skins outside',
    (_, shape) => {
      const solids = partSolids(shape, FINENESS)
      const faults = solids.filter(
        ({ mesh }) =>
          openEdges(mesh) > 0 || volumeIn3(mesh) <= 0 || !mesh.normals.every(Number.isFinite),
      )
      expect(faults.map(({ name }) => name)).toEqual([])
    },
  )
})
