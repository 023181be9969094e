import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { thinnestIn } from '../stock/baluster-widths.ts'
import { anyDesign } from '../testing/any-design.ts'
import { widestGapIn } from '../bays/bay.ts'
import { buildStair } from './build-stair.ts'
import { nextEighthIn } from './rounded-up.ts'

function stairOf(changes: Partial<Design>) {
  return buildStair({ ...USUAL_DESIGN, ...changes })
}

function rolesOfL(changes: Partial<Design>) {
  return stairOf({ layout: 'l-landing', ...changes }).newels.map(({ spot }) => spot.role)
}

describe('steps', () => {
  test('divide 107 inches into 14 risers of 7.643 and 13 treads, 130 inches long', () => {
    const { steps, flights } = stairOf({ totalRiseIn: 107 })
    expect(steps.risers).toBe(14)
    expect(steps.riseIn.toFixed(3)).toBe('7.643')
    expect(flights[0]?.lengthIn).toBe(130)
  })

  test('share a measured run between the treads, a landing left out', () => {
    expect(stairOf({ runOf: 'stair', runIn: 143 }).steps.runIn).toBe(11)
    expect(stairOf({ layout: 'l-landing', runOf: 'stair', runIn: 126 }).steps.runIn).toBe(10.5)
  })
})

describe('balusters on a flight', () => {
  test('are 32-3/8, 34-7/8 and 37-3/8 long on 7-1/2 by 10 under a rail at 34', () => {
    const { bays } = stairOf({ totalRiseIn: 105, railHeightIn: 34 })
    const lengths = (bays[0]?.balusters ?? []).map(({ exposedIn }) => nextEighthIn(exposedIn))
    expect(new Set(lengths)).toEqual(new Set([32.375, 34.875, 37.375]))
  })

  test('reach 41-3/8 under a rail at 38, which a 44 inch bar covers with both its ends', () => {
    const { bays } = stairOf({ totalRiseIn: 105, railHeightIn: 38 })
    const longest = Math.max(...(bays[0]?.balusters ?? []).map(({ exposedIn }) => exposedIn))
    expect(nextEighthIn(longest)).toBe(41.375)
    expect(bays[0]?.balusters.every(({ cutIn }) => cutIn <= 44)).toBe(true)
  })

  test('leave the same gap everywhere, beside both newels too', () => {
    const gaps = stairOf({}).bays.flatMap((bay) => bay.gaps.map(({ widthIn }) => widthIn))
    expect(Math.max(...gaps)).toBeCloseTo(2.8333, 4)
    expect(Math.min(...gaps)).toBeCloseTo(2.8333, 4)
  })

  test('come from the longer bar where a gooseneck lifts the rail', () => {
    const { bays } = stairOf({
      railSystem: 'over-the-post',
      newelId: 'n-4030',
      railHeightIn: 36,
      pattern: { styles: ['m-102'], order: [0] },
    })
    const bought = (bays[0]?.balusters ?? []).map((one) => one.bought.product.id)
    expect(bought.at(-1)).toBe('m-105')
    expect(bought[0]).toBe('m-102')
  })
})

test('keeps a wide scroll away from a broad newel', () => {
  const { bays } = stairOf({
    newelId: 'n-4520',
    finish: 'SB',
    pattern: { styles: ['m-102', 'm-702'], order: [1, 0] },
  })
  const styles = bays.flatMap((bay) => bay.balusters.map(({ style }) => style.product.id))
  expect([styles[0], styles.at(-1)]).toEqual(['m-102', 'm-102'])
  expect(styles).toContain('m-702')
})

describe('level runs', () => {
  test('between walls 96 inches apart take 21 half inch bars, 3.886 apart', () => {
    const { bays } = stairOf({ layout: 'balcony', balconyIn: 96, balconyStart: 'wall' })
    expect(bays[0]?.balusters).toHaveLength(21)
    expect(widestGapIn(bays).toFixed(3)).toBe('3.886')
  })

  test('of 200 inches get newels in between, so that no span is longer than eight feet', () => {
    const { bays, newels } = stairOf({ layout: 'balcony', balconyIn: 200 })
    expect(newels).toHaveLength(3)
    expect(bays.every(({ fromIn, toIn }) => toIn - fromIn <= 96)).toBe(true)
  })
})

