import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeCheck } from '../code-check/code-check.ts'
import { IRC_2021 } from '../code-check/irc-2021.ts'
import type { Design } from '../design/design.ts'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from '../model/build-stair.ts'
import type { Stair } from '../model/stair.ts'
import { anyDesign } from '../testing/any-design.ts'
import type { PlanPoint } from './plan-path.ts'
import { areaOf } from '../testing/area-of.ts'
import { wedgeTurn } from './winder-turn.ts'

/** An L by three wedges, 40 inches wide, open on both sides: 14 risers of 107 inches. */
function stairOf(changes: Partial<Design> = {}): Stair {
  return buildStair({
    ...USUAL_DESIGN,
    layout: 'l-winder',
    left: 'open',
    right: 'open',
    ...changes,
  })
}

function winderOf(stair: Stair) {
  const winder = stair.segments.find((segment) => segment.winder !== undefined)?.winder
  if (winder === undefined) throw new RangeError('no winders')
  return winder
}

function checksOf(changes: Partial<Design>) {
  return new Map(
    codeCheck(stairOf(changes), IRC_2021).map(({ rule, verdict }) => [rule.quantity, verdict]),
  )
}

describe('a quarter turn', () => {
  test('by three wedges of 6 inches reaches 6 + 6/√2 into both flights: the middle one spans the corner', () => {
    const turn = { widthIn: 40, wellIn: undefined, wedges: 3, narrowIn: 6 }
    expect(wedgeTurn(turn).reachIn).toBeCloseTo(6 + 6 / Math.SQRT2, 6)
  })

  test('by four reaches 12, and one riser lies on the diagonal', () => {
    const { reachIn, lines } = wedgeTurn({ widthIn: 40, wellIn: undefined, wedges: 4, narrowIn: 6 })
    expect(reachIn).toBeCloseTo(12, 6)
    expect(lines[2]?.inner.map((value) => Math.round(value))).toEqual([12, 0])
    expect(lines[2]?.outer.map((value) => Math.round(value))).toEqual([52, 40])
  })

  test('takes two risers of fourteen for three wedges, and leaves six to either flight', () => {
    const { segments, steps } = stairOf()
    expect(segments.map(({ risers }) => risers)).toEqual([6, 2, 6])
    expect(steps.risers).toBe(14)
  })

  test('goes on square to the flight below, a reach and half a width after its end', () => {
    const [lower, upper] = stairOf().flights
    const reachIn = 6 + 6 / Math.SQRT2
    expect(upper?.frame.headingDeg).toBe(90)
    expect(upper?.frame.xIn).toBeCloseTo((lower?.lengthIn ?? 0) + reachIn + 20, 6)
    expect(upper?.frame.zIn).toBeCloseTo(-20 - reachIn, 6)
  })

  test('turns at newels: where it begins, in its corner, and where it ends, on both sides', () => {
    const { newels } = stairOf()
    const side = ['start', 'corner', 'corner', 'corner', 'top']
    expect(newels.map(({ spot }) => spot.role)).toEqual([...side, ...side])
  })

  test('says what it is in the summary', () => {
    expect(stairOf().segments[1]?.words).toBe(', with 3 winders after riser 6')
  })
})

describe('the code', () => {
  test('is kept by wedges of 6 inches, and not by those of 5', () => {
    expect(checksOf({}).get('winder-narrow')).toBe('pass')
    expect(checksOf({ winderNarrowIn: 5 }).get('winder-narrow')).toBe('fail')
  })

  test('wants ten inches on the walkline: four wedges of 5 are too many', () => {
    expect(checksOf({}).get('winder-walkline')).toBe('pass')
    // twice 10 inches and a quarter of a circle of 12: 38.85 for four treads
    expect(checksOf({ winders: 4, winderNarrowIn: 5 }).get('winder-walkline')).toBe('fail')
  })

  test('finds them alike on the walkline, whatever their number', () => {
    for (const winders of [3, 4] as const) {
      expect(checksOf({ winders }).get('winder-uniform')).toBe('pass')
    }
  })

  test('counts the rise of a flight through winders, which are no landing', () => {
    const check = codeCheck(stairOf(), IRC_2021).find(({ rule }) => rule.quantity === 'flight-rise')
    expect(check?.value).toBeCloseTo(107, 6)
  })
})

