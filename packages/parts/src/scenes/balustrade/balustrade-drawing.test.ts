import { FITTING_GUIDE } from '@millrun/catalogue/fitting-guide'
import { expect, test } from 'vitest'
import { balustradePlaces } from './balustrade-drawing.ts'

const places = balustradePlaces()
const hotspots = [...new Set(Object.values(FITTING_GUIDE).flatMap((entry) => entry.hotspots))]

test.each(hotspots.map((hotspot) => [hotspot.part, hotspot] as const))(
  'the hotspot of the %s lies on it',
  (part, { xPercent, yPercent }) => {
    const [x, y] = places.get(part) ?? [Number.NaN, Number.NaN]
    expect(Math.abs(xPercent - x)).toBeLessThan(0.6)
    expect(Math.abs(yPercent - y)).toBeLessThan(0.6)
  },
)

test('the drawing has the parts that the guide explains', () => {
  expect([...places.keys()]).toEqual([
    'volute',
    'gooseneck',
    'landing cap',
    'tandem cap',
    'quarter turn',
    'drop end',
    'over-easing',
    'returned end',
    'easing',
    'rosette',
    'bracket',
  ])
})
