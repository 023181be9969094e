import { SCENES } from '@millrun/catalogue/scene'
import { expect, it } from 'vitest'
import { stairRooms } from './stair-rooms.ts'

it.each(stairRooms().map((room) => [room.name, room.parts] as const))(
  '%s shows the products that the shop says it shows',
  (name, { balusters, newel, rail, tread, shoe }) => {
    const shown = [...balusters, newel, rail, tread, ...(shoe === undefined ? [] : [shoe])]
    const ids = new Set(shown.map(({ product }) => product.id))
    const scene = Object.values(SCENES).find((one) => one.name === name)
    expect([...ids].toSorted()).toEqual(scene?.productIds.toSorted())
  },
)
