import { expect, test } from 'vitest'
import { pathHull } from '../../testing/path-hull.ts'
import { type TermText, TERMS } from './terms.ts'

const terms: readonly (readonly [string, TermText])[] = Object.entries(TERMS)

test.each(terms)('%s is explained in one sentence', (_, { sentence }) => {
  expect(sentence).toMatch(/^[A-Z].*\.$/)
  expect(sentence.match(/[.!?](?:\s|$)/g)).toHaveLength(1)
})

/** Of the picture, 160 by 100, with the width of its lines, which lie on both sides of a path. */
test.each(terms)('%s is drawn within its picture', (_, { around, meant }) => {
  expect(beyond(around, 0), 'around').toEqual([])
  expect(beyond(meant, 0.7), 'meant').toEqual([])
})

function beyond(data: string, margin: number) {
  const hull = pathHull(data)
  expect(hull.length).toBeGreaterThan(1)
  return hull.filter(
    ([x, y]) => !(x >= margin && x <= 160 - margin && y >= margin && y <= 100 - margin),
  )
}
