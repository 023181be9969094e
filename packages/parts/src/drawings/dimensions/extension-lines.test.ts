import { expect, test } from 'vitest'
import { extensionLines } from './extension-lines.ts'
import type { SpanLine } from './span-line.ts'

const span = { from: 100, to: 300, at: 50, label: '9"', runs: 'horizontally' } satisfies SpanLine

const lines = (...spans: readonly SpanLine[]) =>
  extensionLines(spans, 10).flatMap((mark) =>
    mark.kind === 'figure' ? mark.paths.map(({ start, parts }) => [start, parts[0]?.to]) : [],
  )

test('lead from the part over the dimension line, one for both dimensions that end there', () => {
  const overall = { ...span, to: 600, at: 88 }
  expect(lines(span, overall)).toEqual([
    [
      [100, 10],
      [100, 93],
    ],
    [
      [300, 10],
      [300, 55],
    ],
    [
      [600, 10],
      [600, 93],
    ],
  ])
})

test('reach back as far as the farther of two dimensions before the part', () => {
  const before = { ...span, at: -30 }
  expect(lines(before, { ...before, to: 600, at: -68 })).toEqual([
    [
      [100, -73],
      [100, 10],
    ],
    [
      [300, -35],
      [300, 10],
    ],
    [
      [600, -73],
      [600, 10],
    ],
  ])
})

test('stop for a label that is wider than its span, and go on beyond it', () => {
  const narrow = { ...span, to: 120, label: '1-1/4" (32)' }
  // The label stands 5 + 14 above its line: its foot is at 31, its head at 17.
  expect(lines(narrow)).toEqual([
    [
      [100, 10],
      [100, 17],
    ],
    [
      [100, 34],
      [100, 55],
    ],
    [
      [120, 10],
      [120, 17],
    ],
    [
      [120, 34],
      [120, 55],
    ],
  ])
})
