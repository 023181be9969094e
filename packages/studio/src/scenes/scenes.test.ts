import { MORNING_FLIGHT, SCENE_SIZE, SCENES } from '@millrun/catalogue/pictures/scene'
import { narrowestIn } from '@millrun/catalogue/shapes/turned-sizes'
import { nosingLineIn } from '@millrun/stair/segments/steps'
import { describe, expect, it, test } from 'vitest'
import { morning } from './morning.ts'
import type { PlacedProduct } from './photographed-stair.ts'
import type { Scene } from './scene.ts'
import { scenes } from './scenes.ts'
import { shownProducts } from './stair-products.ts'

const all = scenes().map((scene) => [scene.name, scene] as const)

/** How many of each product a scene shows. */
function countsOf(scene: Scene): Readonly<Record<string, number>> {
  const byId = Map.groupBy(shownProducts(scene), ({ product }) => product.id)
  return Object.fromEntries([...byId].map(([id, shown]) => [id, shown.length]))
}

it.each(all)('%s shows the products that the shop says it shows', (name, scene) => {
  const said = Object.values(SCENES).find((one) => one.name === name)
  expect(new Set(Object.keys(countsOf(scene)))).toEqual(new Set(said?.productIds))
})

// Three bars to each of 14 treads and 19 upstairs, or 41 along the long gallery; of wood two, and 13.
it.each([
  ['morning', { 'm-301': 28 + 13, 'm-405': 14 + 6, 'sh-101': 61 }],
  ['straight-lines', { 'm-101': 61 }],
  // The first stands where the post of the volute is.
  ['painted', { 'c-2005': 27 + 13, 'p-1020': 1, 'n-4020': 1, 'c-8025': 1, 'c-8075': 13 }],
  ['craftsman', { 'c-5360': 28 + 13 }],
  ['bronze', { 'm-501': 21 + 10, 'm-502': 21 + 9, 'sh-102': 61 }],
  ['balcony', { 'm-102': 28 + 27, 'm-703': 14 + 14, 'sh-101': 83, 'ro-101': 1 }],
])('%s has as many of each product as were photographed', (name, counts) => {
  const scene = scenes().find((one) => one.name === name)
  expect(scene && countsOf(scene)).toMatchObject(counts)
})

it.each(all.filter(([name]) => name !== 'painted'))(
  '%s has a tread to each of 14 steps, and a newel at either end of its rail',
  (_, scene) => {
    const { design } = scene.stair
    expect(countsOf(scene)).toMatchObject({ 'c-8075': 14, [design.newelId]: 2, [design.railId]: 2 })
  },
)

/** How thick a baluster is where it is thinnest. */
function thinIn({ shape }: PlacedProduct): number {
  if (shape.kind === 'iron-baluster') return shape.barIn
  return shape.kind === 'turned' ? narrowestIn(shape) : Number.NaN
}

describe.each(all)('the balusters of %s', (_, { stair }) => {
  const { styles } = stair.design.pattern
  const balusters = stair.products
    .filter(({ product }) => styles.includes(product.id))
    .map((one) => ({ thick: thinIn(one), at: one.placement.origin }))

  it('let no sphere of 4 inches pass, neither on the flight nor upstairs', () => {
    const { totalRunIn } = stair.flight
    const floors = Map.groupBy(balusters, ({ at }) => at[0] < totalRunIn)
    expect(floors.size).toBe(2)
    for (const row of floors.values()) {
      const gaps = row.slice(1).map(({ at, thick }, index) => {
        return at[0] - (row[index]?.at[0] ?? Number.NaN) - thick
      })
      expect(Math.min(...gaps)).toBeGreaterThan(0)
      expect(Math.max(...gaps)).toBeLessThan(4)
    }
  })

  it('stand in the line that the rail runs on', () => {
    const rail = stair.products.find(({ shape }) => shape.kind === 'rail')
    const lines = new Set([...balusters.map(({ at }) => at[2]), rail?.placement.origin[2]])
    expect([...lines]).toEqual([40.125])
  })
})

it.each(all)('the rail of %s runs 33 inches above its nosings', (_, { stair }) => {
  const { flight, products } = stair
  const rakes = products.filter(({ shape, placement }) => {
    return shape.kind === 'rail' && placement.x[1] > 0
  })
  expect(rakes.length).toBeGreaterThan(0)
  for (const { placement } of rakes) {
    const [x, y] = placement.origin
    expect(y - nosingLineIn(flight, x)).toBeCloseTo(33, 6)
  }
})

test('the morning flight stands in its picture where the shop draws its dimensions', () => {
  const { camera, stair } = morning()
  const { flight } = stair
  const [x, y, z] = camera.at
  expect(camera.towards, 'the camera looks straight at the wall').toEqual([x, y, 0])
  // The sensor is 36 mm wide; the shift is a share of its width.
  const widthsPerInch = camera.lensMm / 36 / (z - flight.widthIn)
  const fromLeft = (xIn: number) => 0.5 + (xIn - x) * widthsPerInch
  const fromTop = (yIn: number) =>
    0.5 - (((yIn - y) * widthsPerInch - camera.shiftUp) * SCENE_SIZE.width) / SCENE_SIZE.height
  expect(fromLeft(0)).toBeCloseTo(MORNING_FLIGHT.footFromLeft, 2)
  expect(fromLeft(flight.totalRunIn)).toBeCloseTo(MORNING_FLIGHT.headFromLeft, 2)
  expect(fromTop(flight.totalRiseIn)).toBeCloseTo(MORNING_FLIGHT.upperFloorFromTop, 2)
  expect(fromTop(0)).toBeCloseTo(MORNING_FLIGHT.floorFromTop, 2)
})
