import { describe, expect, it } from 'vitest'
import { uprightPrism } from '../form/upright-prism.ts'
import { cutFacets } from './cut-facets.ts'
import { openEdges, volumeIn3 } from '../../testing/solid-facts.ts'
import { meshOf } from './mesh-of.ts'

describe('a skin sawn through', () => {
  it('makes two closed pieces that together hold what it held', () => {
    const bar = uprightPrism(
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ],
      0,
      5,
    )
    const [before, beyond] = cutFacets(bar, 1, 2).map((piece) => meshOf(piece))
    if (before === undefined || beyond === undefined) throw new Error('no two pieces')
    expect([openEdges(before), openEdges(beyond)]).toEqual([0, 0])
    expect(volumeIn3(before)).toBeCloseTo(8, 5)
    expect(volumeIn3(beyond)).toBeCloseTo(12, 5)
  })
})
