import { describe, expect, it } from 'vitest'
import { skinOver } from './mesh/skin-over.ts'
import { metalPiece, turnedAbout } from './metal-piece.ts'
import { movedSolids, shifted } from './moved-solids.ts'
import { placedWithin } from './placed-within.ts'
import { sizeOf, volumeOf } from '../testing/solid-facts.ts'
import { woodPiece } from './wood-piece.ts'

const BLOCK = skinOver([
  [
    [0, 0, 0],
    [0, 0, 2],
    [6, 0, 2],
    [6, 0, 0],
  ],
  [
    [0, 1, 0],
    [0, 1, 2],
    [6, 1, 2],
    [6, 1, 0],
  ],
])

describe('where a piece stands', () => {
  it('turned by a right angle looks to the right where it looked to the front', () => {
    const { origin, x, z } = turnedAbout(90, 4)
    expect(origin).toEqual([0, 4, 0])
    expect(z).toEqual([expect.closeTo(1), 0, expect.closeTo(0)])
    expect(x[2]).toBeCloseTo(-1)
  })

  it('within its part goes where the part goes', () => {
    const part = { ...turnedAbout(90), origin: [10, 0, 0] as const }
    const { origin, z } = placedWithin(part, shifted([0, 3, 2]))
    expect(origin).toEqual([expect.closeTo(12), 3, expect.closeTo(0)])
    expect(z[0]).toBeCloseTo(1)
  })

  it('is once in every place of its part', () => {
    const rods = [metalPiece('rod', BLOCK, [turnedAbout(0), turnedAbout(180)])]
    const twice = movedSolids(rods, [shifted([0, 0, 0]), shifted([0, 20, 0])])
    expect(twice[0]?.placements).toHaveLength(4)
    expect(volumeOf(twice)).toBeCloseTo(4 * 12)
  })
})

describe('a piece of wood', () => {
  it('lies with its grain along its own y, and in the part as it did', () => {
    const board = woodPiece('board', BLOCK, [1, 0, 0])
    const [place] = board.placements
    expect(place?.y).toEqual([1, 0, 0])
    expect(place?.origin).toEqual([3, 0.5, 1])
    expect(sizeOf([board])).toEqual([6, 1, 2].map((size) => expect.closeTo(size)))
    const ys = Array.from(board.mesh.positions).filter((_, at) => at % 3 === 1)
    expect(Math.max(...ys)).toBeCloseTo(3)
  })
})
