import type { Mark } from '@millrun/parts/drawings/marks/mark'
import { SHEET } from '@millrun/parts/drawings/sheet/sheet'
import { clashes, drawnWords } from '@millrun/parts/testing/drawn-words'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LAYOUTS } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { drawingSheets } from '../files/drawing-sheets.ts'
import { buildStair } from '@millrun/stair/model/build-stair'
import { presets } from '@millrun/stair/presets/presets'
import { TWISTS_AND_BASKETS } from '../testing/twists-and-baskets.ts'
import { anyDesign } from '@millrun/stair/testing/any-design'
import { drawingMarks } from './drawing-marks.ts'
import { elevationDrawings } from './elevation-drawing.ts'
import { planDrawing } from './plan-drawing.ts'
import type { DrawnThing, StairDrawing } from './stair-drawing.ts'

const straight = buildStair(TWISTS_AND_BASKETS)

describe('an elevation', () => {
  const [elevation] = elevationDrawings(straight)

  test('says rise, riser, run, tread, rail height, gap and how far its newels are apart', () => {
    expect(elevation?.dimensions.map(({ label }) => label)).toEqual([
      '107"',
      '7-5/8"',
      '130"',
      '10"',
      '35"',
      '2.83" gap',
      '131-3/8" o.c.',
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

test('stretches of one name are numbered as one comes to them', () => {
  const u = buildStair({ ...USUAL_DESIGN, layout: 'u-landing', left: 'wall', right: 'open' })
  expect(elevationDrawings(u).map(({ title }) => title)).toEqual([
    'Lower flight, right side',
    'Landing, right side, 1 of 3',
    'Landing, right side, 2 of 3',
    'Landing, right side, 3 of 3',
    'Upper flight, right side',
  ])
})

test('the widest gap is written clear of the height of the rail', () => {
  const designs = [
    ...presets.map(({ design }) => design),
    {
      ...USUAL_DESIGN,
      layout: 'u-landing' as const,
      left: 'wall' as const,
      right: 'open' as const,
    },
  ]
  const apart = designs.flatMap((design) =>
    elevationDrawings(buildStair(design)).map(({ dimensions }) => {
      const height = dimensions.find(
        ({ runs, from, atIn }) => runs === 'vertically' && from[0] === atIn,
      )
      const gap = dimensions.find(({ label }) => label.endsWith('gap'))
      return Math.abs(((gap?.from[0] ?? 0) + (gap?.to[0] ?? 0)) / 2 - (height?.atIn ?? 0))
    }),
  )
  expect(Math.min(...apart)).toBeGreaterThan(6)
})

test('a plan shows the way up over the landing, and the wall between the flights of a U', () => {
  const { lines } = planDrawing(
    buildStair({ ...USUAL_DESIGN, layout: 'u-landing', left: 'wall', right: 'open' }),
  )
  const way = lines.find(({ of }) => of === 'centre')?.points
  // 6 treads of 10 up, half the landing's 40, over to the other flight, which begins 48 to the left, and back.
  expect(way?.slice(0, 5)).toEqual([
    [0, 0],
    [60, 0],
    [80, 0],
    [80, 48],
    [60, 48],
  ])
  const walls = lines.filter(({ of }) => of === 'wall')
  expect(walls).toHaveLength(2)
  expect(walls[0]?.points.map(([, y]) => y)).toEqual([20, 28, 28, 20])
})

test('a plan says how long and wide the flight is, and the whole', () => {
  const plan = planDrawing(buildStair({ ...USUAL_DESIGN, layout: 'u-landing', right: 'open' }))
  expect(plan.dimensions.map(({ label }) => label)).toEqual(['60"', '40"', '102-5/8"', '88"'])
})

test('a drawing fills its place on the sheet without leaving it', () => {
  const place = { x: 100, y: 50, width: 600, height: 400 }
  for (const drawing of [planDrawing(straight), ...elevationDrawings(straight)]) {
    const { left, right, top, bottom } = reachOf(drawingMarks(drawing, place).marks)
    expect(Math.min(left - 100, 700 - right, top - 50, 450 - bottom)).toBeGreaterThan(0)
    // 24 are left for numbers on each side, of which lines that lead to them take a few.
    const spare = Math.min(left - 100 + 700 - right, top - 50 + 450 - bottom)
    expect(spare).toBeGreaterThan(35)
    expect(spare).toBeLessThanOrEqual(48)
  }
})

function reachOf(marks: readonly Mark[]) {
  const points = marks.flatMap((mark) =>
    mark.kind === 'figure'
      ? mark.paths.flatMap(({ start, parts }) => [start, ...parts.map(({ to }) => to)])
      : [],
  )
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

test.each(presets)('no number lies on another or under a line: $name', ({ design }) => {
  for (const layout of LAYOUTS) {
    for (const { title, marks } of drawingSheets(buildStair({ ...design, layout }))) {
      expect(drawnWords(marks).length).toBeGreaterThan(10)
      expect(clashes(marks), `${layout}, ${title}`).toEqual([])
    }
  }
})

test('what has no room for its number is not written over its neighbours', () => {
  const [drawing] = elevationDrawings(straight)
  if (drawing === undefined) throw new Error('no elevation')
  const said = (width: number, height: number) =>
    drawingMarks(drawing, { x: 0, y: 0, width, height }).marks.flatMap((mark) =>
      mark.kind === 'words' ? [mark.text] : [],
    )
  expect(said(360, 290)).not.toContain('7-5/8"')
  expect(said(360, 290)).toContain('107"')
  expect(said(900, 700)).toContain('7-5/8"')
})

test('any design can be drawn, with every baluster and rail of it', () => {
  fc.assert(
    fc.property(anyDesign(), (design) => {
      const stair = buildStair(design)
      const elevations = elevationDrawings(stair)
      expect(elevations).toHaveLength(stair.bays.length)
      for (const [index, drawing] of elevations.entries()) {
        const balusters = stair.bays[index]?.balusters ?? []
        expect(countOf(drawing, 'baluster')).toBeGreaterThanOrEqual(balusters.length)
        expect(countOf(drawing, 'rail')).toBeGreaterThan(0)
      }
      const plan = planDrawing(stair)
      const balusters = stair.bays.flatMap((bay) => bay.balusters)
      expect(countOf(plan, 'baluster')).toBe(balusters.length)
      for (const { lines } of [plan, ...elevations]) {
        expect(lines).not.toEqual([])
        const numbers = lines.flatMap(({ points }) => points.flat())
        expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([])
      }
    }),
  )
})

function countOf({ lines }: StairDrawing, thing: DrawnThing): number {
  return lines.filter(({ of }) => of === thing).length
}

test('any design says what it says within the frame of its sheet', () => {
  const { width, height, margin } = SHEET
  fc.assert(
    fc.property(anyDesign(), (design) => {
      for (const { marks } of drawingSheets(buildStair(design))) {
        const strays = drawnWords(marks).filter(({ left, right, top, bottom }) => {
          const isAcross = left > margin && right < width - margin
          return !(isAcross && top > margin && bottom < height - margin)
        })
        expect(strays).toEqual([])
      }
    }),
  )
})
