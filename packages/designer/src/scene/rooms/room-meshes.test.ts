import * as fc from 'fast-check'
import { type Mesh, MeshBasicMaterial } from 'three'
import { expect, test } from 'vitest'
import { ROOMS } from '@millrun/stair/design/design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { anyDesign } from '@millrun/stair/testing/any-design'
import { houseAround } from '@millrun/stair/room/house/house-around'
import { MOST_SHADE_BLOCKS, shadeBlocks } from './shade-blocks.ts'
import { roomMeshes } from './room-meshes.ts'
import { ROOM_LOOKS } from './room-look.ts'

const material = new MeshBasicMaterial()

test('every stair can stand in every room', () => {
  fc.assert(
    fc.property(anyDesign(), fc.constantFrom(...ROOMS), (design, room) => {
      const stair = buildStair(design)
      const house = houseAround(stair)
      const { shell, carpentry } = roomMeshes(stair, house, ROOM_LOOKS[room], material)
      for (const mesh of [shell, carpentry])
        expect(cornersOf(mesh).every(Number.isFinite)).toBe(true)
      expect(shadeBlocks(stair, house.walls).length).toBeLessThanOrEqual(MOST_SHADE_BLOCKS)
    }),
    { numRuns: 60 },
  )
})

test('doors and windows lie within their walls', () => {
  fc.assert(
    fc.property(anyDesign(), (design) => {
      for (const { lengthIn, up, openings } of houseAround(buildStair(design)).walls) {
        expect(lengthIn).toBeGreaterThan(0)
        expect(up[1]).toBeGreaterThanOrEqual(up[0])
        for (const opening of openings) {
          expect(opening.along[0]).toBeGreaterThan(0)
          expect(opening.along[1]).toBeLessThan(lengthIn)
          expect(opening.up[0]).toBeGreaterThanOrEqual(up[0])
          expect(opening.up[1]).toBeLessThan(up[1])
        }
      }
    }),
  )
})

function cornersOf(mesh: Mesh): readonly number[] {
  const position = mesh.geometry.getAttribute('position')
  return Array.from({ length: position.count }, (_, at) =>
    [position.getX(at), position.getY(at), position.getZ(at)].reduce((a, b) => a + b),
  )
}
