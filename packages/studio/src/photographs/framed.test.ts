import { describe, expect, it } from 'vitest'
import type { SpacePoint } from '@millrun/parts/geometry/space'
import { boxCorners } from './box-corners.ts'
import { showingAll, showingLeftEnd, windowOf } from './framed.ts'

const camera = { target: [0, 0, 0], turnDeg: 40, tiltDeg: 30, heightIn: 20, lensMm: 100 } as const
const box: readonly SpacePoint[] = boxCorners({ least: [2, 0, -3], most: [8, 4, 3] })

describe('a part that is shown whole', () => {
  it('has its middle in the middle of the picture and room all round', () => {
    const shown = showingAll(camera, box, [5, 12, 40])
    const { left, right, bottom, top } = windowOf(shown, box)
    expect((left + right) / 2).toBeCloseTo(0.5, 3)
    expect((bottom + top) / 2).toBeCloseTo(0.5, 3)
    expect(left).toBeGreaterThan(0.05)
    expect(top).toBeLessThan(0.95)
  })

  it('stands in the first of the scales that holds it', () => {
    expect(showingAll(camera, box, [5, 16, 40]).heightIn).toBe(16)
  })

  it('stands in a scale of its own when it is larger than all of them', () => {
    const shown = showingAll(camera, box, [2])
    const { left, right } = windowOf(shown, box)
    expect(shown.heightIn).toBeGreaterThan(8)
    expect(right - left).toBeLessThan(1)
  })
})

describe('a part that runs out of its picture', () => {
  it('begins a little inside the left edge', () => {
    const { left, bottom, top } = windowOf(showingLeftEnd(camera, box), box)
    expect(left).toBeCloseTo(0.08, 3)
    expect((bottom + top) / 2).toBeCloseTo(0.5, 3)
  })
})
