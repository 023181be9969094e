import { newelShapes } from '@millrun/catalogue/families/newels/newel-shapes'
import { describe, expect, it } from 'vitest'
import { boxNewelElevation } from './box-newel-elevation.ts'
import { boxNewelRings, postWidthAt } from './box-newel-rings.ts'
import { panelFields } from './panel-fields.ts'
import { elevationBounds } from '../../elevations/elevation-bounds.ts'
import { turnedElevation } from '../turned/turned-elevation.ts'

const panelled = newelShapes['n-4520']

describe('the view of a box newel', () => {
  it('is as high as the newel and as wide as its cap', () => {
    const { left, right, bottom, top } = elevationBounds(boxNewelElevation(panelled))
    expect([bottom, top]).toEqual([0, 48])
    expect(right - left).toBeCloseTo(8)
  })

  it('is made of rings from the bottom up', () => {
    for (const shape of Object.values(newelShapes)) {
      const heights =
        shape.kind === 'turned' ? [] : boxNewelRings(shape).map((ring) => ring.heightIn)
      expect(heights).toEqual(heights.toSorted((a, b) => a - b))
    }
  })

  it('measures from the floor to the panel, the panel, the rest and the cap', () => {
    const chain = boxNewelElevation(panelled).dimensions.flatMap((dimension) =>
      dimension.kind === 'along' && dimension.row === 0 ? [dimension.toIn - dimension.fromIn] : [],
    )
    expect(chain).toEqual([7.75, 21.75, 15.75, 2.75])
  })

  it('narrows a tapered post from its base to its cap', () => {
    const tapered = newelShapes['n-4810']
    expect(postWidthAt(tapered, 8)).toBe(6.25)
    expect(postWidthAt(tapered, 50.5)).toBe(4.5)
    expect(postWidthAt(tapered, 29.25)).toBe(5.375)
  })

  it('says how wide a tapered post is where its taper begins', () => {
    const { ordinates } = boxNewelElevation(newelShapes['n-4810'])
    expect(ordinates).toContainEqual({ at: [-3.125, 8], acrossIn: 6.25, mark: '□ ' })
  })

  it('sets three slats beside each other within their frame', () => {
    const [panel] = newelShapes['n-4720'].panels
    const [edge, ...slats] = panel === undefined ? [] : panelFields(newelShapes['n-4720'], panel)
    expect(slats).toHaveLength(3)
    const outermost = Math.max(...slats.map((slat) => slat.middleIn + slat.halfIn))
    expect(outermost).toBeLessThan(edge?.halfIn ?? 0)
  })
})

describe('the view of a turned newel', () => {
  it('measures block, turning, top block and finial to the very top', () => {
    const view = turnedElevation(newelShapes['n-4010'])
    const along = view.dimensions.flatMap((dimension) =>
      dimension.kind === 'along' ? [dimension.toIn] : [],
    )
    expect(along[0]).toBe(17.25)
    expect(along.slice(3)).toEqual([48, 48])
    expect(elevationBounds(view).top).toBe(48)
  })
})
