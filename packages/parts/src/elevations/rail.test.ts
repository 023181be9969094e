import { RAIL_SECTIONS } from '@millrun/catalogue/products/rail-sections'
import { describe, expect, it } from 'vitest'
import { partBounds } from './part-bounds.ts'
import { isInside, sectionPoints } from './rail/section-points.ts'
import { railView } from './rail.ts'

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
    const view = railView(plowed, { turnDeg: 0 })
    expect(view.pieces[0]).toMatchObject({ kind: 'face', isCut: true })
    const { left, right, bottom, top } = partBounds(view)
    expect([left, right, bottom, top]).toEqual([-1.3125, 1.3125, 0, 2.375])
  })

  it('measures the plow nearer than the section', () => {
    const { dimensions } = railView(plowed, { turnDeg: 0 })
    expect(dimensions).toEqual([
      { kind: 'across', fromIn: -0.625, toIn: 0.625, row: 0 },
      { kind: 'along', fromIn: 0, toIn: 0.375, row: 0 },
      { kind: 'across', fromIn: -1.3125, toIn: 1.3125, row: 1 },
      { kind: 'along', fromIn: 0, toIn: 2.375, row: 1 },
      { kind: 'leader', at: [0, 2.375], valueIn: 96, mark: '', note: 'long' },
    ])
  })

  it('runs back out of the picture behind its end', () => {
    const { top } = partBounds(railView(plowed, { turnDeg: -24 }))
    expect(top).toBeGreaterThan(8)
  })

  it('shows the plies of a bending rail', () => {
    const { pieces } = railView({ ...plowed, plyIn: 0.25 }, { turnDeg: 0 })
    expect(pieces.filter((piece) => piece.kind === 'line')).toHaveLength(11)
  })
})
