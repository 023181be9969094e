import { FITTING_GUIDE } from '@millrun/catalogue/families/fittings/fitting-guide'
import { expect, test } from 'vitest'
import { scenePictures } from '../scene-pictures.ts'
import { guidePlaces } from './guide-drawing.ts'

const places = guidePlaces()
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

test('nothing is filled over the fittings in their wood', async () => {
  const [guide] = await scenePictures()
  const afterThePicture = guide?.svg.split('<image')[1] ?? ''
  expect(afterThePicture).toContain('data:image/webp')
  expect(afterThePicture).not.toMatch(/fill="#/)
})
