import { describe, expect, it } from 'vitest'
import { polygon, polyline, smoothLine, type Point } from '../geometry/path.ts'
import { pathData } from './path-data.ts'

const asIs = (point: Point) => point

describe('pathData', () => {
  it('writes steps from point to point, and closes', () => {
    const triangle = polygon([
      [1, 2],
      [4, 2],
      [4, 6],
    ])
    expect(pathData(triangle, asIs)).toBe('M1 2l3 0l0 4z')
  })

  it('never lets rounding add up', () => {
    const points = Array.from({ length: 31 }, (_, index): Point => [index / 30, 0])
    const steps = [...pathData(polyline(points), asIs).matchAll(/l(-?[\d.]+) 0/g)]
    const end = steps.reduce((sum, [, step]) => sum + Number(step), 0)
    expect(end).toBeCloseTo(1)
  })

  it('writes curves with their control points', () => {
    const curve = smoothLine([
      [0, 0],
      [6, 0],
    ])
    expect(pathData(curve, asIs)).toBe('M0 0c1 0 5 0 6 0')
  })

  it('places every point', () => {
    const line = polyline([
      [0, 0],
      [1, 1],
    ])
    expect(pathData(line, ([x, y]) => [x * 40, 500 - y * 40])).toBe('M0 500l40-40')
  })
})
