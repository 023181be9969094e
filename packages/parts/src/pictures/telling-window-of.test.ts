import { describe, expect, it } from 'vitest'
import { shapesOf } from '../testing/shapes-of.ts'
import { heightsOfWindow } from '../elevations/telling-window.ts'
import { tellingWindowOf } from './telling-window-of.ts'

const UPRIGHT = [
  ...shapesOf('iron-baluster'),
  ...shapesOf('turned'),
  ...shapesOf('box-newel'),
] as const

describe('the window of a picture', () => {
  it.each(UPRIGHT.map(([id, shape]) => [id, shape] as const))(
    '%s stands in one of two scales, and its window reaches its part',
    (_, shape) => {
      const shown = tellingWindowOf(shape)
      expect([12.5, 34]).toContain(shown.heightIn)
      const [fromIn, toIn] = heightsOfWindow(shown)
      expect(fromIn).toBeLessThan(shape.lengthIn)
      expect(toIn).toBeGreaterThan(0)
    },
  )

  it('reaches as far below its middle as above it', () => {
    expect(heightsOfWindow({ centre: [0, 20], heightIn: 12 })).toEqual([14, 26])
  })
})
