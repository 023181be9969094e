import { boxAround } from '@millrun/parts/solids/mesh/measured'
import { expect, it } from 'vitest'
import { type SceneWall, sceneDoor, sceneWindow, wallPieces } from './scene-wall.ts'

const WALL: SceneWall = {
  side: 'left',
  atIn: -100,
  along: [0, 120],
  topIn: 96,
  paint: '#ffffff',
  openings: [sceneWindow([40, 80], [30, 84], [2, 2])],
}

function plasterOf(wall: SceneWall) {
  const plaster = wallPieces(wall).find(({ look }) => 'paint' in look && look.paint === wall.paint)
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

it('has its window where it is stated, whichever way one faces the wall', () => {
  for (const side of ['back', 'left', 'right', 'front'] as const) {
    const openings = [sceneWindow([20, 50], [30, 84], [1, 1])]
    const axis = side === 'back' || side === 'front' ? 0 : 2
    const beside = plasterOf({ ...WALL, side, openings })
      .map((solid) => boxAround([solid]))
      .filter(({ least, most }) => least[1] === -1 && most[1] === 96)
      .map(({ least, most }) => [Math.round(least[axis]), Math.round(most[axis])])
    expect(beside.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))).toEqual([
      [0, 20],
      [50, 120],
    ])
  }
})

it('ends its baseboard 4" from the edges of a door, where the casing stands', () => {
  const wall: SceneWall = {
    ...WALL,
    side: 'back',
    atIn: 0,
    openings: [sceneDoor([40, 72], [0, 80])],
    bases: [{ along: [10, 110], onIn: 0 }],
  }
  const lengths = wallPieces(wall)
    .flatMap(({ solids }) => solids)
    .filter(({ name }) => name === 'molding')
    .map((solid) => boxAround([solid]))
    .map(({ least, most }) => [Math.round(least[0]), Math.round(most[0])])
  expect(lengths).toEqual([
    [10, 36],
    [76, 110],
  ])
})
