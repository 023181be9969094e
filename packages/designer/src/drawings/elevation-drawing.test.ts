import { expect, test } from 'vitest'
import type { Design } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { elevationDrawings } from './elevation-drawing.ts'
import type { DrawnLine, DrawnPoint, DrawnThing, StairDrawing } from './stair-drawing.ts'

// Fourteen risers of 107/14 = 7.643 inches and thirteen treads of 10.
const RISE_IN = 107 / 14

function elevations(edit: Partial<Design> = {}): ReadonlyMap<string, StairDrawing> {
  const drawings = elevationDrawings(buildStair({ ...USUAL_DESIGN, ...edit }))
  return new Map(drawings.map((drawing) => [drawing.title, drawing]))
}

/** The only line of a thing in an elevation. */
function theLine(drawing: StairDrawing | undefined, thing: DrawnThing): DrawnLine['points'] {
  const [line, ...others] = drawing?.lines.filter(({ of }) => of === thing) ?? []
  if (line === undefined || others.length > 0) throw new Error(`not one ${thing}`)
  return line.points
}

/** How high the line through two corners runs at a place. */
function heightAt([from, to]: readonly [DrawnPoint, DrawnPoint], alongIn: number): number {
  return from[1] + ((alongIn - from[0]) / (to[0] - from[0])) * (to[1] - from[1])
}

function topEdge(drawing: StairDrawing | undefined): readonly [DrawnPoint, DrawnPoint] {
  const [, , right, left] = theLine(drawing, 'rail')
  if (left === undefined || right === undefined) throw new Error('no rail')
  return [left, right]
}

const labels = (drawing: StairDrawing | undefined) =>
  drawing?.dimensions.map(({ label }) => label) ?? []

test.each([34, 38])('a rail of %s inches stands so high above every nosing', (railHeightIn) => {
  const top = topEdge(elevations({ railHeightIn }).get('Flight, left side'))
  for (const step of [1, 4, 13]) {
    const nosingIn = (step - 1) * 10 - 1.25
    expect(heightAt(top, nosingIn)).toBeCloseTo(step * RISE_IN + railHeightIn, 6)
  }
})

test('a rail of 2-3/8" is 2.99" thick on this slope, and reaches from newel to newel', () => {
  const [low, , , high] = theLine(elevations().get('Flight, left side'), 'rail')
  // 10 level for 12.586 along the slope
  expect((high?.[1] ?? 0) - (low?.[1] ?? 0)).toBeCloseTo(2.375 * 1.2586, 3)
  const [left, right] = topEdge(elevations().get('Flight, left side'))
  // what is between the newels' centers, less half of each newel of 3
  expect(right[0] - left[0]).toBeCloseTo(131.36 - 3, 2)
})

test('a low wall of 5 inches runs 5 above the nosings, and fills what is below', () => {
  const wall = theLine(elevations({ footing: 'knee-wall' }).get('Flight, left side'), 'wall')
  // at the face of a riser the line of the nosings is an eighth of a riser higher than the tread there
  const lineIn = 1.125 * RISE_IN
  expect(wall.flat()).toEqual(
    [0, 0, 130, 13 * RISE_IN, 130, 13 * RISE_IN + lineIn + 5, 0, lineIn + 5].map((at) =>
      expect.closeTo(at, 6),
    ),
  )
})

test('a landing parts 14 risers into halves, told above the floor that each begins on', () => {
  const [lower, upper] = ['Lower flight, left side', 'Upper flight, left side'].map((title) =>
    elevations({ layout: 'l-landing', left: 'open' }).get(title),
  )
  // seven of 7.643, and six treads
  for (const flight of [lower, upper]) {
    expect(labels(flight).slice(0, 4)).toEqual(['53-1/2"', '7-5/8"', '60"', '10"'])
  }
  const [rise] = upper?.dimensions ?? []
  expect([rise?.from[1], rise?.to[1]]).toEqual([expect.closeTo(53.5), expect.closeTo(107)])
})

test('three winders take two risers of their own: six lead up to them and six on', () => {
  const drawings = elevations({ layout: 'l-winder' })
  const upper = drawings.get('Upper flight, left side')
  expect(labels(drawings.get('Lower flight, left side')).slice(0, 3)).toEqual([
    '45-7/8"',
    '7-5/8"',
    '50"',
  ])
  expect(upper?.dimensions[0]?.from[1]).toBeCloseTo(8 * RISE_IN)
  // a wedge of 6 on the newel's side, and the corner of the next one, 6 across: 6 + 6/√2
  expect(labels(drawings.get('Winders, left side, 1 of 2'))).toContain('10-1/4" o.c.')
})

test('the rail of a level run is 36 above its floor, from its newel to the wall', () => {
  const upstairs = elevations({ layout: 'straight-level', balconyIn: 80 }).get(
    'Upper floor, left side',
  )
  const rail = theLine(upstairs, 'rail')
  expect(Math.max(...rail.map(([, upIn]) => upIn))).toBeCloseTo(107 + 36)
  // one end is at a wall, so that nothing runs from center to center
  expect(labels(upstairs)).toEqual(['36"', '3.86" gap', '78-7/8"'])
})

test('a rail that stays is drawn as high as it was measured', () => {
  const kept = elevations({ job: 'keep-rail', existingRailIn: 36.5 }).get('Flight, left side')
  expect(labels(kept)).toContain('36-1/2"')
  expect(heightAt(topEdge(kept), 28.75)).toBeCloseTo(4 * RISE_IN + 36.5, 6)
})
