import { describe, expect, it } from 'vitest'
import { RAIL_SECTIONS } from '../families/handrails/rail-sections.ts'
import { railGrip } from './rail-grip.ts'
import type { RailShape, SectionPoint } from './rail-shape.ts'
import { halfWidthAtIn, railHeightIn, railPerimeterIn, railWidthIn } from './rail-sizes.ts'

const rail = (halfSection: readonly SectionPoint[]): RailShape => ({
  kind: 'rail',
  halfSection,
  lengthIn: 96,
})

const square = (halfIn: number) =>
  rail([
    [0, 0],
    [halfIn, 0],
    [halfIn, 2 * halfIn],
    [0, 2 * halfIn],
  ])

describe('rail sizes', () => {
  it('measures the 6010 section 2-1/4" wide and 2-3/8" high, 8.1" around', () => {
    const colonial = rail(RAIL_SECTIONS['6010'])
    expect(railWidthIn(colonial)).toBe(2.25)
    expect(railHeightIn(colonial)).toBe(2.375)
    expect(railPerimeterIn(colonial)).toBeCloseTo(8.1, 0)
  })

  it('reads the half width of a slope between its points', () => {
    const wedge = rail([
      [0, 0],
      [1, 0],
      [2, 1],
      [0, 1],
    ])
    expect(halfWidthAtIn(wedge, 0.5)).toBe(1.5)
    expect(halfWidthAtIn(wedge, 3)).toBe(0)
  })
})

describe('railGrip', () => {
  it('calls the 6010 and 6210 sections Type II for their finger recess', () => {
    expect(railGrip(rail(RAIL_SECTIONS['6010']))).toBe('Type II')
    expect(railGrip(rail(RAIL_SECTIONS['6210']))).toBe('Type II')
  })

  it('calls a small square rail Type I and a large one neither', () => {
    expect(railGrip(square(0.75))).toBe('Type I')
    expect(railGrip(square(1.5))).toBe('none')
  })
})
