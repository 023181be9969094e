import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import { ironBalusters } from '@millrun/catalogue/families/iron-balusters/iron-balusters'
import { describe, expect, it } from 'vitest'
import { ironBalusterSolids } from './iron-baluster-solids.ts'
import { EASE_IN } from './bar/bar-outline.ts'
import { boxAround } from '../../solids/mesh/measured.ts'
import { openEdges, volumeIn3 } from '../../testing/solid-facts.ts'
import type { Solid } from '../../solids/solid.ts'

const HALF_INCH: IronBalusterShape = {
  kind: 'iron-baluster',
  section: 'square',
  barIn: 0.5,
  lengthIn: 44,
  isHollow: false,
  pin: { diameterIn: 0.5, lengthIn: 0.75 },
  ornaments: [],
}

function trianglesOf(solids: readonly Solid[]): number {
  return solids.reduce(
    (sum, { mesh, placements }) => sum + (mesh.triangles.length / 3) * placements.length,
    0,
  )
}

function volumeOf(shape: IronBalusterShape): number {
  return ironBalusterSolids(shape, 1).reduce(
    (sum, { mesh, placements }) => sum + volumeIn3(mesh) * placements.length,
    0,
  )
}

describe('an iron baluster', () => {
  it('holds what half inch square bar of 43-1/4 with a round pin of 3/4 holds', () => {
    // Bar 43.25 · (0.25 − (4 − π) · 0.025²) = 10.789, pin π/4 · 0.25 · 0.75 = 0.147.
    expect(volumeOf(HALF_INCH)).toBeCloseTo(10.936, 1)
  })

  it('holds less when it is hollow, by the two inches one can look into', () => {
    const bore = volumeOf(HALF_INCH) - volumeOf({ ...HALF_INCH, isHollow: true })
    // (0.5 − 2 · 0.047)² · 2
    expect(bore).toBeCloseTo(0.33, 2)
  })

  it('loses nothing by being twisted', () => {
    const twist: IronOrnament = { kind: 'twist', fromIn: 16, toIn: 30, turns: 4 }
    expect(volumeOf({ ...HALF_INCH, ornaments: [twist] })).toBeCloseTo(volumeOf(HALF_INCH), 1)
  })

  it('is closed where a photograph is taken of it', () => {
    const basket: IronOrnament = {
      kind: 'basket',
      fromIn: 18.5,
      toIn: 25.5,
      diameterIn: 2,
      rods: 4,
      rodIn: 0.25,
    }
    const solids = ironBalusterSolids({ ...HALF_INCH, ornaments: [basket] }, 1)
    expect(solids.map(({ mesh }) => openEdges(mesh))).toEqual(solids.map(() => 0))
    expect(boxAround(solids).most[0]).toBeCloseTo(1, 2)
  })

  it.each(ironBalusters.map(({ id, shape }) => [id, shape] as const))(
    '%s stands from 0 to its length in at most 6,000 triangles',
    (_, shape) => {
      const solids = ironBalusterSolids(shape, 0.35)
      const { least, most } = boxAround(solids)
      expect(least[1]).toBeCloseTo(0, 3)
      expect(most[1]).toBeCloseTo(shape.lengthIn, 3)
      expect(trianglesOf(solids)).toBeLessThanOrEqual(6000)
    },
  )

  it.each(ironBalusters.map(({ id, shape }) => [id, shape] as const))(
    '%s is as wide as its widest ornament',
    (_, shape) => {
      const { least, most } = boxAround(ironBalusterSolids(shape, 0.6))
      expect(Math.abs(most[0] - least[0] - widestIn(shape))).toBeLessThan(0.01)
    },
  )
})

function widestIn(shape: IronBalusterShape): number {
  return Math.max(shape.barIn, ...shape.ornaments.map((ornament) => acrossIn(ornament, shape)))
}

function acrossIn(ornament: IronOrnament, { barIn }: IronBalusterShape): number {
  switch (ornament.kind) {
    case 'basket':
    case 'knuckle':
      return ornament.diameterIn
    case 'belly':
      return ornament.bowIn + barIn
    case 'twist':
      return barIn * Math.SQRT2 - 2 * EASE_IN * (Math.SQRT2 - 1)
    case 'hammered':
      return barIn
    default:
      return ornament.widthIn
  }
}
