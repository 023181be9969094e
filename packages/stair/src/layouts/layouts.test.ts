import { describe, expect, test } from 'vitest'
import { LAYOUTS } from '../design/design.ts'
import { hasFlight, hasTurn, layoutOf } from './layouts.ts'

function those(is: typeof hasTurn) {
  return LAYOUTS.filter((layout) => is({ layout }))
}

describe('of all layouts', () => {
  test('four turn', () => {
    expect(those(hasTurn)).toEqual(['l-landing', 'u-landing', 'l-winder', 'u-winder'])
  })

  test('only a balcony has no flight', () => {
    expect(LAYOUTS.filter((layout) => !hasFlight({ layout }))).toEqual(['balcony'])
  })

  test('the first four keep their numbers, which links carry', () => {
    expect(LAYOUTS.slice(0, 4)).toEqual(['straight', 'l-landing', 'u-landing', 'balcony'])
  })
})

test('a layout says which way it turns', () => {
  expect(layoutOf({ layout: 'l-winder' }).words({ turn: 'right' })).toBe(
    'A stair with winders that turns to the right',
  )
})

function asked(layout: (typeof LAYOUTS)[number]) {
  return layoutOf({ layout }).segments.flatMap(({ measures }) => measures)
}

test('a U asks for its well, an L does not', () => {
  expect(asked('u-winder')).toContain('wellIn')
  expect(asked('l-winder')).not.toContain('wellIn')
  expect(asked('straight-level')).toContain('balconyIn')
})
