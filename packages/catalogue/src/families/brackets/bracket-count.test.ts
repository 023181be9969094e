import { expect, test } from 'vitest'
import { bracketsAlong, bracketsUnder, COUNTED_BY } from './bracket-count.ts'
import { brackets } from './brackets.ts'

/** A foot is left at each end, and what is between is parted into at most four feet. */
test.each([
  // Ten feet between them: four, four and two.
  [144, 4],
  // Six: four and two.
  [96, 3],
  // Exactly four, and a sixteenth more.
  [72, 2],
  [72.0625, 3],
  // Fourteen: four, four, four and two.
  [192, 5],
  // Exactly sixteen.
  [216, 5],
])('a rail of %d inches has %i brackets', (railIn, count) => {
  expect(bracketsAlong(railIn)).toBe(count)
})

test('the shortest rail has two', () => {
  expect([1, 12, 24, 48].map(bracketsAlong)).toEqual([2, 2, 2, 2])
})

test('an open tread has two', () => {
  expect([1, 12].map(bracketsUnder)).toEqual([2, 24])
})

test.each(brackets.map((bracket) => [bracket.id, bracket] as const))(
  '%s is counted by treads exactly where it carries one',
  (_, { kind, shape }) => {
    expect(COUNTED_BY[kind] === 'treads').toBe(shape.kind === 'tread-bracket')
  },
)

test('every bracket that is screwed into studs says how far apart', () => {
  for (const { kind, specifications } of brackets) {
    if (COUNTED_BY[kind] !== 'rail') continue
    expect(specifications['Spacing']).toBe('Into studs, 3 to 4 feet apart; check your local code')
  }
})
