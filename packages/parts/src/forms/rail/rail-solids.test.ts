import { catalogue } from '@millrun/catalogue/catalogue'
import { railHeightIn, railWidthIn } from '@millrun/catalogue/shapes/rail-sizes'
import type { RailShape } from '@millrun/catalogue/shapes/rail-shape'
import { describe, expect, it } from 'vitest'
import { sectionPoints } from './rail-section.ts'
import type { Point } from '../../geometry/path.ts'
import { boxAround } from '../../solids/mesh/measured.ts'
import { openEdges, volumeIn3 } from '../../testing/solid-facts.ts'
import { pliesOf } from '../../solids/form/cut-section.ts'
import { railSolids } from './rail-solids.ts'

const rails = catalogue.flatMap(({ id, shape }) =>
  shape.kind === 'rail' ? [[id, shape] as const] : [],
)

const BOARD: RailShape = {
  kind: 'rail',
  halfSection: [
    [0, 0],
    [1, 0],
    [1, 1.5],
    [0, 1.5],
  ],
  lengthIn: 10,
}

const volumeOf = (shape: RailShape) =>
  railSolids(shape, 1).reduce((sum, { mesh }) => sum + volumeIn3(mesh), 0)

describe('the solid of a rail', () => {
  it.each(rails)('%s is as long, high and wide as stated', (_, shape) => {
    const { least, most } = boxAround(railSolids(shape, 0.5))
    expect(most[0] - least[0]).toBeCloseTo(shape.lengthIn, 3)
    expect(most[1]).toBeCloseTo(railHeightIn(shape), 1.4)
    expect(most[2] - least[2]).toBeCloseTo(railWidthIn(shape), 1.4)
    expect(least[1]).toBeCloseTo(0, 3)
  })

  it('holds 2 by 1-1/2 by 10 inches, less what is sanded off its edges', () => {
    expect(volumeOf(BOARD)).toBeCloseTo(30, 1)
  })

  it('lacks the wood of its plow', () => {
    const plowed = { ...BOARD, plow: { widthIn: 1, depthIn: 0.5 } }
    expect(volumeOf(plowed)).toBeCloseTo(25, 1)
  })

  it('is cut into plies without a rest', () => {
    const [, bending] = rails.find(([id]) => id === 'c-6910') ?? []
    if (bending === undefined) throw new Error('c-6910 is no rail')
    const section = sectionPoints(bending)
    const plies = pliesOf(section, 0.25)
    // Five to each side, and the foot of the molding beside its hollow twice.
    expect(plies).toHaveLength(12)
    expect(plies.reduce((sum, ply) => sum + areaIn2(ply), 0)).toBeCloseTo(areaIn2(section), 8)
    expect(railSolids(bending, 1).filter(({ mesh }) => openEdges(mesh) > 0)).toEqual([])
  })
})

function areaIn2(corners: readonly Point[]): number {
  return corners.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = corners.at(index - 1) ?? [x, y]
    return sum + (beforeX * y - x * beforeY) / 2
  }, 0)
}
