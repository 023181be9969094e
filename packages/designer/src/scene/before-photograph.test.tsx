import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { Color, Mesh, ShaderMaterial } from 'three'
import { expect, test } from 'vitest'
import { paintPictures } from '../testing/painted-pictures.ts'
import type { PhotographBackground } from './background.ts'
import { photographLook } from './photograph/photograph-look.ts'
import { PHOTOGRAPH_LOOK, ROOM_LOOKS } from './rooms/room-look.ts'
import { stairScene } from './stair-scene.ts'

paintPictures()

const HALL: PhotographBackground = {
  kind: 'photograph',
  image: document.createElement('canvas'),
  widthIn: 160,
  heightIn: 145,
  shiftXIn: 65,
  shiftYIn: -29,
}
const LOFT = { kind: 'room', room: 'brick-loft' } as const

test('a stair before a photograph stands in no room; one that comes back to its room leaves nothing', () => {
  const set = stairScene(() => [], LOFT)
  const shown = () => {
    const meshes = set.scene.children.filter((child) => child instanceof Mesh)
    const ofPicture = meshes.filter(({ material }) => material instanceof ShaderMaterial)
    return { ofHouse: meshes.length - ofPicture.length, ofPicture: ofPicture.length }
  }
  set.show(buildStair(USUAL_DESIGN))
  // the carpentry and the room round it
  expect(shown()).toEqual({ ofHouse: 2, ofPicture: 0 })
  expect(set.scene.background).toEqual(new Color(ROOM_LOOKS['brick-loft'].haze))
  set.setBackground(HALL)
  // the carpentry; its shade on the floor, and the picture
  expect(shown()).toEqual({ ofHouse: 1, ofPicture: 2 })
  expect(set.scene.background).toBeNull()
  // walls would hide the picture from who walks up
  set.standWalls(true)
  expect(shown()).toEqual({ ofHouse: 1, ofPicture: 2 })
  set.standWalls(false)
  set.setBackground(LOFT)
  expect(shown()).toEqual({ ofHouse: 2, ofPicture: 0 })
  set.dispose()
  expect(shown()).toEqual({ ofHouse: 0, ofPicture: 0 })
})

test('a grey picture lights the stair with no colour of its own, as bright as it is', () => {
  const { light } = photographLook(HALL)
  expect([light.sky, light.ground]).toEqual([
    PHOTOGRAPH_LOOK.light.sky,
    PHOTOGRAPH_LOOK.light.ground,
  ])
  // 128 of 255, a quarter more of it, of the half that is not there at night
  expect(light.strength).toBeCloseTo(0.5 + 0.5 * 1.25 * (128 / 255), 6)
})
