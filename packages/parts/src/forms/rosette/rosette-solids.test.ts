import { catalogue } from '@millrun/catalogue/catalogue'
import { rosetteThickIn } from '@millrun/catalogue/shapes/rosette-shape'
import { describe, expect, it } from 'vitest'
import { boxAround } from '../../solids/mesh/measured.ts'
import { volumeIn3 } from '../../testing/solid-facts.ts'
import { rosetteSolids } from './rosette-solids.ts'

const rosettes = catalogue.flatMap(({ id, shape }) =>
  shape.kind === 'rosette' ? [[id, shape] as const] : [],
)

describe('the solid of a rosette', () => {
  it.each(rosettes)('%s is as wide, high and thick as stated', (_, shape) => {
    const { least, most } = boxAround(rosetteSolids(shape, 0.5))
    const sizes = [shape.widthIn, shape.heightIn, rosetteThickIn(shape)]
    const found = [most[0] - least[0], most[1] - least[1], most[2] - least[2]]
    expect(found).toEqual(sizes.map((size) => expect.closeTo(size, 1.4)))
    expect([least[1], least[2]]).toEqual([expect.closeTo(0, 1.4), expect.closeTo(0, 3)])
  })

  it('holds a square plate and a frustum on it where its edge is bevelled', () => {
    const [, square] = rosettes.find(([id]) => id === 'ro-101') ?? []
    if (square === undefined) throw new Error('ro-101 is no rosette')
    const volume = rosetteSolids(square, 1).reduce((sum, { mesh }) => sum + volumeIn3(mesh), 0)
    // 4-1/2 square by 1/2, then 1/4 high from 4-1/2 to 3-3/4 square.
    const frustum = (0.25 / 3) * (4.5 ** 2 + 4.5 * 3.75 + 3.75 ** 2)
    expect(volume).toBeCloseTo(4.5 ** 2 * 0.5 + frustum, 1)
  })
})
