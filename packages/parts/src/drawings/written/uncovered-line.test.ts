import { expect, test } from 'vitest'
import { coverOf } from './cover.ts'
import { uncoveredLine } from './uncovered-line.ts'

const square = [
  [10, 10],
  [20, 10],
  [20, 20],
  [10, 20],
] as const
const DRAWN = { rule: 'nonzero', hidesEdge: true } as const

test('leaves out what a nearer figure hides', () => {
  const line = [
    [0, 15],
    [30, 15],
  ] as const
  expect(uncoveredLine(line, [coverOf([square], DRAWN)])).toEqual([
    [
      [0, 15],
      [10, 15],
    ],
    [
      [20, 15],
      [30, 15],
    ],
  ])
})

test('does not draw an edge twice', () => {
  const line = [
    [5, 10],
    [25, 10],
  ] as const
  const found = uncoveredLine(line, [coverOf([square], DRAWN)])
  expect(found.map((part) => part.map(([x]) => x))).toEqual([
    [5, 10],
    [20, 25],
  ])
  const bare = coverOf([square], { ...DRAWN, hidesEdge: false })
  expect(uncoveredLine(line, [bare]).flat()).toHaveLength(2)
})

test('keeps to its window', () => {
  const line = [
    [0, 5],
    [15, 5],
    [15, 40],
  ] as const
  const window = { x: 10, y: 0, width: 20, height: 20 }
  expect(uncoveredLine(line, [], window)).toEqual([
    [
      [10, 5],
      [15, 5],
      [15, 20],
    ],
  ])
})
