import { describe, expect, test } from 'vitest'
import { codeCheck } from '../code-check/code-check.ts'
import { IRC_2021 } from '../code-check/irc-2021.ts'
import { fittedDesign } from '../choices/fitted-design.ts'
import type { Design } from '../design/design.ts'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from '../model/build-stair.ts'
import { carpentry } from '../placements/carpentry.ts'

function stairOf(changes: Partial<Design> = {}) {
  return buildStair({ ...USUAL_DESIGN, layout: 'straight-level', balconyIn: 90, ...changes })
}

function upper(changes: Partial<Design>) {
  return codeCheck(stairOf(changes), IRC_2021).find(({ rule }) => rule.quantity === 'upper-guard')
}

describe('a flight that goes on as a level run', () => {
  test('shares one newel at its head: three stand where a stair and a balcony have four', () => {
    expect(stairOf({ balconyEnd: 'newel' }).newels.map(({ spot }) => spot.role)).toEqual([
      'start',
      'top',
      'end',
    ])
    const apart = (['straight', 'balcony'] as const).flatMap(
      (layout) => stairOf({ layout, balconyEnd: 'newel' }).newels,
    )
    expect(apart).toHaveLength(4)
  })

  test('has a guard of 36 inches on the upper floor, in line with the rail of the flight', () => {
    const { bays } = stairOf()
    expect(bays.map(({ span }) => [span.kind, span.floorIn])).toEqual([
      ['rake', 0],
      ['level', 107],
    ])
    const level = bays[1]
    const underIn = level?.rail.line[0]?.[1] ?? 0
    expect(underIn).toBeGreaterThan(107 + 33)
    expect(underIn).toBeLessThan(107 + 36)
  })

  test('ends 90 inches after the last riser, at a newel within that or at the wall', () => {
    const end = stairOf().bays.at(-1)?.span
    expect(end?.to.at).toBe('wall')
    // the newel at the head of thirteen treads of 10 inches keeps the gaps of the flight even
    const headIn = 130 + 90 - (end?.to.alongIn ?? 0)
    expect(headIn).toBeGreaterThan(130)
    expect(headIn).toBeLessThan(134)
  })

  test('puts a newel in the middle where eight feet are passed', () => {
    const roles = stairOf({ balconyIn: 150 }).newels.map(({ spot }) => spot.role)
    expect(roles).toEqual(['start', 'top', 'middle'])
  })

  test('stands on a floor as long as the run', () => {
    const floor = carpentry(stairOf()).find(({ kind }) => kind === 'floor')
    expect(Math.max(...(floor?.outline ?? []).map(([alongIn]) => alongIn))).toBe(130 + 90)
  })

  test('is checked as a guard of the level, too', () => {
    const rules = codeCheck(stairOf(), IRC_2021).map(({ rule }) => rule.quantity)
    expect(rules).toEqual(expect.arrayContaining(['guard-height-level', 'opening-level']))
  })

  test('answers for the edge upstairs, which a stair by itself leaves open to be told', () => {
    expect(upper({})?.verdict).toBe('pass')
    for (const layout of ['straight', 'l-landing', 'u-landing', 'u-winder'] as const) {
      expect(upper({ layout })?.verdict).toBe('not drawn')
    }
    expect(upper({ left: 'wall', right: 'wall' })).toBeUndefined()
    expect(upper({ layout: 'balcony' })).toBeUndefined()
  })

  test('is cut between posts, because no fitting of ours turns a rake level over a newel', () => {
    const { design, notes } = fittedDesign({
      ...USUAL_DESIGN,
      layout: 'straight-level',
      railSystem: 'over-the-post',
      newelId: 'n-4030',
    })
    expect(design.railSystem).toBe('post-to-post')
    expect(notes[0]).toMatch(/goes on as a level run/)
  })
})
