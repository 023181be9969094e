import { describe, expect, test } from 'vitest'
import { SCENES } from './scene.ts'
import { SCENE_SPOTS } from './scene-spots.ts'

describe.each(Object.entries(SCENE_SPOTS))('the spots of %s', (name, spots) => {
  const scene = Object.values(SCENES).find((one) => one.name === name)

  test('name each product of the scene once', () => {
    expect(spots.map(({ productId }) => productId).toSorted()).toEqual(scene?.productIds.toSorted())
    expect(new Set(spots.map((spot) => spot.name)).size).toBe(spots.length)
  })

  test('lie within the picture, far enough from each other to be touched', () => {
    for (const [index, { fromLeft, fromTop }] of spots.entries()) {
      expect(fromLeft).toBeGreaterThan(0.02)
      expect(fromLeft).toBeLessThan(0.98)
      expect(fromTop).toBeGreaterThan(0.03)
      expect(fromTop).toBeLessThan(0.97)
      for (const other of spots.slice(index + 1)) {
        // A picture 660 wide has its spots 24 pixels apart at least, in one direction or the other.
        const apart = Math.hypot((fromLeft - other.fromLeft) * 16, (fromTop - other.fromTop) * 9)
        expect(apart / 16).toBeGreaterThan(24 / 660)
      }
    }
  })
})
