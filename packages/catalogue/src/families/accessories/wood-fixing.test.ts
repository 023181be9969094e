import { expect, test } from 'vitest'
import { woodFixing } from './wood-fixing.ts'

/** A pack holds 25 dowel screws. */
test.each([
  [0, 0],
  [1, 1],
  [25, 1],
  [26, 2],
  [42, 2],
])('one dowel screw holds each of %i pin tops: %i packs', (balusters, packs) => {
  expect(woodFixing('pin', balusters)).toEqual({ id: 'dowel-screw-pack', screws: balusters, packs })
})

/** A pack holds 100 trim screws. */
test.each([
  [0, 0, 0],
  [1, 4, 1],
  [25, 100, 1],
  [26, 104, 2],
  [42, 168, 2],
])('four trim screws hold each of %i square tops: %i, in %i packs', (balusters, screws, packs) => {
  expect(woodFixing('square', balusters)).toEqual({ id: 'trim-screw-pack', screws, packs })
})
