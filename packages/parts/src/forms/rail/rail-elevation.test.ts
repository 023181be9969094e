import { RAIL_SECTIONS } from '@millrun/catalogue/families/handrails/rail-sections'
import { describe, expect, it } from 'vitest'
import { elevationBounds } from '../../elevations/elevation-bounds.ts'
import type { Point } from '../../geometry/path.ts'
import { sectionPoints } from './rail-section.ts'
import { railElevation } from './rail-elevation.ts'

const plowed = {
  kind: 'rail',
  halfSection: RAIL_SECTIONS['6210'],
  plow: { widthIn: 1.25, depthIn: 0.375 },
  lengthIn: 96,
} as const

describe('the section of a rail', () => {
  it('is the half section and its mirror image with the plow cut out', () => {
    const corners = sectionPoints(plowed)
    expect(isInside([0, 0.2], corners)).toBe(false)
    expect(isInside([0, 0.4], corners)).toBe(true)
    expect(isInside([-0.7, 0.1], corners)).toBe(true)
    expect(isInside([1.4, 1.6], corners)).toBe(false)
  })
})

describe('the view of a rail', () => {
  it('is cut through in drawings, 2-5/8" wide and 2-3/8" high', () => {
    const view = railElevation(plowed)
    expect(view.outlines[0]).toMatchObject({ kind: 'face', isCut: true })
    const { left, right, bottom, top } = elevationBounds(view)
    expect([left, right, bottom, top]).toEqual([-1.3125, 1.3125, 0, 2.375])
  })

  it('measures the plow nearer than the section', () => {
    const { dimensions } = railElevation(plowed)
    expect(dimensions).toEqual([
      { kind: 'across', fromIn: -0.625, toIn: 0.625, row: 0 },
      { kind: 'along', fromIn: 0, toIn: 0.375, row: 0 },
      { kind: 'across', fromIn: -1.3125, toIn: 1.3125, row: 1 },
      { kind: 'along', fromIn: 0, toIn: 2.375, row: 1 },
      { kind: 'leader', at: [0, 2.375], valueIn: 96, mark: '', note: 'long' },
    ])
  })

  it('shows the plies of a bending rail', () => {
    const { outlines } = railElevation({ ...plowed, plyIn: 0.25 })
    expect(outlines.filter(({ kind }) => kind === 'line')).toHaveLength(11)
  })
})

/** Whether a point lies inside a closed figure with straight sides. */
function isInside([x, y]: Point, corners: readonly Point[]): boolean {
  let inside = false
  corners.forEach((to, index) => {
    const from = corners.at(index - 1) ?? to
    const crosses = from[1] > y !== to[1] > y
    if (crosses && x < from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0])) {
      inside = !inside
    }
  })
  return inside
}
