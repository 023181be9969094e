import { MORNING_FLIGHT, SCENE_SIZE, SCENES } from '@millrun/catalogue/scene'
import { expect, it, test } from 'vitest'
import { totalRise, totalRun } from '../scenes/straight-stair.ts'
import { shownParts } from './flight.ts'
import { morning } from './scenes/morning.ts'
import { stairRooms } from './stair-rooms.ts'

it.each(stairRooms().map((room) => [room.name, room.parts] as const))(
  '%s shows the products that the shop says it shows',
  (name, parts) => {
    const ids = new Set(shownParts(parts).map(({ product }) => product.id))
    const scene = Object.values(SCENES).find((one) => one.name === name)
    expect([...ids].toSorted()).toEqual(scene?.productIds.toSorted())
  },
)

test('the morning flight stands in its picture where the shop draws its dimensions', () => {
  const { camera, flight } = morning()
  const [x, y, z] = camera.at
  expect(camera.towards, 'the camera looks straight at the wall').toEqual([x, y, 0])
  // The sensor is 36 mm wide; the shift is a share of its width.
  const widthsPerInch = camera.lensMm / 36 / (z - flight.widthIn)
  const fromLeft = (xIn: number) => 0.5 + (xIn - x) * widthsPerInch
  const fromTop = (yIn: number) =>
    0.5 - (((yIn - y) * widthsPerInch - camera.shiftUp) * SCENE_SIZE.width) / SCENE_SIZE.height
  expect(fromLeft(0)).toBeCloseTo(MORNING_FLIGHT.footFromLeft, 2)
  expect(fromLeft(totalRun(flight))).toBeCloseTo(MORNING_FLIGHT.headFromLeft, 2)
  expect(fromTop(totalRise(flight))).toBeCloseTo(MORNING_FLIGHT.upperFloorFromTop, 2)
  expect(fromTop(0)).toBeCloseTo(MORNING_FLIGHT.floorFromTop, 2)
})
