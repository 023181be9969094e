import { describe, expect, it } from 'vitest'
import { basketRod } from './basket.ts'

const BASKET = {
  kind: 'basket',
  fromIn: 18.5,
  toIn: 25.5,
  diameterIn: 2,
  rods: 4,
  rodIn: 0.25,
} as const

const radius = ([x, , z]: readonly [number, number, number]) => Math.hypot(x, z)

describe('basketRod', () => {
  const rod = basketRod(BASKET, 0)

  it('runs from the bottom of the basket to its top', () => {
    expect(rod[0]?.[1]).toBe(18.5)
    expect(rod.at(-1)?.[1]).toBe(25.5)
  })

  it('swells until its outside measures the diameter', () => {
    expect(Math.max(...rod.map(radius)) + 0.125).toBeCloseTo(1)
  })

  it('touches its neighbours in the bundle', () => {
    const neighbour = basketRod(BASKET, 1)
    const [a, b] = [rod[0] ?? [0, 0, 0], neighbour[0] ?? [0, 0, 0]]
    expect(Math.hypot(a[0] - b[0], a[2] - b[2])).toBeCloseTo(0.25)
  })

  it('makes half a turn', () => {
    const [low, high] = [rod[0] ?? [0, 0, 0], rod.at(-1) ?? [0, 0, 0]]
    expect(low[0]).toBeCloseTo(-high[0])
    expect(low[2]).toBeCloseTo(-high[2])
  })
})
