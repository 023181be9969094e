import { bead, fillet, join, taper } from '@millrun/catalogue/shapes/turning-cuts'
import { describe, expect, it } from 'vitest'
import { boundsOf } from '../geometry/bounds.ts'
import { ringOrdinates } from './ring-ordinates.ts'
import { type Ring, stackedRings } from './ring.ts'
import { stackElevation } from './stack-elevation.ts'

const PLINTH = stackedRings('square', join([fillet(1, 3), fillet(2, 2)]))

describe('a stack of rings', () => {
  it('stands where it is raised to, half as wide each side as its cut', () => {
    expect(stackedRings('round', taper(2, 3, 1), 10)).toEqual([
      { section: 'round', heightIn: 10, halfIn: 1.5, slope: 0 },
      { section: 'round', heightIn: 12, halfIn: 0.5, slope: 0 },
    ])
  })

  it('is drawn as one outline with a line at each ledge', () => {
    const [body, ...edges] = stackElevation(PLINTH)
    expect(body?.kind).toBe('face')
    expect(body?.kind === 'face' && boundsOf([body.path])).toEqual({
      left: -1.5,
      right: 1.5,
      bottom: 0,
      top: 3,
    })
    expect(edges.map((edge) => edge.kind === 'line' && edge.path.start)).toEqual([
      [-1.5, 1],
      [-1, 1],
    ])
  })

  it('shows the two upright edges of an octagon, 0.414 of the half width beside its middle', () => {
    const octagon = stackedRings('octagon', fillet(1, 2))
    const edges = stackElevation(octagon).slice(1)
    expect(edges.map((edge) => edge.kind === 'line' && edge.path.start[0])).toEqual([
      expect.closeTo(-0.4142, 4),
      expect.closeTo(0.4142, 4),
    ])
  })

  it('draws no line across the chords of a bead', () => {
    expect(stackElevation(stackedRings('round', bead(1, 1, 2)))).toHaveLength(1)
  })
})

describe('the ordinates of a stack', () => {
  it('are its widths where it has corners, foot and top', () => {
    expect(ringOrdinates(PLINTH)).toEqual([
      { at: [-1.5, 0], acrossIn: 3, mark: '□ ' },
      { at: [-1.5, 1], acrossIn: 3, mark: '□ ' },
      { at: [-1, 1], acrossIn: 2, mark: '□ ' },
      { at: [-1, 3], acrossIn: 2, mark: '□ ' },
    ])
  })

  it('are none where it does not lie level', () => {
    const sloped: readonly Ring[] = PLINTH.map((ring) => ({ ...ring, slope: 0.2 }))
    expect(ringOrdinates(sloped)).toEqual([])
  })

  it('leave out a point, which has no width', () => {
    expect(ringOrdinates(stackedRings('round', taper(2, 3, 0.02)))).toHaveLength(1)
  })
})
