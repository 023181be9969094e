import { expect, test } from 'vitest'
import { boundsOf } from './bounds.ts'
import { heightsAbout } from './heights.ts'
import { polyline } from './path.ts'
import { symmetricOutline } from './symmetric-outline.ts'

test('the right side of a turning makes its whole outline', () => {
  const outline = symmetricOutline(
    polyline([
      [1, 0],
      [0.5, 3],
      [2, 5],
    ]),
  )
  expect(outline.isClosed).toBe(true)
  expect(boundsOf([outline])).toEqual({ left: -2, right: 2, bottom: 0, top: 5 })
  expect(outline.parts.map(({ to }) => to)).toEqual([
    [0.5, 3],
    [2, 5],
    [-2, 5],
    [-0.5, 3],
    [-1, 0],
  ])
})

test('heights lie half above and half below their middle', () => {
  expect(heightsAbout(22, 3)).toEqual([20.5, 23.5])
})
