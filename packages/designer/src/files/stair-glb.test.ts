import type { Mesh } from '@millrun/parts/solids/mesh/mesh'
import { glbFaults } from '@millrun/parts/testing/glb-faults'
import { describe, expect, test } from 'vitest'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { presets } from '@millrun/stair/presets/presets'
import { TWISTS_AND_BASKETS } from '../testing/twists-and-baskets.ts'
import { carpentry } from '@millrun/stair/placements/carpentry'
import { blockSolid } from './block-solid.ts'
import { stairGlb } from './stair-glb.ts'

const DESIGNS = [
  ...presets.map(({ design }) => design),
  { ...USUAL_DESIGN, name: 'Balcony', layout: 'balcony' } as const,
  { ...USUAL_DESIGN, name: 'Winders', layout: 'l-winder' } as const,
]

describe('the model of a stair', () => {
  test.each(DESIGNS.map((design) => [design.name, design] as const))(
    '%s has no fault that the Khronos validator knows',
    async (_, design) => {
      const file = await stairGlb(buildStair(design))
      const bytes = await file.bytes()
      expect(await glbFaults(bytes)).toEqual([])
      expect(bytes.length).toBeLessThan(8_000_000)
    },
  )

  test('is called after its design', async () => {
    const { name, type } = await stairGlb(buildStair(TWISTS_AND_BASKETS))
    expect([name, type]).toEqual(['bronze-twists-and-baskets-model.glb', 'model/gltf-binary'])
  })
})

test('the floor of a balcony of 96 inches is 11 thick and 51-1/4 deep', () => {
  const [floor] = carpentry(buildStair({ ...USUAL_DESIGN, layout: 'balcony', balconyIn: 96 })).map(
    blockSolid,
  )
  expect(floor && volumeOf(floor.mesh)).toBeCloseTo(54_120, 0)
})

/** By the divergence theorem: negative where faces look inward. */
function volumeOf({ positions, triangles }: Mesh): number {
  const at = (corner: number) =>
    [0, 1, 2].map((axis) => positions[3 * (triangles[corner] ?? 0) + axis] ?? 0)
  let six = 0
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const [[a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0], [g = 0, h = 0, i = 0]] = [
      at(corner),
      at(corner + 1),
      at(corner + 2),
    ] as const
    six += a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  }
  return six / 6
}
