import { SCENES, scenePictureName } from '@millrun/catalogue/pictures/scene'
import { describe, expect, test } from 'vitest'
import { codeCheck } from '../code-check/code-check.ts'
import { IRC_2021 } from '../code-check/irc-2021.ts'
import { buildStair } from '../model/build-stair.ts'
import { partsList } from '../parts-list/parts-list.ts'
import { presets } from './presets.ts'
import { roomPresets } from './room-presets.ts'

test('no two presets share an id, and none has the name of another', () => {
  const all = [...presets, ...roomPresets]
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(all.map(({ design }) => design.name)).size).toBe(all.length)
})

describe.each(roomPresets)('$id', ({ id, design }) => {
  const stair = buildStair(design)
  const scene = Object.values(SCENES).find((one) => scenePictureName(one) === id)

  test('has nothing wrong with it, and fails no rule of the code', () => {
    expect(stair.problems).toEqual([])
    expect(codeCheck(stair, IRC_2021).filter(({ verdict }) => verdict === 'fail')).toEqual([])
  })

  test('is bought of what stands in its picture: balusters, newels and treads', () => {
    const bought = partsList(stair)
      .lines.filter(({ group }) => group === 'balusters' || group === 'newels')
      .map(({ line }) => line.product.id)
    expect(bought.length).toBeGreaterThan(1)
    expect(bought.filter((product) => scene?.productIds.every((one) => one !== product))).toEqual(
      [],
    )
  })
})
