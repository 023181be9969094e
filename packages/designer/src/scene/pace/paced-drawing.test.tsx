import type { Orbit } from '@millrun/viewer/orbit/orbit'
import type { WebGLRenderer } from 'three'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pacedDrawing } from './paced-drawing.ts'
import type { Strip } from './strip-picture.ts'

const HERE: Orbit = { target: [0, 0, 0], azimuthDeg: 0, elevationDeg: 0, distanceIn: 300 }
const THERE: Orbit = { ...HERE, azimuthDeg: 40 }

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(window, { devicePixelRatio: 1 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A graphics card that takes as long for a picture as it is told, and writes down what it drew. */
function card(tookMs: number) {
  let isLost = false
  const ratios: number[] = []
  const drawn: { readonly azimuthDeg: number; readonly strip?: Strip | undefined }[] = []
  const context: WebGL2RenderingContext = Object.assign(Object.create(null), {
    TIMEOUT_EXPIRED: 1,
    fenceSync: () => ({ doneAtMs: performance.now() + tookMs }),
    clientWaitSync: ({ doneAtMs }: { doneAtMs: number }) => (performance.now() < doneAtMs ? 1 : 2),
    deleteSync: () => undefined,
    flush: () => undefined,
    isContextLost: () => isLost,
  })
  const renderer: WebGLRenderer = Object.assign(Object.create(null), {
    setPixelRatio: (ratio: number) => void ratios.push(ratio),
    setRenderTarget: () => undefined,
    render: () => undefined,
  })
  let asked = 0
  let sharp = 0
  let goal = HERE
  const drawing = pacedDrawing({
    context,
    renderer,
    size: () => ({ widthPx: 1000, heightPx: 600 }),
    render: ({ azimuthDeg }, strip) => void drawn.push({ azimuthDeg, strip }),
    isStill: (orbit) => orbit === goal,
    again: () => (asked += 1),
    onSharp: () => (sharp += 1),
  })
  return {
    drawing,
    drawn,
    ratios,
    asked: () => asked,
    sharp: () => sharp,
    lose: () => (isLost = true),
    goTo: (orbit: Orbit) => (goal = orbit),
  }
}

test('begins with a small picture, and ends with one that is as sharp as the screen', () => {
  const { drawing, drawn, ratios, asked, sharp } = card(80)
  drawing.draw(HERE)
  expect(drawn).toEqual([{ azimuthDeg: 0 }])
  expect(ratios).toEqual([0.5])
  expect(sharp()).toBe(0)
  vi.runAllTimers()
  // one strip below the other, a twentieth of 600 rows first; the small picture is seen until all are there
  const strips = drawn.slice(1).flatMap(({ strip }) => strip ?? [])
  expect(strips[0]).toEqual({ widthPx: 1000, heightPx: 600, fromPx: 0, rowsPx: 30 })
  for (const [at, { fromPx, rowsPx }] of strips.entries()) {
    expect(fromPx + rowsPx).toBe(strips[at + 1]?.fromPx ?? 600)
  }
  expect(strips.length).toBeLessThanOrEqual(20)
  expect(ratios).toEqual([0.5, 1])
  expect(sharp()).toBe(1)
  expect(asked()).toBe(0)
})

test('while the card is busy nothing is drawn; then it is asked for where the eye is by then', () => {
  const { drawing, drawn, asked, goTo } = card(80)
  drawing.draw(HERE)
  goTo(THERE)
  drawing.draw({ ...HERE, azimuthDeg: 20 })
  drawing.draw({ ...HERE, azimuthDeg: 30 })
  expect(drawn).toHaveLength(1)
  vi.advanceTimersByTime(100)
  expect([drawn.length, asked()]).toEqual([1, 1])
  drawing.draw(THERE)
  expect(drawn).toHaveLength(2)
})

test('whoever moves on stops what was being sharpened', () => {
  const { drawing, drawn, goTo } = card(80)
  drawing.draw(HERE)
  vi.advanceTimersByTime(200)
  const strips = drawn.length
  expect(strips).toBeGreaterThan(1)
  goTo(THERE)
  drawing.draw(THERE)
  vi.runAllTimers()
  expect(new Set(drawn.slice(strips).map(({ azimuthDeg }) => azimuthDeg))).toEqual(new Set([40]))
})

test('a picture to keep is 1920 across, whatever the card can follow', () => {
  const { drawing, drawn, ratios, asked } = card(80)
  drawing.drawLarge(THERE)
  expect([drawn, ratios]).toEqual([[{ azimuthDeg: 40 }], [1.92]])
  // what is seen goes back to its size
  expect(asked()).toBe(1)
})

test('nothing is waited for on a card that was taken away, nor once it is stopped', () => {
  const lost = card(80)
  lost.drawing.draw(HERE)
  lost.lose()
  vi.runAllTimers()
  expect(lost.drawn).toHaveLength(1)
  const stopped = card(80)
  stopped.drawing.draw(HERE)
  stopped.drawing.stop()
  expect(vi.getTimerCount()).toBe(0)
})
