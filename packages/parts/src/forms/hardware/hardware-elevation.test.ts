import { accessories } from '@millrun/catalogue/families/accessories/accessories'
import { shoesKnuckles } from '@millrun/catalogue/families/shoes-knuckles/shoes-knuckles'
import { describe, expect, it } from 'vitest'
import { elevationBounds } from '../../elevations/elevation-bounds.ts'
import { elevationOf } from '../../elevations/elevation-of.ts'

const shapes = [...shoesKnuckles, ...accessories].flatMap(({ id, shape }) =>
  shape.kind === 'kit' ? [] : [[id, shape] as const],
)

const view = (id: string) => {
  const shape = shapes.find(([known]) => known === id)?.[1]
  if (shape === undefined) throw new Error(`no ${id}`)
  return elevationOf(shape)
}

describe('the view of a shoe, knuckle, collar or cap', () => {
  it.each(shapes)('%s is as high in the drawing as its numbers say', (_, shape) => {
    const { bottom, top } = elevationBounds(elevationOf(shape))
    expect(top - bottom).toBeCloseTo('heightIn' in shape ? shape.heightIn : NaN, 1)
  })

  it.each(shapes)('%s is as wide in the drawing as the width written below it', (_, shape) => {
    const drawn = elevationOf(shape)
    const { left, right } = elevationBounds(drawn)
    const across = drawn.dimensions.find((dimension) => dimension.kind === 'across')
    expect(across).toMatchObject({
      fromIn: expect.closeTo(left, 2),
      toIn: expect.closeTo(right, 2),
    })
  })

  it('writes the opening, square or round', () => {
    expect(view('sh-101').dimensions).toContainEqual(
      expect.objectContaining({ kind: 'leader', valueIn: 0.5, mark: '□', note: 'opening' }),
    )
    expect(view('sh-122').dimensions).toContainEqual(
      expect.objectContaining({ kind: 'leader', valueIn: 0.625, mark: 'ø' }),
    )
  })

  it('cuts the opening out of the plan', () => {
    expect(view('kn-202').section?.loops).toHaveLength(2)
    expect(view('newel-cap-1').section).toBeUndefined()
  })
})
