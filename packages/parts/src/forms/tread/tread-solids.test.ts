import { catalogue, findProduct } from '@millrun/catalogue/catalogue'
import { treadOverallIn, type TreadShape } from '@millrun/catalogue/shapes/tread-shape'
import { describe, expect, it } from 'vitest'
import { boxAround } from '../../solids/mesh/measured.ts'
import { openEdges, volumeIn3 } from '../../testing/solid-facts.ts'
import type { Solid } from '../../solids/solid.ts'
import { coveSolids } from '../cove/cove-solids.ts'
import { riserSolids } from '../riser/riser-solids.ts'
import { treadSolids } from './tread-solids.ts'

const treads = catalogue.flatMap(({ id, shape }) =>
  shape.kind === 'tread' ? [[id, shape] as const] : [],
)

const shapeOf = (id: string): TreadShape => {
  const shape = findProduct(id)?.shape
  if (shape?.kind !== 'tread') throw new Error(`${id} is no tread`)
  return shape
}

const sizeOf = (solids: readonly Solid[]) => {
  const { least, most } = boxAround(solids)
  return [most[0] - least[0], most[1] - least[1], most[2] - least[2]]
}

const volumeOf = (solids: readonly Solid[]) =>
  solids.reduce((sum, { mesh }) => sum + volumeIn3(mesh), 0)

describe('the solids of a tread', () => {
  it.each(treads)(
    '%s are as long, thick and deep as stated, returns and riser included',
    (_, shape) => {
      const thickIn = Math.max(shape.thickIn, shape.nose.thickIn)
      const sizes = [treadOverallIn(shape), thickIn + (shape.riser?.heightIn ?? 0), shape.depthIn]
      sizeOf(treadSolids(shape, 0.25)).forEach((size, axis) => {
        expect(size).toBeCloseTo(sizes[axis] ?? 0, 1.4)
      })
    },
  )

  it('hold a board 36 by 11-1/2 by 1, less the round of the nosing', () => {
    // The round takes (1 − π/4) · 1/4 off above, and as much below.
    const section = 11.5 - 2 * (1 - Math.PI / 4) * 0.25
    expect(volumeOf(treadSolids(shapeOf('c-8070'), 1))).toBeCloseTo(36 * section, 0)
  })

  it('meet on the mitre of a return, which adds a strip as wide as it is thick', () => {
    const [returned, plain] = [shapeOf('c-8075'), shapeOf('c-8070')]
    const added = volumeOf(treadSolids(returned, 1)) - volumeOf(treadSolids(plain, 1))
    // 1-1/4 · 11-1/2 · 1 less the round along the side; the round of the corner is common to both.
    expect(added).toBeCloseTo(1.25 * 11.5 - 0.107 * 12, 0)
  })

  it('are mirrored for the right hand', () => {
    for (const id of ['c-8010', 'c-8020', 'c-8071', 'c-8100']) {
      const shape = shapeOf(id)
      const [left, right] = [false, true].map((isRightHand) =>
        treadSolids({ ...shape, isRightHand }, 0.5),
      )
      const [leftBox, rightBox] = [boxAround(left ?? []), boxAround(right ?? [])]
      expect(rightBox.least[0]).toBeCloseTo(shape.lengthIn - leftBox.most[0], 4)
      expect(rightBox.most[0]).toBeCloseTo(shape.lengthIn - leftBox.least[0], 4)
      expect(volumeOf(right ?? [])).toBeCloseTo(volumeOf(left ?? []), 2)
    }
  })
})

describe('the solid of a riser', () => {
  it('is as long, high and thick as stated', () => {
    const risers = catalogue.flatMap(({ shape }) => (shape.kind === 'riser' ? [shape] : []))
    expect(risers).toHaveLength(5)
    for (const shape of risers) {
      const sizes = [shape.lengthIn, shape.heightsIn[0], shape.thickIn]
      sizeOf(riserSolids(shape, 0.5)).forEach((size, axis) => {
        expect(size).toBeCloseTo(sizes[axis] ?? 0, 1.4)
      })
    }
  })

  it('lacks the wood of its saw cuts', () => {
    const shape = findProduct('c-8094')?.shape
    if (shape?.kind !== 'riser') throw new Error('c-8094 is no riser')
    const solids = riserSolids(shape, 1)
    expect(solids.filter(({ mesh }) => openEdges(mesh) > 0)).toEqual([])
    // 48 · 7-1/4 · 3/8, and 95 cuts of 0.09 · 1/4 over the height.
    expect(volumeOf(solids)).toBeCloseTo(130.5 - 95 * 0.09 * 0.25 * 7.25, 0)
  })
})

describe('the solid of a cove', () => {
  it('holds the square less the quarter of a circle', () => {
    const solids = coveSolids({ kind: 'cove', lengthIn: 96, sideIn: 0.75, radiusIn: 0.625 }, 1)
    expect(sizeOf(solids)).toEqual([96, 0.75, 0.75].map((size) => expect.closeTo(size, 2)))
    expect(volumeOf(solids)).toBeCloseTo(96 * (0.5625 - (Math.PI * 0.625 ** 2) / 4), 0)
  })
})
