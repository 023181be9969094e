import { partSolids } from '@millrun/parts/solids/part-solids'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cross, dot } from '@millrun/parts/geometry/space'
import { boxAround } from '@millrun/parts/solids/mesh/measured'
import type { Design } from '../design/design.ts'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from '../model/build-stair.ts'
import { presets } from '../presets/presets.ts'
import { anyDesign } from '../testing/any-design.ts'
import type { PieceGroup } from './piece.ts'
import { placedParts } from './placed-parts.ts'
import { placedWithin } from '@millrun/parts/solids/placed-within'

/** The box around all parts of a group where they stand. */
function boxOf(changes: Partial<Design>, group: PieceGroup) {
  const parts = placedParts(buildStair({ ...USUAL_DESIGN, ...changes }))
  return boxAround(
    parts
      .filter((part) => part.group === group)
      .flatMap(({ shape, placements }) =>
        partSolids(shape, 0.35).map((solid) => ({
          ...solid,
          placements: placements.flatMap((part) =>
            solid.placements.map((piece) => placedWithin(part, piece)),
          ),
        })),
      ),
  )
}

describe('a straight stair of 14 risers, 40 wide and open on the left', () => {
  test('has its treads from the first nosing to the upper floor', () => {
    const { least, most } = boxOf({}, 'steps')
    expect(least[0]).toBeCloseTo(-1.25, 1)
    expect(least[1]).toBeCloseTo(0, 1)
    expect(most[1]).toBeCloseTo(107, 1)
    expect([least[2], most[2]].map(Math.round)).toEqual([-21, 20])
  })

  test('has its newels on the floors, two inches in from the open side', () => {
    const { least, most } = boxOf({}, 'newels')
    expect(least[1]).toBeCloseTo(0, 2)
    expect((least[2] + most[2]) / 2).toBeCloseTo(-18, 1)
  })

  test('has its rail from newel to newel, 35 above the nosings', () => {
    const { most } = boxOf({}, 'rail')
    // At the face of the top newel, 129.6 along: 7.643 × (1 + 130.85 / 10) + 35.
    expect(Math.abs(most[1] - 142.65)).toBeLessThan(2)
  })

  test('stands square sticks on the treads, cut to the pitch within the rail', () => {
    const sticks = { pattern: { styles: ['c-5360'], order: [0] }, railId: 'c-6710' } as const
    const { least, most } = boxOf(sticks, 'balusters')
    // The lowest stands on the first tread, 107 / 14 up; an eighth goes to the saw.
    expect(107 / 14 - least[1]).toBeGreaterThanOrEqual(0)
    expect(107 / 14 - least[1]).toBeLessThanOrEqual(0.125)
    expect(most[1]).toBeLessThan(boxOf(sticks, 'rail').most[1])
  })

  test('stands its bars on the treads and up into the rail', () => {
    const { least, most } = boxOf({}, 'balusters')
    expect(least[1]).toBeGreaterThan(107 / 14 - 1)
    expect(least[1]).toBeLessThan(107 / 14)
    expect(most[1]).toBeLessThan(boxOf({}, 'rail').most[1])
  })
})

test('leads a volute out to the open side, over the newel that stands there', () => {
  const over = { railSystem: 'over-the-post', newelId: 'n-4030', start: 'volute' } as const
  const [left, right] = [
    boxOf(over, 'fittings'),
    boxOf({ ...over, left: 'wall', right: 'open' }, 'fittings'),
  ]
  expect(left.least[2]).toBeLessThan(-25)
  expect(right.most[2]).toBeCloseTo(-left.least[2], 1)
})

test('ends a balcony at a wall with a rosette that faces along the rail', () => {
  const { least, most } = boxOf({ layout: 'balcony' }, 'fittings')
  expect(most[0]).toBeCloseTo(120, 2)
  expect(least[0]).toBeGreaterThan(119)
  expect((least[1] + most[1]) / 2).toBeCloseTo(36 - 2.375 / 2, 1)
})

test('draws 14 steps with 42 twisted and basket bars in few calls and triangles', () => {
  const design = { ...presets[0].design, risers: 15 }
  let calls = 0
  let triangles = 0
  for (const { shape, placements } of placedParts(buildStair(design))) {
    for (const { mesh, placements: within } of partSolids(shape, 0.35)) {
      calls += 1
      triangles += (mesh.triangles.length / 3) * within.length * placements.length
    }
  }
  expect(calls).toBeLessThan(120)
  expect(triangles).toBeLessThan(400_000)
})

test('places everything of any design upright and right-handed, with lengths that exist', () => {
  fc.assert(
    fc.property(anyDesign(), (design) => {
      for (const { placements, key } of placedParts(buildStair(design))) {
        expect(key).not.toContain('null')
        for (const { origin, x, y, z } of placements) {
          expect(origin.every(Number.isFinite)).toBe(true)
          expect(dot(cross(x, y), z)).toBeCloseTo(1, 9)
        }
      }
    }),
  )
})
