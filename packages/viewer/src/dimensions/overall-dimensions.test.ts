import { expect, test } from 'vitest'
import { wholeInView } from '../orbit/orbit.ts'
import { overallDimensions } from './overall-dimensions.ts'

const FRAME = { widthPx: 700, heightPx: 600 }
const POST = { least: [-1.75, 0, -1.75], most: [1.75, 48.5, 1.75] } as const
const RAIL = { least: [-15, 0, -1.125], most: [15, 2.375, 1.125] } as const
const SIDE = { azimuthDeg: 30, elevationDeg: 10 }

test('says all three sizes in inches with fractions and in millimetres', () => {
  const lines = overallDimensions(POST, wholeInView(POST, SIDE, FRAME, 76), FRAME)
  expect(lines.map(({ label }) => label.text)).toEqual([
    '3-1/2" (89)',
    '48-1/2" (1232)',
    '3-1/2" (89)',
  ])
})

test('leaves millimetres out where there is no room', () => {
  const phone = { widthPx: 390, heightPx: 340 }
  const lines = overallDimensions(POST, wholeInView(POST, SIDE, phone, 58), phone)
  expect(lines.map(({ label }) => label.text)).toContain('48-1/2"')
})

test('puts the height at the left, to be read from the right, and the widths below', () => {
  const view = wholeInView(POST, SIDE, FRAME, 76)
  const [width, height, depth] = overallDimensions(POST, view, FRAME)
  expect(height?.label.at[0]).toBeLessThan(350)
  expect(height?.label.turnDeg).toBeCloseTo(-90, -1)
  for (const line of [width, depth]) expect(line?.label.at[1]).toBeGreaterThan(500)
})

test('leaves out what points at the eye', () => {
  const front = wholeInView(POST, { azimuthDeg: 0, elevationDeg: 0 }, FRAME, 76)
  const texts = overallDimensions(POST, front, FRAME).map(({ label }) => label.text)
  expect(texts).toEqual(['3-1/2" (89)', '48-1/2" (1232)'])
})

test('says the whole length of what is shown as a piece, with a broken line', () => {
  const view = wholeInView(RAIL, SIDE, FRAME, 76)
  const lines = overallDimensions(RAIL, view, FRAME, 192)
  expect(lines[0]?.label.text).toBe('192" (4877)')
  expect(lines.map(({ isBroken }) => isBroken)).toEqual([true, false, false])
})

test('keeps a label beside a short line within the frame, and one of a long line in what is seen', () => {
  const whole = wholeInView(POST, SIDE, FRAME, 76)
  const near = { ...whole, distanceIn: whole.distanceIn / 4 }
  for (const { label } of overallDimensions(POST, near, FRAME)) {
    expect(label.at[0]).toBeGreaterThan(0)
    expect(label.at[0]).toBeLessThan(FRAME.widthPx)
  }
  expect(overallDimensions(POST, near, FRAME)[1]?.label.at[1]).toBeLessThan(FRAME.heightPx)
})
