import { describe, expect, test } from 'vitest'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from './build-stair.ts'
import type { SetOut } from './set-out.ts'

/** Two balusters on every flight and three upstairs, a foot apart; the second of them of the second style. */
const SET_OUT: SetOut = {
  footNewelIn: -4,
  headNewelIn: 5,
  balusters: ({ kind }) =>
    (kind === 'rake' ? [10, 22] : [6, 18, 30]).map((alongIn, index) => ({
      alongIn,
      style: index === 1 ? 1 : 0,
    })),
}

const ASIDE = { alongIn: 0, asideIn: 6, style: 0 }

const stair = buildStair(
  {
    ...USUAL_DESIGN,
    layout: 'straight-level',
    balconyIn: 200,
    balconyEnd: 'wall',
    newelId: 'n-4620',
    pattern: { styles: ['m-101', 'm-501'], order: [0] },
  },
  SET_OUT,
)

describe('a stair that is set out', () => {
  test('has its newels where they are said to stand, and none between them', () => {
    // 13 treads of 10 inches, then 5 more.
    expect(stair.newels.map(({ spot }) => spot.alongIn)).toEqual([-4, 135])
  })

  test('has them whole on their floors', () => {
    expect(stair.newels.map(({ lengthIn }) => lengthIn)).toEqual([48, 48])
    expect(stair.newels.map(({ footIn }) => footIn)).toEqual([0, 107])
  })

  test('has the balusters that are said, in their styles, and tells the gaps between them', () => {
    const placed = stair.bays.map(({ balusters }) =>
      balusters.map(({ alongIn, style }) => [alongIn, style.product.id]),
    )
    expect(placed).toEqual([
      [
        [10, 'm-101'],
        [22, 'm-501'],
      ],
      [
        [6, 'm-101'],
        [18, 'm-501'],
        [30, 'm-101'],
      ],
    ])
    expect(stair.bays[0]?.gaps[1]?.widthIn).toBe(11.5)
  })

  test('begins a rail over the posts at the newel that is said', () => {
    const design = { ...USUAL_DESIGN, railSystem: 'over-the-post', start: 'volute' } as const
    const { newels } = buildStair({ ...design, newelId: 'p-1020' }, { ...SET_OUT, footNewelIn: 3 })
    expect(newels[0]?.spot.alongIn).toBe(3)
  })

  test('has balusters beside the line of the rail on the starting step, under the volute', () => {
    const design = { ...USUAL_DESIGN, railSystem: 'over-the-post', start: 'volute' } as const
    const { bays, steps } = buildStair(
      { ...design, newelId: 'p-1020' },
      { ...SET_OUT, footNewelIn: 3, balusters: () => [ASIDE] },
    )
    const [baluster] = bays[0]?.balusters ?? []
    expect(baluster?.asideIn).toBe(6)
    expect(baluster?.footIn).toBe(steps.riseIn)
    // The seat of the volute, where the newel under it ends below its pin.
    expect(baluster?.topIn).toBeCloseTo(bays[0]?.rail.line[0]?.[1] ?? Number.NaN, 6)
  })
})
