import { accessories } from '@millrun/catalogue/products/accessories'
import { shoesKnuckles } from '@millrun/catalogue/products/shoes-knuckles'
import { describe, expect, it } from 'vitest'
import { partBounds } from './part-bounds.ts'
import { partView } from './part-views.ts'

const SQUARELY = { turnDeg: 0 }
const shapes = [...shoesKnuckles, ...accessories].flatMap(({ id, shape }) =>
  shape.kind === 'kit' ? [] : [[id, shape] as const],
)

const view = (id: string) => {
  const shape = shapes.find(([known]) => known === id)?.[1]
  if (shape === undefined) throw new Error(`no ${id}`)
  return partView(shape, SQUARELY)
}

describe('the view of a shoe, knuckle, collar or cap', () => {
  it.each(shapes)('%s is as high in the drawing as its numbers say', (_, shape) => {
    const { bottom, top } = partBounds(partView(shape, SQUARELY))
    expect(top - bottom).toBeCloseTo('heightIn' in shape ? shape.heightIn : NaN, 1)
  })

  it.each(shapes)('%s is as wide in the drawing as the width written below it', (_, shape) => {
    const drawn = partView(shape, SQUARELY)
    const { left, right } = partBounds(drawn)
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
    expect(view('kn-202').section?.outlines).toHaveLength(2)
    expect(view('newel-cap-1').section).toBeUndefined()
  })
})
