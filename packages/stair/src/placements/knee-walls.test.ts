import { describe, expect, test } from 'vitest'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from '../model/build-stair.ts'
import { kneeWalls } from './knee-walls.ts'
import { winderStrings } from './winder-strings.ts'

const closed = buildStair({ ...USUAL_DESIGN, layout: 'l-winder', footing: 'knee-wall' })
const open = buildStair({ ...USUAL_DESIGN, layout: 'l-winder' })

describe('beside wedges', () => {
  test('a low wall stands under every stretch of rail, and none where balusters stand on treads', () => {
    expect(kneeWalls(closed)).toHaveLength(2)
    expect(kneeWalls(open)).toEqual([])
  })

  test('its top is as far above the line of the nosings as was asked for', () => {
    const [wall] = kneeWalls(closed)
    const [span] = closed.bays.flatMap((bay) => (bay.span.id === 'left-winder-1' ? [bay.span] : []))
    const highest = Math.max(...(wall?.outline ?? []).map(([, upIn]) => upIn))
    expect(highest).toBeCloseTo((span?.ground.lineIn(span.to.alongIn) ?? 0) + 5, 6)
  })

  test('boards carry them on all sides: two inside and two outside of an L', () => {
    const strings = open.segments.flatMap(winderStrings)
    expect(strings.map(({ kind }) => kind)).toEqual([
      'stringer',
      'stringer',
      'stringer',
      'stringer',
    ])
    // three-quarters of an inch thick, within the stair
    expect(strings.map(({ fromRightIn, toRightIn }) => [fromRightIn, toRightIn])).toEqual([
      [0, 0.75],
      [0, 0.75],
      [-0.75, 0],
      [-0.75, 0],
    ])
  })

  test('the boards reach under every wedge, an inch below its top', () => {
    const [first] = open.segments.flatMap(winderStrings)
    const { riseIn } = open.steps
    const tops = (first?.outline ?? []).map(([, upIn]) => upIn)
    expect(Math.max(...tops)).toBeCloseTo(7 * riseIn - 1, 6)
  })
})

test('a landing takes no such boards', () => {
  const stair = buildStair({ ...USUAL_DESIGN, layout: 'l-landing', footing: 'knee-wall' })
  expect(stair.segments.flatMap(winderStrings)).toEqual([])
  expect(kneeWalls(stair)).toEqual([])
})
