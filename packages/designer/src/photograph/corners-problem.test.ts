import { expect, test } from 'vitest'
import type { Corners } from './corners.ts'
import { cornersProblem } from './corners-problem.ts'
import { DOOR } from './marking.ts'

const SIZE = { width: 1600, height: 1200 }

test('takes the corners that one begins with', () => {
  expect(cornersProblem(DOOR.corners, SIZE)).toBeUndefined()
})

test('takes the whole picture', () => {
  expect(cornersProblem(corners(0, 0, 1, 0, 1, 1, 0, 1), SIZE)).toBeUndefined()
})

test('takes a wall that runs away from the eye', () => {
  expect(cornersProblem(corners(0.1, 0.1, 0.8, 0.3, 0.8, 0.7, 0.1, 0.9), SIZE)).toBeUndefined()
})

test('asks for something larger when a side is shorter than a twenty-fifth of the picture', () => {
  expect(cornersProblem(corners(0.5, 0.2, 0.53, 0.2, 0.53, 0.8, 0.5, 0.8), SIZE)).toMatch(
    /^The marked rectangle is too small/,
  )
})

test('says so when two corners have changed places', () => {
  expect(cornersProblem(corners(0.8, 0.2, 0.2, 0.2, 0.8, 0.8, 0.2, 0.8), SIZE)).toMatch(
    /^The sides cross/,
  )
})

test('says so when the corners go round the wrong way', () => {
  expect(cornersProblem(corners(0.8, 0.2, 0.2, 0.2, 0.2, 0.8, 0.8, 0.8), SIZE)).toMatch(
    /^The sides cross/,
  )
})

test('names the corner that lies inside the other three', () => {
  expect(cornersProblem(corners(0.1, 0.1, 0.9, 0.1, 0.4, 0.4, 0.1, 0.9), SIZE)).toBe(
    'The bottom right corner lies inside the other three. Pull it outwards.',
  )
})

test('names the corner that lies in a line with the two beside it', () => {
  expect(cornersProblem(corners(0.49, 0.49, 0.9, 0.1, 0.9, 0.9, 0.1, 0.9), SIZE)).toBe(
    'The top left corner lies in a line with the two beside it. Pull it outwards.',
  )
})

test('refuses a wall of which one end is more than four times as far away as the other', () => {
  expect(cornersProblem(corners(0.1, 0.05, 0.8, 0.45, 0.8, 0.55, 0.1, 0.95), SIZE)).toMatch(
    /^The wall is seen too much from the side/,
  )
})

function corners(...[ax, ay, bx, by, cx, cy, dx, dy]: EightNumbers): Corners {
  return [
    { x: ax, y: ay },
    { x: bx, y: by },
    { x: cx, y: cy },
    { x: dx, y: dy },
  ]
}

type EightNumbers = [number, number, number, number, number, number, number, number]
