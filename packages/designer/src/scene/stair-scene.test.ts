import type { SpacePoint } from '@millrun/parts/geometry/space'
import { placedWithin } from '@millrun/parts/solids/placed-within'
import type { Solid } from '@millrun/parts/solids/solid'
import { InstancedMesh, Matrix4, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { LAYOUTS, ROOMS } from '@millrun/stair/design/design'
import { buildStair } from '@millrun/stair/model/build-stair'
import type { Stair } from '@millrun/stair/model/stair'
import { placedPieces } from '@millrun/stair/placements/placed-pieces'
import { presets } from '@millrun/stair/presets/presets'
import { heaviestDesigns } from '@millrun/stair/testing/heaviest-designs'
import { TWISTS_AND_BASKETS } from '../testing/twists-and-baskets.ts'
import type { FormOrder } from './forms/form-order.ts'
import { madeForm } from './forms/made-form.ts'
import { sceneFigures } from './scene-figures.ts'
import { type StairScene, stairScene } from './stair-scene.ts'

const design = TWISTS_AND_BASKETS

const made = new Map<string, readonly Solid[]>()
function solidsOf(order: FormOrder): readonly Solid[] {
  const solids = made.get(order.key) ?? madeForm(order).solids
  made.set(order.key, solids)
  return solids
}

function scene(): StairScene {
  return stairScene(solidsOf, { kind: 'room', room: 'panelled-hall' })
}

function instances({ scene: { children } }: StairScene): number {
  return children.reduce(
    (sum, child) => sum + (child instanceof InstancedMesh ? child.count : 0),
    0,
  )
}

test('14 risers with twisted and basket balusters take at most 150 draw calls and 400,000 triangles', () => {
  const stair = buildStair({ ...design, totalRiseIn: 107 })
  expect(stair.steps.risers).toBe(14)
  const set = scene()
  expect(set.show(stair)).toBe(true)
  for (const room of ROOMS) {
    set.setBackground({ kind: 'room', room })
    const { drawCalls, triangles } = sceneFigures(set.scene)
    expect(drawCalls).toBeLessThanOrEqual(150)
    expect(triangles).toBeLessThanOrEqual(400_000)
  }
  set.dispose()
})

test('whatever stair the model allows takes no more than these either', () => {
  const set = stairScene(solidsOf, { kind: 'room', room: 'panelled-hall' })
  set.standWalls(true)
  for (const heavy of heaviestDesigns()) {
    expect(set.show(buildStair(heavy))).toBe(true)
    const { drawCalls, triangles } = sceneFigures(set.scene)
    expect(drawCalls).toBeLessThanOrEqual(150)
    expect(triangles).toBeLessThanOrEqual(400_000)
  }
  set.dispose()
}, 120_000)

test('the stair that one comes to is as fine as it is drawn at all', () => {
  const orders: FormOrder[] = []
  const set = stairScene(
    (order) => {
      orders.push(order)
      return solidsOf(order)
    },
    { kind: 'room', room: 'brick-loft' },
  )
  set.show(buildStair(presets[0].design))
  expect(orders.filter(({ coarseness }) => coarseness > 0)).toEqual([])
  set.dispose()
})

test.each(presets)('shows every piece that is listed, where it stands: $name', (preset) => {
  const set = scene()
  for (const layout of LAYOUTS) {
    const stair = buildStair({ ...preset.design, layout })
    expect(placedPieces(stair).length).toBeGreaterThan(20)
    expect(set.show(stair)).toBe(true)
    expect(spotsShown(set)).toEqual(spotsListed(stair))
  }
  set.dispose()
})

/** Where a solid stands, seen from above: feet of bars and posts are cut in the scene, not made shorter. */
function spot(name: string, [x, , z]: SpacePoint): string {
  const [across, along] = [x, z].map((at) => Math.fround(at).toFixed(2))
  return `${name} at ${across}, ${along}`
}

function spotsShown({ scene: { children } }: StairScene): readonly string[] {
  const matrix = new Matrix4()
  const meshes = children.filter((child) => child instanceof InstancedMesh)
  const spots = meshes.flatMap((mesh) =>
    Array.from({ length: mesh.count }, (_, at) => {
      mesh.getMatrixAt(at, matrix)
      const { x, y, z } = new Vector3().setFromMatrixPosition(matrix)
      return spot(mesh.name, [x, y, z])
    }),
  )
  return spots.toSorted()
}

function spotsListed(stair: Stair): readonly string[] {
  const spots = placedPieces(stair).flatMap(({ shape, placement }) =>
    solidsOf({ key: JSON.stringify(shape), form: shape, coarseness: 0 }).flatMap((solid) =>
      solid.placements.map((within) => spot(solid.name, placedWithin(placement, within).origin)),
    ),
  )
  return spots.toSorted()
}

test('an edit that changes no form keeps every mesh', () => {
  const set = scene()
  set.show(buildStair(design))
  const parts = () => set.scene.children.filter((child) => child instanceof InstancedMesh)
  const before = parts()
  set.show(buildStair({ ...design, railHeightIn: 36, wood: 'cherry', shoes: 'matching' }))
  expect(parts().filter((mesh) => before.includes(mesh)).length).toBeGreaterThan(8)
  set.dispose()
})

test('stays as it was while solids are being made', () => {
  let isReady = true
  const set = stairScene((order) => (isReady ? solidsOf(order) : undefined), {
    kind: 'room',
    room: 'brick-loft',
  })
  set.show(buildStair(design))
  const before = instances(set)
  isReady = false
  expect(set.show(buildStair({ ...design, layout: 'balcony' }))).toBe(false)
  expect(instances(set)).toBe(before)
  isReady = true
  expect(set.show(buildStair({ ...design, layout: 'balcony' }))).toBe(true)
  expect(instances(set)).not.toBe(before)
  set.dispose()
})

test('walls that are cut away stand for who walks up, and are gone for who looks at the whole', () => {
  const set = scene()
  set.show(buildStair({ ...design, layout: 'u-landing', left: 'wall', right: 'wall' }))
  const before = sceneFigures(set.scene)
  set.standWalls(true)
  expect(sceneFigures(set.scene).drawCalls).toBe(before.drawCalls + 1)
  set.show(buildStair({ ...design, layout: 'straight', left: 'wall', right: 'wall' }))
  set.setBackground({ kind: 'room', room: 'brick-loft' })
  const walking = sceneFigures(set.scene)
  set.standWalls(false)
  expect(sceneFigures(set.scene).drawCalls).toBe(walking.drawCalls - 1)
  set.dispose()
})
