import type { SpacePoint } from '@millrun/parts/geometry/space'
import { metalPiece, turnedAbout } from '@millrun/parts/solids/metal-piece'
import { skinOver } from '@millrun/parts/solids/mesh/skin-over'
import { boxAround } from '@millrun/parts/solids/mesh/measured'
import { movedSolids } from '@millrun/parts/solids/moved-solids'
import type { Placement, Solid } from '@millrun/parts/solids/solid'
import { describe, expect, it } from 'vitest'
import { atRest } from './at-rest.ts'

function squareAt(y: number): readonly SpacePoint[] {
  return [
    [-0.5, y, 2],
    [0.5, y, 2],
    [0.5, y, -2],
    [-0.5, y, -2],
  ]
}

/** A brick, 1 by 2 by 4, and tipped by an angle about the way towards the viewer. */
function brick(tippedDeg = 0): readonly Solid[] {
  return movedSolids(
    [metalPiece('brick', skinOver([squareAt(0), squareAt(2)]))],
    [tipped(tippedDeg)],
  )
}

function tipped(angleDeg: number): Placement {
  const { x, z } = turnedAbout(angleDeg)
  return { origin: [0, 0, 0], x: [x[0], x[2], 0], y: [z[0], z[2], 0], z: [0, 0, 1] }
}

function sizeOf(solids: readonly Solid[]) {
  const { least, most } = boxAround(solids)
  return most.map((end, axis) => expect.closeTo(end - (least[axis] ?? 0), 5))
}

describe('a part that is let go', () => {
  it('stays where its weight is above what it stands on', () => {
    const standing = brick()
    expect(atRest(standing)).toBe(standing)
  })

  it('falls back onto its foot when it is tipped a little, and over when it is tipped far', () => {
    // 1 wide and 2 high it stands up to an angle of atan(1/2), 26.57°.
    expect([1, 2, 4]).toEqual(sizeOf(atRest(brick(26))))
    expect([2, 1, 4]).toEqual(sizeOf(atRest(brick(27))))
    expect([2, 1, 4]).toEqual(sizeOf(atRest(brick(-27))))
  })

  it('stays as high as the floor that it fell on', () => {
    const falling = brick(40)
    const floorIn = boxAround(falling).least[1]
    expect(boxAround(atRest(falling)).least[1]).toBeCloseTo(floorIn, 5)
  })

  it('keeps its shape and its hand', () => {
    for (const { placements } of atRest(brick(40))) {
      for (const { x, y, z } of placements) {
        expect([x, y, z].map((way) => Math.hypot(...way))).toEqual(
          [1, 1, 1].map((n) => expect.closeTo(n)),
        )
        expect(x[1] * y[2] - x[2] * y[1]).toBeCloseTo(z[0])
      }
    }
  })
})
