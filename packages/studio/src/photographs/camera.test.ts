import { describe, expect, it } from 'vitest'
import { type Camera, inPicture } from './camera.ts'

const front: Camera = { target: [0, 20, 0], turnDeg: 0, tiltDeg: 0, heightIn: 10, lensMm: 120 }

describe('what a camera sees', () => {
  it('shows its height at the depth of its target', () => {
    const seen = inPicture(front)
    expect(seen([0, 20, 0])).toEqual([0.5, 0.5])
    expect(seen([0, 25, 0])).toEqual([0.5, 1])
    // The picture is 8 in wide for its 10 in of height.
    expect(seen([4, 20, 0])).toEqual([1, 0.5])
  })

  it('shows what is near larger: from 50 in away, 10 in nearer is 50/40 of the size', () => {
    const [, up] = inPicture(front)([0, 21, 10])
    expect(up).toBeCloseTo(0.5 + 0.1 * 1.25)
  })

  it('turns the part, not the viewer: turned by 90 degrees, its front shows to the right', () => {
    const [across, up] = inPicture({ ...front, turnDeg: 90 })([0, 20, 4])
    expect(across).toBeCloseTo(1)
    expect(up).toBeCloseTo(0.5)
  })

  it('sees from above that what is nearer lies lower', () => {
    const [across, up] = inPicture({ ...front, tiltDeg: 90 })([0, 20, 5])
    expect(across).toBeCloseTo(0.5)
    expect(up).toBeCloseTo(0)
  })
})
