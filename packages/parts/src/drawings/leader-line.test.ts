import { expect, test } from 'vitest'
import type { Mark } from './mark.ts'
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
