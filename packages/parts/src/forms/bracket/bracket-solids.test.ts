import { brackets } from '@millrun/catalogue/families/brackets/brackets'
import type { BracketShape, TreadBracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import { describe, expect, it } from 'vitest'
import { boxAround } from '../../solids/mesh/measured.ts'
import { volumeIn3 } from '../../testing/solid-facts.ts'
import { partSolids } from '../../solids/part-solids.ts'

const rails = brackets.flatMap(({ id, shape }) =>
  shape.kind === 'bracket' ? [[id, shape] as const] : [],
)
const treads = brackets.flatMap(({ id, shape }) =>
  shape.kind === 'tread-bracket' ? [[id, shape] as const] : [],
)

function boxOf(shape: BracketShape | TreadBracketShape, ...names: readonly string[]) {
  const solids = partSolids(shape, 1)
  return boxAround(names.length === 0 ? solids : solids.filter(({ name }) => names.includes(name)))
}

describe('a rail bracket', () => {
  it.each(rails)('%s lies on the wall with a plate of the stated size', (_, shape) => {
    const { least, most } = boxOf(shape, 'wall plate')
    expect(least[2]).toBeCloseTo(0, 3)
    expect(most[2]).toBeCloseTo(shape.plate.thickIn, 3)
    expect(most[0] - least[0]).toBeCloseTo(shape.plate.widthIn, 2)
    expect(most[1] - least[1]).toBeCloseTo(shape.plate.heightIn, 2)
  })

  it.each(rails)('%s carries the rail at its stated projection and rise', (_, shape) => {
    const { least, most } = boxOf(shape, 'saddle')
    expect((least[2] + most[2]) / 2).toBeCloseTo(shape.projectionIn, 2)
    expect(most[0] - least[0]).toBeCloseTo(shape.saddle.lengthIn, 2)
    const middleIn = shape.saddle.form === 'flat' ? most[1] : least[1] + shape.saddle.thickIn
    expect(middleIn).toBeCloseTo(shape.riseIn, 2)
  })
})

describe('a tread bracket', () => {
  it.each(treads)('%s measures what the catalogue says', (_, shape) => {
    const { least, most } = boxOf(shape)
    expect([most[0] - least[0], -least[1], most[2]].map(rounded)).toEqual(
      [shape.lengthIn, shape.tallIn, shape.deepIn].map(rounded),
    )
    expect([most[1], least[2]].map(rounded)).toEqual([0, 0])
  })

  it('holds what two legs of flat bar hold, less their holes', () => {
    const solids = partSolids(PLAIN)
    const volume = solids.reduce((sum, { mesh }) => sum + volumeIn3(mesh), 0)
    // (2 + 2 − 0.25) · 0.25 · 6; edges and corners are rounded a little.
    expect(volume).toBeGreaterThan(5.625 * 0.985)
    expect(volume).toBeLessThan(5.625)
  })
})

const PLAIN: TreadBracketShape = {
  kind: 'tread-bracket',
  lengthIn: 6,
  deepIn: 2,
  tallIn: 2,
  thickIn: 0.25,
  holes: 0,
  isBraced: false,
}

function rounded(value: number): number {
  return Math.abs(Math.round(value * 1000) / 1000)
}
