import { expect, test } from 'vitest'
import type { Design } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { planDrawing } from './plan-drawing.ts'
import type { DrawnLine, DrawnPoint } from './stair-drawing.ts'

function plan(edit: Partial<Design>): readonly DrawnLine[] {
  return planDrawing(buildStair({ ...USUAL_DESIGN, ...edit })).lines
}

const rounded = (points: readonly DrawnPoint[] | undefined) =>
  points?.map((point) => point.map((at) => Math.round(at * 100) / 100 + 0))

test.each([
  ['left', 1],
  ['right', -1],
] as const)('one who turns %s on winders goes round the corner in the middle', (turn, side) => {
  const way = plan({ layout: 'l-winder', turn }).find(({ of }) => of === 'centre')?.points
  // five treads, half of the width of 40, and the narrow side of the turn: 6 + 6/√2 = 10.24
  expect(rounded(way)).toEqual([
    [0, 0],
    [50, 0],
    [80.24, 0],
    [80.24, 30.24 * side],
    [80.24, 80.24 * side],
  ])
})

test('wedges are 6 at their narrow ends, and share out the line that is a foot from there', () => {
  const first = plan({ layout: 'l-winder' }).find(
    ({ of, isClosed, points }) => of === 'step' && isClosed && points.length === 4,
  )
  // That line is 10.24 straight, a quarter of a circle of 12, and 10.24 again: in three chords, 12.86 each. The
  // riser through 6 on the narrow side and (12.86, 11.71) on the line meets the wide side, 40 out, at 29.43.
  expect(rounded(first?.points)).toEqual([
    [50, 20],
    [50, -20],
    [79.43, -20],
    [56, 20],
  ])
})

test('walls stand beside what is not open: studs and boards are 4-1/2 thick', () => {
  expect(plan({ left: 'open', right: 'open' }).filter(({ of }) => of === 'wall')).toEqual([])
  const [right, ...others] = plan({}).filter(({ of }) => of === 'wall')
  expect(others).toEqual([])
  expect(rounded(right?.points)).toEqual([
    [0, -20],
    [0, -24.5],
    [130, -24.5],
    [130, -20],
  ])
})

test('every riser has its nosing, an inch and a quarter in front of it', () => {
  const nosings = plan({}).filter(
    ({ of, isClosed, points }) => of === 'step' && !isClosed && points.length === 2,
  )
  const alongs = nosings.map(({ points: [from] }) => from?.[0])
  expect(alongs).toEqual(Array.from({ length: 14 }, (_, riser) => 10 * riser - 1.25))
})

test('a balcony is told once as long as it is, and not as a stair', () => {
  const { dimensions, lines } = planDrawing(
    buildStair({ ...USUAL_DESIGN, layout: 'balcony', balconyIn: 96 }),
  )
  expect(dimensions[0]?.label).toBe('96"')
  expect(lines.some(({ of }) => of === 'centre')).toBe(false)
})