describe('a rail over wedges', () => {
  test('is nowhere lower above a nosing than was asked for, and at most two inches higher', () => {
    const spans = stairOf().bays.filter(({ span }) => span.id.includes('winder'))
    expect(spans).toHaveLength(4)
    for (const { span } of spans) {
      for (const { fromIn, topIn } of span.ground.treads) {
        const overIn = span.ground.lineIn(fromIn - 1.25) - topIn
        expect(overIn).toBeGreaterThan(-1e-6)
        expect(overIn).toBeLessThan(2)
      }
    }
  })

  test('climbs steeper inside than outside', () => {
    const slopes = stairOf().bays.map(({ span }) => span.ground.slopeDeg)
    // 22.93 inches over 24.49 inside, and over 96.49 outside
    expect(Math.round(slopes[1] ?? 0)).toBe(43)
    expect(Math.round(slopes[5] ?? 0)).toBe(13)
  })
})

describe('wedges', () => {
  test('cover the turn of an L: a square without the corner that lies before its narrow side', () => {
    fc.assert(
      fc.property(turningDesign(), (design) => {
        const stair = buildStair({ ...design, layout: 'l-winder' })
        const reachIn = (stair.segments[1]?.covers?.depthIn ?? 0) - design.widthIn
        const coveredIn = winderOf(stair).wedges.reduce((sum, wedge) => sum + areaIn(wedge), 0)
        expect(coveredIn).toBeCloseTo((design.widthIn + reachIn) ** 2 - reachIn ** 2, 4)
      }),
      { numRuns: 25 },
    )
  })

  test('cover the turn of a U: up to the far wall, without the well', () => {
    fc.assert(
      fc.property(turningDesign(), (design) => {
        const stair = buildStair({ ...design, layout: 'u-winder' })
        const { widthIn, wellIn } = design
        const deepIn = stair.segments[1]?.covers?.depthIn ?? 0
        const coveredIn = winderOf(stair).wedges.reduce((sum, wedge) => sum + areaIn(wedge), 0)
        expect(coveredIn).toBeCloseTo(
          deepIn * (2 * widthIn + wellIn) - (deepIn - widthIn) * wellIn,
          3,
        )
      }),
      { numRuns: 25 },
    )
  })

  test.each(['l-winder', 'u-winder'] as const)('of an %s lie over no other', (layout) => {
    fc.assert(
      fc.property(
        turningDesign(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (design, across, deep) => {
          const { wedges } = winderOf(buildStair({ ...design, layout }))
          const corners = wedges.flatMap(({ plan }) => plan)
          const [xs, zs] = [corners.map(([x]) => x), corners.map(([, z]) => z)]
          const at: PlanPoint = [
            Math.min(...xs) + across * (Math.max(...xs) - Math.min(...xs)),
            Math.min(...zs) + deep * (Math.max(...zs) - Math.min(...zs)),
          ]
          const under = wedges.filter(({ plan }) => isWithin(at, plan))
          expect(under.length).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 60 },
    )
  })
})

function turningDesign() {
  return anyDesign().map((design) => ({ ...design, risers: 20 }))
}

function areaIn({ plan }: { readonly plan: readonly PlanPoint[] }): number {
  return Math.abs(areaOf(plan))
}

/** Whether a place lies within an outline: a line from it to the right leaves it once more than it enters. */
function isWithin([x, y]: PlanPoint, outline: readonly PlanPoint[]): boolean {
  const crossed = outline.filter(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1]
    return y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)
  })
  return crossed.length % 2 === 1
}
