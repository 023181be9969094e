import { describe, expect, it } from 'vitest'
import { meshOf } from '../solids/mesh/mesh-of.ts'
import { openEdges, volumeIn3 } from '../testing/solid-facts.ts'
import { turnedFromStick, turnedRound } from './lathe.ts'

const STICK = { blockIn: 2, easeIn: 0.02 }

describe('a round part', () => {
  it('of one radius holds what a cylinder holds', () => {
    const mesh = meshOf(
      turnedRound(
        [
          { heightIn: 0, radiusIn: 1 },
          { heightIn: 10, radiusIn: 1 },
        ],
        1,
      ),
    )
    expect(openEdges(mesh)).toBe(0)
    // A polygon of 64 sides holds 64/2 · sin(360°/64) of the circle's π.
    expect(volumeIn3(mesh)).toBeCloseTo(10 * 32 * Math.sin((2 * Math.PI) / 64), 4)
  })

  it('that runs to a point holds a third of its cylinder', () => {
    const mesh = meshOf(
      turnedRound(
        [
          { heightIn: 0, radiusIn: 1 },
          { heightIn: 3, radiusIn: 0 },
        ],
        1,
      ),
    )
    expect(volumeIn3(mesh)).toBeCloseTo(32 * Math.sin((2 * Math.PI) / 64), 4)
  })
})

describe('a stick on the lathe', () => {
  it('keeps its corners where the profile lies outside of them', () => {
    const mesh = meshOf(
      turnedFromStick(
        [
          { heightIn: 0, radiusIn: 2 },
          { heightIn: 5, radiusIn: 2 },
        ],
        STICK,
        1,
      ),
    )
    // 2 · 2 · 5 less four eased corners of (1 − π/4) · 0.02².
    expect(volumeIn3(mesh)).toBeCloseTo(20 - 5 * (4 - Math.PI) * 0.02 ** 2, 2)
  })

  it('is round where the profile lies within its sides', () => {
    const mesh = meshOf(
      turnedFromStick(
        [
          { heightIn: 0, radiusIn: 0.8 },
          { heightIn: 5, radiusIn: 0.8 },
        ],
        STICK,
        1,
      ),
    )
    expect(volumeIn3(mesh) / 5).toBeCloseTo(Math.PI * 0.64, 1)
  })

  it('loses what is carved out of it', () => {
    const profile = [
      { heightIn: 0, radiusIn: 0.8 },
      { heightIn: 5, radiusIn: 0.8 },
    ]
    const carving = { fromIn: 1, toIn: 4, stepIn: 0.05, depthIn: () => 0.1 }
    const whole = volumeIn3(meshOf(turnedFromStick(profile, STICK, 1)))
    const carved = volumeIn3(meshOf(turnedFromStick(profile, STICK, 1, carving)))
    // Over three inches the radius is 0.7 instead of 0.8.
    expect(whole - carved).toBeCloseTo(3 * Math.PI * (0.64 - 0.49), 0)
  })
})
