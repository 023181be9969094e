import { accessories } from '@millrun/catalogue/families/accessories/accessories'
import { shoesKnuckles } from '@millrun/catalogue/families/shoes-knuckles/shoes-knuckles'
import type { Shape } from '@millrun/catalogue/shape'
import type { HardwareShape } from '@millrun/catalogue/shapes/hardware-shape'
import { describe, expect, it } from 'vitest'
import { boxAround } from '../../solids/mesh/measured.ts'
import { volumeIn3 } from '../../testing/solid-facts.ts'
import { partSolids } from '../../solids/part-solids.ts'

const parts = [...shoesKnuckles, ...accessories].flatMap(({ id, shape }) =>
  isHardware(shape) ? [[id, shape] as const] : [],
)

describe('a small part', () => {
  it.each(parts)('%s is as wide and as high as the catalogue says', (_, shape) => {
    const [body] = partSolids(shape, 1)
    const { least, most } = boxAround(body === undefined ? [] : [body])
    expect(most[0] - least[0]).toBeCloseTo(widthIn(shape), 2)
    expect(Math.abs(least[1])).toBeLessThan(0.01)
    expect(most[1]).toBeCloseTo(shape.heightIn, 2)
  })

  it('leaves the way of its bar free', () => {
    const [collar] = partSolids(COLLAR)
    // A block .6875 square with its edges taken off by .05, less .5 · .5 · .3125: .0630. Edges are eased by .02: the two
    // of the opening, 2 long, lose (1 - π / 4) · .02² each, and the four outside, 2.6 long, .125 · .02²: .0009 in all. The
    // corners of the opening are round by .05, which leaves (4 - π) · .05² · .3125 more: .0007.
    expect(collar && volumeIn3(collar.mesh)).toBeCloseTo(0.0628, 3)
  })
})

const COLLAR: HardwareShape = {
  kind: 'collar',
  section: 'square',
  openingIn: 0.5,
  widthIn: 0.6875,
  heightIn: 0.3125,
  rings: 1,
}

function widthIn(shape: HardwareShape): number {
  if (shape.kind === 'knuckle') return shape.diameterIn
  return shape.kind === 'collar' ? shape.widthIn : shape.baseIn
}

function isHardware(shape: Shape): shape is HardwareShape {
  return ['shoe', 'knuckle', 'collar', 'newel-cap'].includes(shape.kind)
}
