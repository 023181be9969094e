import { catalogue, findProduct } from '@millrun/catalogue/catalogue'
import type { FittingShape } from '@millrun/catalogue/shapes/fitting-shape'
import { fittingExtents } from '@millrun/catalogue/shapes/fitting-sizes'
import { describe, expect, it } from 'vitest'
import { boxAround } from '../../solids/mesh/measured.ts'
import { openEdges, volumeIn3 } from '../../testing/solid-facts.ts'
import { fittingSolids } from './fitting-solids.ts'

const fittings = catalogue.flatMap(({ id, shape }) =>
  shape.kind === 'fitting' ? [[id, shape] as const] : [],
)

const shapeOf = (id: string): FittingShape => {
  const shape = findProduct(id)?.shape
  if (shape?.kind !== 'fitting') throw new Error(`${id} is no fitting`)
  return shape
}

/** Where a rail climbs while it turns, the box that its section goes into reaches a little beyond the wood. */
const closeness = (id: string) => (id === 'f-7230' || id === 'f-7360' ? 1 : 1.4)

describe('the solids of a fitting', () => {
  it.each(fittings)('%s reach as far as stated', (id, shape) => {
    const { least, most } = boxAround(fittingSolids(shape, 0.375))
    const { along, up, left } = fittingExtents(shape)
    const stated = [...along, ...up, -left[1], -left[0]]
    const found = [least[0], most[0], least[1], most[1], least[2], most[2]]
    expect(found).toEqual(stated.map((reach) => expect.closeTo(reach, closeness(id))))
  })

  it('are mirrored for the right hand', () => {
    for (const id of ['f-7210', 'f-7130', 'f-7340']) {
      const [left, right] = [false, true].map((isRightHand) =>
        boxAround(fittingSolids({ ...shapeOf(id), isRightHand }, 0.375)),
      )
      expect(right?.least[2]).toBeCloseTo(-(left?.most[2] ?? NaN), 5)
      expect(right?.most[2]).toBeCloseTo(-(left?.least[2] ?? NaN), 5)
      expect(right?.most.slice(0, 2)).toEqual(left?.most.slice(0, 2))
    }
  })

  it('hold what a straight rail holds where they bend: the way of the middle of the section counts', () => {
    const bent = fittingSolids(shapeOf('f-7730'), 1)
    const volume = bent.reduce((sum, { mesh }) => sum + volumeIn3(mesh), 0)
    // 1-1/2" round with its flat: 1.75 square inches, over 4 + 3 · π/2 + 4 inches.
    expect(volume / (8 + 1.5 * Math.PI)).toBeCloseTo(1.75, 1)
  })

  it('make a scroll and its eye of one block, its rail of others', () => {
    const names = fittingSolids(shapeOf('f-7210'), 0.5).map(({ name }) => name)
    expect(names).toEqual(['scroll', 'rail', 'rail'])
  })

  it('let the grain of a gooseneck run up where its rail is plumb', () => {
    const ways = fittingSolids(shapeOf('f-7120'), 0.5).map(({ placements: [at] }) => at?.y)
    expect(ways[2]).toEqual([0, 1, 0].map((part) => expect.closeTo(part)))
  })

  it('are closed when they are drawn for photographs', () => {
    for (const id of ['f-7225', 'f-7630', 'f-7530']) {
      const open = fittingSolids(shapeOf(id), 1).filter(({ mesh }) => openEdges(mesh) > 0)
      expect(open).toEqual([])
    }
  })
})
