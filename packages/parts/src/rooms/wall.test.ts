import { expect, it } from 'vitest'
import { boxAround } from '../solids/mesh/measured.ts'
import { type Wall, wallPieces } from './wall.ts'

const WALL: Wall = {
  side: 'left',
  atIn: -100,
  fromIn: 0,
  toIn: 120,
  topIn: 96,
  paint: '#ffffff',
  openings: [
    { kind: 'window', fromIn: 40, toIn: 80, sillIn: 30, headIn: 84, panesAcross: 2, panesUp: 2 },
  ],
}

function plasterOf(wall: Wall) {
  const plaster = wallPieces(wall)[0]
  if (plaster === undefined) throw new Error('no wall')
  return plaster.solids
}

it('stands along its side of the room with its face to it', () => {
  const { least, most } = boxAround(plasterOf(WALL))
  expect(least.map(Math.round)).toEqual([-105, -1, 0])
  expect(most.map(Math.round)).toEqual([-100, 96, 120])
})

it('leaves its window open', () => {
  const pieces = plasterOf(WALL).map((solid) => boxAround([solid]))
  const inTheWay = pieces.filter(
    ({ least, most }) => least[2] < 60 && most[2] > 60 && least[1] < 57 && most[1] > 57,
  )
  expect(inTheWay).toEqual([])
})
