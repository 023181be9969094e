import { describe, expect, it } from 'vitest'
import { rectangle } from '../geometry/figures.ts'
import { polyline } from '../geometry/path.ts'
import { boundsAround, outlineBounds } from './elevation-bounds.ts'
import { cutFace, edge, face } from './outline.ts'
import { stackedViews } from './stacked-views.ts'

const SIDE = [face(rectangle([0, -1], [10, 3]))]
const PLAN = [cutFace(rectangle([0, 2], [10, 8]))]

describe('two views above each other', () => {
  it('stand on nothing, with a tenth of their height between them', () => {
    const { outlines, upIn } = stackedViews(SIDE, PLAN)
    // The plan is 6 high and the side 4: a gap of 1.
    expect(upIn).toEqual({ upper: 8, lower: -2 })
    expect(boundsAround(outlines)).toEqual({ left: 0, right: 10, bottom: 0, top: 11 })
  })

  it('of a long part are at least 0.06 of its length apart', () => {
    const long = [face(rectangle([0, 0], [50, 4]))]
    expect(stackedViews(long, PLAN).upIn.upper).toBe(9)
  })
})

describe('what an outline takes up', () => {
  it('is half its width more round a rod, and nothing more round a line', () => {
    const path = polyline([
      [0, 0],
      [0, 5],
    ])
    expect(outlineBounds({ kind: 'rod', path, widthIn: 0.5, section: 'round' })).toEqual({
      left: -0.25,
      right: 0.25,
      bottom: -0.25,
      top: 5.25,
    })
    expect(outlineBounds(edge(path))).toEqual({ left: 0, right: 0, bottom: 0, top: 5 })
  })
})
