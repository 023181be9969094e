import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from '../model/build-stair.ts'
import { presets } from '../presets/presets.ts'
import { TWISTS_AND_BASKETS } from '../testing/twists-and-baskets.ts'
import { anyDesign } from '../testing/any-design.ts'
import { drawingMarks } from './drawing-marks.ts'
import { elevationDrawings } from './elevation-drawing.ts'
import { planDrawing } from './plan-drawing.ts'
import { drawnBounds } from './stair-drawing.ts'

const straight = buildStair(TWISTS_AND_BASKETS)

describe('an elevation', () => {
  const [elevation] = elevationDrawings(straight)

  test('says rise, riser, run, tread, rail height, gap and bay', () => {
    expect(elevation?.dimensions.map(({ label }) => label)).toEqual([
      '107"',
      '7-5/8"',
      '130"',
      '10"',
      '35"',
      '2.83" gap',
      '129-1/2"',
    ])
  })

  test('shows every baluster and both newels', () => {
    const lines = elevation?.lines ?? []
    // 38 bars, and a basket more on every third.
    expect(lines.filter(({ of }) => of === 'baluster')).toHaveLength(38 + 12)
    expect(lines.filter(({ of }) => of === 'newel')).toHaveLength(2)
  })

  test('is made of every stretch of an L', () => {
    const titles = elevationDrawings(buildStair(presets[1]?.design ?? USUAL_DESIGN)).map(
      ({ title }) => title,
    )
    expect(titles).toEqual(['Lower flight, left side', 'Upper flight, left side'])
  })
})

test('a plan says how long and wide the flight is, and the whole', () => {
  const plan = planDrawing(buildStair({ ...USUAL_DESIGN, layout: 'u-landing', right: 'open' }))
  expect(plan.dimensions.map(({ label }) => label)).toEqual(['60"', '40"', '102-5/8"', '88"'])
})

test('a drawing fills its place on the sheet without leaving it', () => {
  const place = { x: 100, y: 50, width: 600, height: 400 }
  const view = drawingMarks(planDrawing(straight), place)
  const points = view.marks.flatMap((mark) =>
    mark.kind === 'figure'
      ? mark.paths.flatMap(({ start, parts }) => [start, ...parts.map(({ to }) => to)])
      : [],
  )
  for (const [x, y] of points) {
    expect(x).toBeGreaterThanOrEqual(100)
    expect(x).toBeLessThanOrEqual(700)
    expect(y).toBeGreaterThanOrEqual(50)
    expect(y).toBeLessThanOrEqual(450)
  }
})

test('any design can be drawn', () => {
  fc.assert(
    fc.property(anyDesign(), (design) => {
      const stair = buildStair(design)
      for (const drawing of [planDrawing(stair), ...elevationDrawings(stair)]) {
        if (drawing.lines.length === 0) continue
        const { leastIn, mostIn } = drawnBounds(drawing)
        expect([...leastIn, ...mostIn].every(Number.isFinite)).toBe(true)
      }
    }),
  )
})
