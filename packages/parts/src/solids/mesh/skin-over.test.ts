import { describe, expect, it } from 'vitest'
import type { SpacePoint } from '../../geometry/space.ts'
import { joinedFacets, movedFacets } from './facets.ts'
import { filledLoop } from './filled-loop.ts'
import { boxAround, placed } from './measured.ts'
import { openEdges, volumeIn3 } from '../../testing/solid-facts.ts'
import { meshOf } from './mesh-of.ts'
import { bandOver, skinOver } from './skin-over.ts'

const squareAt = (z: number, half = 1): readonly SpacePoint[] => [
  [-half, -half, z],
  [half, -half, z],
  [half, half, z],
  [-half, half, z],
]

/** A quarter turn takes what ran to the front to the right. */
const turnedAt = (origin: SpacePoint) => ({
  origin,
  x: [0, 0, -1] as const,
  y: [0, 1, 0] as const,
  z: [1, 0, 0] as const,
})

const volumeOf = (facets: Parameters<typeof meshOf>[0]) => volumeIn3(meshOf(facets))

describe('a skin over rings', () => {
  it('is closed and holds what is between them', () => {
    const skin = skinOver([squareAt(0), squareAt(3)])
    expect(openEdges(meshOf(skin))).toBe(0)
    expect(volumeOf(skin)).toBeCloseTo(12)
  })

  it('may end in a point', () => {
    expect(volumeOf(skinOver([squareAt(0), squareAt(3, 0)]))).toBeCloseTo(4)
  })

  it('without its ends is open by the four sides of each', () => {
    expect(openEdges(meshOf(bandOver([squareAt(0), squareAt(3)])))).toBe(8)
  })

  it('turned inside out holds less than nothing', () => {
    expect(volumeOf(skinOver([squareAt(3), squareAt(0)]))).toBeCloseTo(-12)
  })
})

describe('a flat face', () => {
  it('leaves its hole open', () => {
    const hole = squareAt(0, 0.5).toReversed()
    const { points, triangles } = filledLoop(squareAt(0), [hole])
    const area = triangles.reduce((sum, [a, b, c]) => {
      const [p, q, r] = [points[a], points[b], points[c]]
      if (!p || !q || !r) return sum
      return sum + ((q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1])) / 2
    }, 0)
    expect(area).toBeCloseTo(4 - 1)
  })
})

describe('skins', () => {
  const box = skinOver([squareAt(0), squareAt(3)])

  it('put together hold both', () => {
    const other = movedFacets(box, ([x, y, z]) => [x + 10, y, z])
    expect(volumeOf(joinedFacets([box, other]))).toBeCloseTo(24)
  })

  it('stay right side out when they are mirrored', () => {
    expect(volumeOf(movedFacets(box, ([x, y, z]) => [-x, y, z], true))).toBeCloseTo(12)
  })
})

describe('a box', () => {
  it('goes round every place of a solid', () => {
    const mesh = meshOf(skinOver([squareAt(0), squareAt(3)]))
    const solids = [
      {
        name: 'box',
        substance: 'wood',
        mesh,
        placements: [turnedAt([0, 0, 0]), turnedAt([5, 2, 0])],
      },
    ] as const
    expect(placed([0, 0, 3], turnedAt([5, 2, 0]))).toEqual([8, 2, 0])
    expect(boxAround(solids)).toEqual({ least: [0, -1, -1], most: [8, 3, 1] })
  })
})
