import { expect, test } from 'vitest'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { designLink, readDesignLink } from '../link/design-link.ts'
import { stairSummary } from '../summary/stair-summary.ts'
import { elevationDrawings } from './elevation-drawing.ts'
import { planDrawing } from './plan-drawing.ts'

const stair = buildStair({ ...USUAL_DESIGN, layout: 'l-winder' })

test('a plan shows every wedge and its nosing, the last with the inner corner in it', () => {
  const { lines } = planDrawing(stair)
  const outlines = lines.filter(({ of, isClosed }) => of === 'step' && isClosed)
  // two flights, three wedges, the ring at the foot
  expect(outlines).toHaveLength(2 + 3 + 1)
  // a wedge of four corners, one with inner and outer corner besides, one of four again
  expect(outlines.slice(0, 3).map(({ points }) => points.length)).toEqual([4, 6, 4])
})

test('elevations show the wedges from both sides of their corner', () => {
  expect(elevationDrawings(stair).map(({ title }) => title)).toEqual([
    'Lower flight, left side',
    'Winders, left side, 1 of 2',
    'Winders, left side, 2 of 2',
    'Upper flight, left side',
  ])
})

test('the summary says how many wedges there are, and after which riser', () => {
  expect(stairSummary(stair)[0]).toBe(
    'A stair with winders that turns to the left, 107" from floor to floor and 40" wide: 14 risers of 7-5/8" (7.643") and treads of 10", with 3 winders after riser 6.',
  )
})

test('a link keeps winders, and is short', () => {
  const design = { ...USUAL_DESIGN, layout: 'u-winder', winders: 4, winderNarrowIn: 7 } as const
  expect(designLink(design)).toBe('d=1&l=5&wc=4&wn=7')
  expect(readDesignLink(designLink(design))).toEqual({ ok: true, design })
})

test('a level run upstairs is drawn on its floor', () => {
  const level = buildStair({ ...USUAL_DESIGN, layout: 'straight-level', balconyIn: 80 })
  expect(elevationDrawings(level).map(({ title }) => title)).toEqual([
    'Flight, left side',
    'Upper floor, left side',
  ])
  expect(planDrawing(level).lines.some(({ of }) => of === 'floor')).toBe(true)
})
