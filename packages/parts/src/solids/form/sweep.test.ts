import { describe, expect, it } from 'vitest'
import { dot } from '../../geometry/space.ts'
import { openEdges, volumeIn3 } from '../../testing/solid-facts.ts'
import { meshOf } from '../mesh/mesh-of.ts'
import { easedRectangle } from './eased-rectangle.ts'
import { flatLoop } from './flat-loop.ts'
import { bentRod, circleSection, planesAlong } from './sweep.ts'
import { uprightPrism } from './upright-prism.ts'

const HALF_CIRCLE = Array.from({ length: 61 }, (_, at) => {
  const angle = (Math.PI * at) / 60
  return [5 * Math.cos(angle), 5 * Math.sin(angle), 0] as const
})

describe('a bar bent along a line', () => {
  it('holds its section over the length of its middle', () => {
    const mesh = meshOf(bentRod(HALF_CIRCLE, 0.5, 48))
    expect(openEdges(mesh)).toBe(0)
    // Half a circle of 5 and a section of π/16: π · 5 · 0.196.
    expect(volumeIn3(mesh)).toBeCloseTo(Math.PI * 5 * (Math.PI / 16), 1)
  })

  it('keeps its section upright to its way, turned as little as may be', () => {
    const planes = planesAlong(HALF_CIRCLE, [0, 0, 1])
    for (const { x, y } of planes) {
      expect(dot(x, y)).toBeCloseTo(0)
      expect(x).toEqual([expect.closeTo(0), expect.closeTo(0), expect.closeTo(1)])
    }
  })

  it('is round where its section is', () => {
    for (const [x, y] of circleSection(0.5, 12)) expect(Math.hypot(x, y)).toBeCloseTo(0.25)
  })
})

describe('a bar led once round a figure', () => {
  it('is mitred in its corners: the middle line is as long as the figure', () => {
    const section = [
      [0.25, -0.25],
      [0.25, 0.25],
      [-0.25, 0.25],
      [-0.25, -0.25],
    ] as const
    const figure = [
      [0, 0],
      [6, 0],
      [6, 4],
      [0, 4],
    ] as const
    const mesh = meshOf(flatLoop(section, figure))
    expect(openEdges(mesh)).toBe(0)
    // Twenty inches round, a quarter of a square inch across.
    expect(Math.abs(volumeIn3(mesh))).toBeCloseTo(5)
  })
})

describe('an upright prism', () => {
  it('holds its section over its height', () => {
    const mesh = meshOf(uprightPrism(easedRectangle(2, 3, 0), 1, 5))
    expect(volumeIn3(mesh)).toBeCloseTo(24)
  })

  it('loses the rounding of its edges', () => {
    const points = easedRectangle(2, 3, 0.5)
    expect(points).toHaveLength(20)
    const area =
      points.reduce((sum, [x, y], index) => {
        const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
        return sum + x * nextY - nextX * y
      }, 0) / 2
    // Each rounded corner is followed by four chords.
    expect(area).toBeCloseTo(6 - (4 - Math.PI) * 0.25, 1)
  })
})
