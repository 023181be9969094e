import { expect, test } from 'vitest'
import { fittedOrbit } from './fitted-orbit.ts'
import { seenAt } from './orbit.ts'

const frame = { widthPx: 1000, heightPx: 800 }
const edges = { sidesPx: 100, topPx: 50, bottomPx: 120 }
const side = { azimuthDeg: 40, elevationDeg: 20 }

test('what is wide touches the clear edges at both sides, however near it is', () => {
  const points = [
    [0, 0, 0],
    [90, 4, -3],
    [2, 10, 60],
  ] as const
  const orbit = fittedOrbit(points, side, frame, edges)
  const xs = points.map((point) => seenAt(orbit, frame, point)[0])
  expect(Math.min(...xs)).toBeCloseTo(100, 6)
  expect(Math.max(...xs)).toBeCloseTo(900, 6)
})

test('what is tall touches the upper and the lower clear edge', () => {
  const points = [
    [0, 0, 0],
    [3, 96, 2],
  ] as const
  const orbit = fittedOrbit(points, side, frame, edges)
  const ys = points.map((point) => seenAt(orbit, frame, point)[1])
  expect(Math.min(...ys)).toBeCloseTo(50, 6)
  expect(Math.max(...ys)).toBeCloseTo(680, 6)
})