describe('newels', () => {
  test('of an L stand in the inner corner, and at every corner outside', () => {
    expect(rolesOfL({})).toEqual(['start', 'turn', 'top'])
    expect(rolesOfL({ left: 'wall', right: 'open' })).toEqual([
      'start',
      'corner',
      'corner',
      'corner',
      'top',
    ])
  })

  test('of a landing take both rails on one block', () => {
    expect(stairOf({ layout: 'l-landing' }).problems).toEqual([])
    const [problem] = stairOf({ layout: 'l-landing', landingNewelId: 'p-1010' }).problems
    expect(problem?.text).toMatch(/too short/)
  })

  test('under a volute stand on the first tread, out to the open side', () => {
    const { newels } = stairOf({
      railSystem: 'over-the-post',
      newelId: 'n-4030',
      start: 'volute',
      left: 'wall',
      right: 'open',
    })
    expect(newels[0]?.spot.floorIn).toBeCloseTo(107 / 14)
    expect(newels[0]?.spot.rightIn).toBeCloseTo(23.25)
  })
})

describe('a rail that stays', () => {
  test('is asked for its height first', () => {
    const [problem] = stairOf({ job: 'keep-rail' }).problems
    expect(problem).toMatchObject({ place: 'retrofit' })
    expect(problem?.text).toMatch(/^Measure your rail first/)
  })

  test('at 26 inches is told so at once', () => {
    const [problem] = stairOf({ job: 'keep-rail', existingRailIn: 26 }).problems
    expect(problem?.text).toMatch(/^Your rail is 26" high. Most codes ask for at least 34"/)
  })
})

describe('any design', () => {
  test('leaves no gap that the sphere passes', () => {
    fc.assert(
      fc.property(anyDesign(), (design) => {
        for (const bay of buildStair(design).bays) {
          expect(widestGapIn([bay])).toBeLessThanOrEqual(bay.sphereIn + 1e-6)
        }
      }),
    )
  })

  test('leaves none under the curve of a volute either', () => {
    fc.assert(
      fc.property(anyDesign(), (design) => {
        expect(gapsTooWide(design)).toEqual([])
      }),
    )
  })

  test('leaves none where the first tread comes before a turnout has ended', () => {
    const design: Design = {
      ...USUAL_DESIGN,
      layout: 'u-winder',
      totalRiseIn: 14,
      runIn: 8,
      widthIn: 24,
      wellIn: 4,
      winderNarrowIn: 4.125,
      left: 'open',
      right: 'open',
      railSystem: 'over-the-post',
      railId: 'plow-handrail',
      start: 'turnout',
      newelId: 'n-4010',
      landingNewelId: 'p-3010',
      pattern: { styles: ['m-399'], order: [0] },
      stairSphereIn: 4,
    }
    expect(gapsTooWide(design)).toEqual([])
  })

  test('has its pattern the same from either end of a bay', () => {
    fc.assert(
      fc.property(anyDesign(), (design) => {
        for (const { balusters } of buildStair(design).bays) {
          const styles = balusters.map(({ style }) => style.product.id)
          expect(styles).toEqual(styles.toReversed())
        }
      }),
    )
  })

  test('says so wherever a baluster or a newel is longer than what is bought for it', () => {
    fc.assert(
      fc.property(anyDesign(), (design) => {
        const { bays, newels } = buildStair(design)
        for (const { cutIn, bought, problem } of bays.flatMap((bay) => bay.balusters)) {
          expect(cutIn <= bought.shape.lengthIn || problem !== undefined).toBe(true)
        }
        for (const { lengthIn, stock } of newels) {
          expect(lengthIn).toBeLessThanOrEqual(stock.shape.lengthIn)
        }
      }),
    )
  })
})

/** By how much balusters of a stair stand farther from each other than its code allows, in inches. */
function gapsTooWide(design: Design): readonly number[] {
  return buildStair(design).bays.flatMap(({ balusters, sphereIn }) =>
    balusters.slice(1).flatMap((to, index) => {
      const from = balusters[index] ?? to
      const apartIn = Math.hypot(to.alongIn - from.alongIn, to.asideIn - from.asideIn)
      const barIn = (thinnestIn(from.style) + thinnestIn(to.style)) / 2
      const overIn = apartIn - barIn - sphereIn
      return overIn > 1e-6 ? [overIn] : []
    }),
  )
}
