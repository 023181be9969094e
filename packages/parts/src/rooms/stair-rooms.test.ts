import { SCENES } from '@millrun/catalogue/scene'
import { expect, it } from 'vitest'
import { shownParts } from './flight.ts'
import { stairRooms } from './stair-rooms.ts'

it.each(stairRooms().map((room) => [room.name, room.parts] as const))(
  '%s shows the products that the shop says it shows',
  (name, parts) => {
    const ids = new Set(shownParts(parts).map(({ product }) => product.id))
    const scene = Object.values(SCENES).find((one) => one.name === name)
    expect([...ids].toSorted()).toEqual(scene?.productIds.toSorted())
  },
)
