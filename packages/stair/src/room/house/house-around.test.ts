import { describe, expect, test } from 'vitest'
import { type Design, LAYOUTS } from '../../design/design.ts'
import { USUAL_DESIGN } from '../../design/usual-design.ts'
import { buildStair } from '../../model/build-stair.ts'
import { houseAround } from './house-around.ts'

function houseOf(changes: Partial<Design>) {
  return houseAround(buildStair({ ...USUAL_DESIGN, ...changes }))
}

function deckFrom(changes: Partial<Design>) {
  return houseOf(changes).decks[0]?.along[0]
}

describe('the house around a stair', () => {
  test.each(LAYOUTS)('of the shape %s has walls', (layout) => {
    expect(houseOf({ layout }).walls.length).toBeGreaterThan(0)
  })

  test('is a storey higher than the upper floor', () => {
    expect(houseOf({ layout: 'l-winder' }).ceilingIn).toBe(107 + 100)
  })

  test('has the passage of an L where its upper flight ends, also after winders', () => {
    for (const layout of ['l-landing', 'l-winder'] as const) {
      const stair = buildStair({ ...USUAL_DESIGN, layout })
      const { decks } = houseAround(stair)
      const upper = stair.flights[1]
      const headIn = (upper?.frame.zIn ?? 0) - (upper?.lengthIn ?? 0)
      // it turns to the left, away from z: the floor that the carpenter lays is 48 deep
      expect(decks[0]?.across[1]).toBeCloseTo(headIn - 48, 6)
    }
  })

  test('leaves the floor upstairs open as far as a level run goes', () => {
    expect(deckFrom({ layout: 'straight' })).toBe(130 + 48)
    expect(deckFrom({ layout: 'straight-level', balconyIn: 90 })).toBe(130 + 90)
  })
})
