import { describe, expect, it } from 'vitest'
import { swept } from '../form/sweep.ts'
import { turnedFromStick, turnedRound } from '../../turning/lathe.ts'
import { uprightPrism } from '../form/upright-prism.ts'
import { openEdges, volumeIn3 } from '../../testing/solid-facts.ts'
import { meshOf } from './mesh-of.ts'

const SQUARE = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

describe('a mesh', () => {
  it('holds what a bar 2 by 2 by 5 inches holds, with six sharp sides', () => {
    const mesh = meshOf(uprightPrism(SQUARE, 1, 6))
    expect(volumeIn3(mesh)).toBeCloseTo(20, 5)
    expect(openEdges(mesh)).toBe(0)
    // Three faces meet at each of eight corners.
    expect(mesh.positions.length / 3).toBe(24)
    expect(mesh.triangles.length / 3).toBe(12)
  })

  it('fills a hollow section without covering its hollow', () => {
    const channel = [
      [0, 0],
      [3, 0],
      [3, 2],
      [2, 2],
      [2, 1],
      [1, 1],
      [1, 2],
      [0, 2],
    ] as const
    const mesh = meshOf(uprightPrism(channel, 0, 4))
    expect(volumeIn3(mesh)).toBeCloseTo(20, 5)
    expect(openEdges(mesh)).toBe(0)
  })

  it('leaves no crack where points lie on a straight edge', () => {
    const section = [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [3, 1],
      [2, 1],
      [0, 1],
    ] as const
    const mesh = meshOf(uprightPrism(section, 0, 2))
    expect(openEdges(mesh)).toBe(0)
    expect(volumeIn3(mesh)).toBeCloseTo(6, 5)
  })

  it('is smooth round a turning and closes over a point', () => {
    const cone = [
      { heightIn: 0, radiusIn: 2 },
      { heightIn: 3, radiusIn: 0 },
    ]
    const mesh = meshOf(turnedRound(cone, 4))
    expect(openEdges(mesh)).toBe(0)
    expect(volumeIn3(mesh)).toBeCloseTo(4 * Math.PI, 1)
  })

  it('leaves a stick square where the cutter does not reach it', () => {
    const profile = [0, 10].map((heightIn) => ({ heightIn, radiusIn: 9 }))
    const mesh = meshOf(turnedFromStick(profile, { blockIn: 2, easeIn: 0.02 }, 1))
    expect(openEdges(mesh)).toBe(0)
    // Each rounded edge takes (1 − π/4) · 0.02² off the section.
    expect(volumeIn3(mesh)).toBeCloseTo(40 - 10 * 4 * (1 - Math.PI / 4) * 0.0004, 2)
  })

  it('widens along its way', () => {
    const planes = [0, 6].map((y) => ({
      origin: [0, y, 0] as const,
      x: [1 + y / 6, 0, 0] as const,
      y: [0, 0, -1 - y / 6] as const,
    }))
    const mesh = meshOf(swept(SQUARE, planes))
    // Frustum of a pyramid: 6 / 3 · (4 + 16 + 8).
    expect(volumeIn3(mesh)).toBeCloseTo(56, 5)
  })
})
