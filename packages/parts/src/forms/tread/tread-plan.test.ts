import type { TreadShape } from '@millrun/catalogue/shapes/tread-shape'
import { describe, expect, it } from 'vitest'
import { meshOf } from '../../solids/mesh/mesh-of.ts'
import { volumeIn3, countOf, sizeOf, unsoundSolids } from '../../testing/solid-facts.ts'
import { shapesOf } from '../../testing/shapes-of.ts'
import { boardTopIn, backEdge, turnDown } from './board-section.ts'
import { fadingPlan } from './fading-plan.ts'
import { cornerDeg, insetPlan } from './inset-plan.ts'
import { noseProfile } from './nose-profile.ts'
import { type PlanEdge, treadPlan } from './plan-edges.ts'
import { stepRiser } from './step-riser.ts'
import { treadSolids } from './tread-solids.ts'

const BOARD: TreadShape = {
  kind: 'tread',
  lengthIn: 40,
  depthIn: 11,
  thickIn: 1,
  nose: { thickIn: 1, radiusIn: 0.5, backIn: 1.25 },
  left: 'square',
  right: 'square',
  returnIn: 1.25,
}

const areaOf = (edges: readonly PlanEdge[]) =>
  edges.reduce((sum, { from, to }) => sum + from[0] * to[1] - to[0] * from[1], 0) / 2

describe('a tread from above', () => {
  it('is a rectangle with its front nosed', () => {
    const edges = treadPlan(BOARD)
    expect(areaOf(edges)).toBe(440)
    expect(edges.map(({ isNosed }) => isNosed)).toEqual([true, false, false, false])
    expect(edges.map(({ facesDeg }) => Math.round(facesDeg))).toEqual([-90, 0, 90, -180])
  })

  it('runs once round, each edge from where the last one ends', () => {
    for (const [, shape] of shapesOf('tread')) {
      const edges = treadPlan(shape)
      edges.forEach(({ to }, index) => {
        const next = edges[(index + 1) % edges.length]?.from ?? [NaN, NaN]
        expect(Math.hypot(next[0] - to[0], next[1] - to[1])).toBeLessThan(1e-9)
      })
    }
  })

  it('loses the corners outside of a half circle at a bullnose end', () => {
    const area = areaOf(treadPlan({ ...BOARD, left: 'bullnose' }, 200))
    // Of an 11 by 5-1/2 end, half a circle of 5-1/2 is left.
    expect(area).toBeCloseTo(440 - 11 * 5.5 + (Math.PI / 2) * 5.5 ** 2, 1)
  })

  it('loses one corner at a quarter round end', () => {
    const area = areaOf(treadPlan({ ...BOARD, right: 'quarter' }, 200))
    expect(area).toBeCloseTo(440 - (1 - Math.PI / 4) * 121, 1)
  })

  it('is wider by its returns', () => {
    expect(areaOf(treadPlan({ ...BOARD, left: 'return', right: 'return' }))).toBe(42.5 * 11)
  })

  it('runs to its narrow end as a winder does', () => {
    expect(areaOf(treadPlan({ ...BOARD, narrowIn: 6 }))).toBe((40 * (11 + 6)) / 2)
  })
})

describe('a plan drawn in', () => {
  it('moves nosed edges by one inset and the others by another', () => {
    const inset = insetPlan(treadPlan(BOARD), 2, 0.5)
    // 40 less half an inch at each end; 11 less 2 in front and 1/2 behind.
    expect(areaOf(inset)).toBeCloseTo(39 * 8.5)
  })

  it('knows how sharply two edges meet', () => {
    const [front, right] = treadPlan(BOARD)
    expect(front && right && cornerDeg(front, right)).toBeCloseTo(90)
    expect(front && right && cornerDeg(right, front)).toBeCloseTo(-90)
  })

  it('has two places for every edge where it fades', () => {
    const edges = treadPlan({ ...BOARD, left: 'bullnose' })
    expect(fadingPlan(edges, 0.3, 0.03)).toHaveLength(2 * edges.length)
  })
})

describe('a nosing', () => {
  it('keeps a flat between two small rounds', () => {
    const profile = noseProfile(0, 1, 0.25, 6)
    expect(profile).toHaveLength(14)
    expect(profile.filter(([insetIn]) => insetIn < 1e-9).map(([, up]) => up)).toEqual([
      expect.closeTo(0.25),
      0.75,
    ])
  })

  it('makes the top of its board 1-1/4 high where it turns down', () => {
    const turned = { ...BOARD, thickIn: 0.625, nose: { ...BOARD.nose, thickIn: 1.25 } }
    expect(boardTopIn(turned)).toBe(1.25)
    expect(turnDown(turned)).toEqual([
      [1.25, 0.625],
      [1.25, 0],
    ])
    expect(turnDown(BOARD)).toEqual([])
  })

  it('is worked over again on the back of a cap', () => {
    const front = noseProfile(0, 1, 0.5)
    const back = backEdge({ ...BOARD, isBackNosed: true }, front)
    expect(back).toHaveLength(front.length)
    expect(back[0]?.[0]).toBe(10.5)
    expect(backEdge(BOARD, front)).toEqual([
      [11, 1],
      [11, 0],
    ])
  })
})

describe('the solids of a board', () => {
  it('are glued up of four staves across eleven inches', () => {
    expect(countOf(treadSolids(BOARD, 1), 'stave')).toBe(4)
    expect(countOf(treadSolids({ ...BOARD, depthIn: 3.5 }, 1), 'stave')).toBe(1)
  })

  it('have a piece of their own for each return', () => {
    const solids = treadSolids({ ...BOARD, left: 'return', right: 'return' }, 1)
    expect(countOf(solids, 'return')).toBe(2)
    expect(sizeOf(solids)[0]).toBeCloseTo(42.5, 2)
    expect(unsoundSolids(solids)).toEqual([])
  })
})

describe('the riser of a starting step', () => {
  const STEP: TreadShape = {
    ...BOARD,
    left: 'bullnose',
    riser: { heightIn: 7, thickIn: 0.75, insetIn: 1.25 },
  }

  it('is a board in front and bent wood round the end, each with its cove', () => {
    const names = stepRiser(STEP, 1).map(({ name }) => name)
    expect(names).toEqual(['riser', 'cove', 'riser', 'cove'])
    const [front] = stepRiser(STEP, 1)
    const boardIn3 = front === undefined ? 0 : volumeIn3(meshOf(front.facets))
    // In front it is 40 − 5.5 long, 3/4 thick and 7 high.
    expect(boardIn3).toBeCloseTo(34.5 * 0.75 * 7, 0)
  })

  it('is none where a tread comes without', () => {
    expect(stepRiser(BOARD, 1)).toEqual([])
  })
})
