import type { SpacePoint } from '@millrun/parts/geometry/space'
import { type ViewSize, eyeOf, seenAt } from '@millrun/viewer/orbit/orbit'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Design, HANDS, LAYOUTS } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { forwardOf, placeIn, rightOf } from '@millrun/stair/segments/frame'
import { buildStair } from '@millrun/stair/model/build-stair'
import { presets } from '@millrun/stair/presets/presets'
import { anyDesign } from '@millrun/stair/testing/any-design'
import type { Stair } from '@millrun/stair/model/stair'
import { houseAround } from '@millrun/stair/room/house/house-around'
import type { Wall } from '@millrun/stair/room/wall'
import { composedView } from './composed-view.ts'
import { stairHull } from '../stair-hull.ts'

const frames = [
  { widthPx: 1280, heightPx: 800 },
  { widthPx: 390, heightPx: 420 },
] as const

test('the whole stair lies within the frame of a desktop and of a phone', () => {
  fc.assert(
    fc.property(
      anyDesign(),
      fc.constantFrom(...frames),
      fc.boolean(),
      (design, frame, isPhotograph) => {
        const stair = buildStair(design)
        const { whole } = composedView(stair, frame, isPhotograph)
        for (const point of stairHull(stair)) {
          const [x, y] = seenAt(whole, frame, point)
          expect(x).toBeGreaterThan(0)
          expect(x).toBeLessThan(frame.widthPx)
          expect(y).toBeGreaterThan(0)
          // the buttons of a wide frame lie over its lower edge
          expect(y).toBeLessThan(frame.heightPx - (frame.widthPx < 600 ? 0 : 60))
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('a finished stair is seen from one place in all stages of a kind, so that its still fits them all', () => {
  const stages = {
    phone: [
      [390, 215],
      [412, 274],
      [540, 290],
    ],
    wide: [
      [880, 585],
      [966, 450],
      [1520, 735],
    ],
  } as const
  for (const { design } of presets) {
    const stair = buildStair(design)
    for (const sizes of Object.values(stages)) {
      const [first, ...others] = sizes.map(
        ([widthPx, heightPx]) => composedView(stair, { widthPx, heightPx }, false).whole,
      )
      for (const other of others) expect(other).toEqual(first)
    }
  }
})

test('a low and wide stair, seen from near by, is not hidden by the buttons', () => {
  const [frame] = frames
  const low = { totalRiseIn: 14, risers: 2, runOf: 'tread', runIn: 8, widthIn: 84 } as const
  const stair = buildStair({ ...USUAL_DESIGN, ...low, left: 'wall', right: 'wall' })
  const { whole } = composedView(stair, frame, true)
  const lowest = Math.max(...stairHull(stair).map((point) => seenAt(whole, frame, point)[1]))
  expect(lowest).toBeLessThan(740)
})

test('it is looked at within the angles that one may turn it to', () => {
  fc.assert(
    fc.property(anyDesign(), fc.constantFrom(...frames), (design, frame) => {
      const { whole, view } = composedView(buildStair(design), frame, false)
      expect(whole.azimuthDeg).toBeGreaterThanOrEqual(view.leastDeg)
      expect(whole.azimuthDeg).toBeLessThanOrEqual(view.mostDeg)
      expect(whole.elevationDeg).toBeGreaterThan(0)
    }),
  )
})

const sides = [
  ['open', 'wall'],
  ['wall', 'open'],
  ['open', 'open'],
  ['wall', 'wall'],
] as const

describe.each(LAYOUTS)('%s', (layout) => {
  test.each(HANDS)('turning %s, no wall stands before the stair when one comes to it', (turn) => {
    for (const [left, right] of sides) {
      for (const widthIn of [34, 42, 48]) {
        const design = { ...USUAL_DESIGN, layout, turn, left, right, widthIn }
        for (const frame of frames) expect(hidingWalls(design, frame)).toEqual([])
      }
    }
  })
})

function hidingWalls(design: Design, frame: ViewSize): readonly string[] {
  const stair = buildStair(design)
  const eye = eyeOf(composedView(stair, frame, false).whole)
  const { walls } = houseAround(stair)
  return railAndNewelTops(stair).flatMap((point) =>
    walls
      .filter((wall) => hides(wall, eye, point))
      .map(
        ({ part }) =>
          `${design.left} ${design.right} ${design.widthIn} ${frame.widthPx}: ${part} before ${point.join()}`,
      ),
  )
}

function railAndNewelTops({ newels, bays }: Stair): readonly SpacePoint[] {
  return [
    ...newels.map(({ spot, footIn, lengthIn }) =>
      placeIn(spot.frame, spot.alongIn, footIn + lengthIn, spot.rightIn),
    ),
    ...bays.flatMap(({ span, rail }) =>
      rail.line.map(([alongIn, upIn]) => placeIn(span.frame, alongIn, upIn, span.rightIn)),
    ),
  ]
}

/** Whether a wall is seen from its face and stands in the way, at least a hand's breadth before the point. */
function hides({ frame, lengthIn, up }: Wall, eye: SpacePoint, point: SpacePoint): boolean {
  const [forward, right] = [forwardOf(frame), rightOf(frame)]
  const out = ([x, , z]: SpacePoint) => (x - frame.xIn) * right[0] + (z - frame.zIn) * right[2]
  const [before, behind] = [out(eye), out(point)]
  if (before <= 0 || behind > -4) return false
  const share = before / (before - behind)
  const at = (axis: 0 | 1 | 2) => eye[axis] + (point[axis] - eye[axis]) * share
  const alongIn = (at(0) - frame.xIn) * forward[0] + (at(2) - frame.zIn) * forward[2]
  return alongIn > 0 && alongIn < lengthIn && at(1) > up[0] && at(1) < up[1]
}
