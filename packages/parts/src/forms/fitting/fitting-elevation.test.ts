import { fittings } from '@millrun/catalogue/families/fittings/fittings'
import { fittingSize } from '@millrun/catalogue/shapes/fitting-sizes'
import { describe, expect, it } from 'vitest'
import { boundsOf } from '../../geometry/bounds.ts'
import { solidDrawing } from '../../sight/solid-drawing.ts'
import { fittingSolids } from './fitting-solids.ts'
import { fittingElevation } from './fitting-elevation.ts'
import type { Outline } from '../../elevations/outline.ts'

const shapeOf = (id: string) => {
  const shape = fittings.find((fitting) => fitting.id === id)?.shape
  if (shape?.kind !== 'fitting') throw new Error(`no fitting ${id}`)
  return shape
}

const boxOf = (outlines: readonly Outline[]) => boundsOf(outlines.map(({ path }) => path))

describe('a fitting', () => {
  it.each(['f-7112', 'f-7210', 'f-7310', 'f-7430', 'f-7530'])(
    '%s is drawn as large as the catalogue says it is',
    (id) => {
      const shape = shapeOf(id)
      const size = fittingSize(shape)
      const side = boxOf(solidDrawing(fittingSolids(shape, 1, 'sharp'), { turnDeg: 0, tiltDeg: 0 }))
      const plan = boxOf(
        solidDrawing(fittingSolids(shape, 1, 'sharp'), { turnDeg: 0, tiltDeg: 90 }),
      )
      expect(side.right - side.left).toBeCloseTo(size.lengthIn, 1)
      expect(plan.right - plan.left).toBeCloseTo(size.lengthIn, 1)
      expect(plan.top - plan.bottom).toBeCloseTo(size.widthIn, 1)
    },
  )

  it('shows the right hand from above as the mirror image of the left', () => {
    const [left, right] = [false, true].map((isRightHand) =>
      boxOf(
        solidDrawing(fittingSolids({ ...shapeOf('f-7240'), isRightHand }, 0.5, 'sharp'), {
          turnDeg: 0,
          tiltDeg: 90,
        }),
      ),
    )
    expect(right?.top).toBeCloseTo(-(left?.bottom ?? 0), 2)
    expect(right?.left).toBeCloseTo(left?.left ?? 0, 2)
  })

  it('says where the newel stands under the eye of a volute: 5-7/8" and 12-7/8" of its 18-3/4"', () => {
    // Left of the eye: radii 3 - 2.25 + 4 from its middle to the rail's, and half of 2-1/4. Right of it:
    // radii -4 + 5 - 0.75, straight 1.5, 12 and 4 on a 3-4-5 pitch, and 3/5 of half the rail's 2-3/8.
    const across = fittingElevation(shapeOf('f-7210')).dimensions.flatMap((dimension) =>
      dimension.kind === 'across' ? [dimension.toIn - dimension.fromIn] : [],
    )
    expect(across.map((lengthIn) => Number(lengthIn.toFixed(3)))).toEqual([5.875, 12.863, 18.738])
  })

  it('says the plumb length and the diameter of the cap of a gooseneck', () => {
    const { dimensions } = fittingElevation(shapeOf('f-7112'))
    const spans = dimensions.flatMap((dimension) =>
      dimension.kind === 'along' ? [Number((dimension.toIn - dimension.fromIn).toFixed(3))] : [],
    )
    expect(spans).toContain(7.5)
    expect(dimensions).toContainEqual(expect.objectContaining({ mark: 'ø', valueIn: 4.25 }))
  })
})
