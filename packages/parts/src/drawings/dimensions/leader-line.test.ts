import { expect, test } from 'vitest'
import type { Mark } from '../marks/mark.ts'
import { leaderLines } from './leader-line.ts'

/** Heights at which the leaders turn, from right to left. */
const heights = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.kind === 'figure' ? mark.paths.map(({ start }) => start[1]) : []))

test('a label that would cross the line to its right goes up a level', () => {
  const leaders = [
    { tip: [100, 300], label: '6" radius' },
    { tip: [130, 300], label: '4" cap' },
  ] as const
  expect(heights(leaderLines(leaders, 200, Infinity))).toEqual([200, 176])
})

test('leaders that stand far apart share one level', () => {
  const leaders = [
    { tip: [100, 300], label: '6" radius' },
    { tip: [400, 300], label: '4" cap' },
  ] as const
  expect(heights(leaderLines(leaders, 200, Infinity))).toEqual([200, 200])
})

test('a line stops for a label that it cannot help crossing', () => {
  const leaders = [
    { tip: [100, 300], label: '7" twist' },
    { tip: [170, 300], label: '3/4" pin' },
  ] as const
  // The pin's label runs to the left across x = 100, on the lower level: from 191 to 208 with its room.
  const [pinLine, , above, below] = leaderLines(leaders, 200, 200)
  expect(pinLine).toMatchObject({ arrows: 'end' })
  expect(above).toMatchObject({
    paths: [{ parts: [{ to: [100, 176] }, { to: [100, 191] }] }],
  })
  expect(below).toMatchObject({
    paths: [{ start: [100, 208], parts: [{ to: [100, 300] }] }],
    arrows: 'end',
  })
})
