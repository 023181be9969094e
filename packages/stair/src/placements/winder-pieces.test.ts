import { describe, expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from '../model/build-stair.ts'
import { partsList } from '../parts-list/parts-list.ts'
import { partSolids } from '@millrun/parts/solids/part-solids'
import { unsoundSolids, volumeOf } from '@millrun/parts/testing/solid-facts'
import { areaOf } from '../testing/area-of.ts'
import { placedPieces } from './placed-pieces.ts'
import { wedgesToMake } from './winder-pieces.ts'

function stairOf(changes: Partial<Design> = {}) {
  return buildStair({ ...USUAL_DESIGN, layout: 'l-winder', steps: 'new', ...changes })
}

function bought(changes: Partial<Design>) {
  return partsList(stairOf(changes)).lines.map(
    ({ line, needed }) => [line.product.id, needed] as const,
  )
}

describe('wedge treads', () => {
  test('are bought as far as the blank of 42 by 28-1/4 holds them: the first of three on 34 inches', () => {
    expect(new Map(bought({ widthIn: 34 })).get('c-8100')).toBe(1)
    expect(wedgesToMake(stairOf({ widthIn: 34 }))).toBe(2)
  })

  test('are made to a template where the blank is too small, and never sold', () => {
    const stair = stairOf({ widthIn: 40 })
    expect(wedgesToMake(stair)).toBe(3)
    expect(new Map(bought({ widthIn: 40 })).has('c-8100')).toBe(false)
    expect(partsList(stair).leftOut[0]).toMatchObject({
      name: 'Winder tread, made to a template',
      quantity: 3,
    })
  })

  test('are nobody’s to make while the treads stay', () => {
    expect(partsList(stairOf({ widthIn: 40, steps: 'as-built' })).leftOut).toEqual([])
  })

  test('are drawn in their places, one solid each, as high as the risers say', () => {
    const stair = stairOf()
    const wedges = placedPieces(stair).filter(
      ({ shape }) => shape.kind === 'tread' && shape.plan !== undefined,
    )
    expect(wedges.map(({ shape }) => partSolids(shape, 0.5).length)).toEqual([1, 1, 1])
    const { riseIn } = stair.steps
    expect(wedges.map(({ placement }) => Math.round((placement.origin[1] + 1) / riseIn))).toEqual([
      6, 7, 8,
    ])
  })

  test('are sound boards an inch thick, their nosing included', () => {
    const stair = stairOf({ left: 'open', right: 'open' })
    const wedges = stair.segments.flatMap(({ winder }) => winder?.wedges ?? [])
    const pieces = placedPieces(stair).filter(
      ({ shape }) => shape.kind === 'tread' && shape.plan !== undefined,
    )
    for (const [index, { shape }] of pieces.entries()) {
      const solids = partSolids(shape, 0.5)
      expect(unsoundSolids(solids)).toEqual([])
      const wedge = wedges[index]
      if (wedge === undefined || shape.kind !== 'tread') throw new RangeError('no wedge')
      // the nosing stands out over the whole front, with a full round
      const boardIn2 = Math.abs(areaOf(wedge.plan)) + 1.25 * shape.lengthIn
      expect(volumeOf(solids)).toBeLessThan(boardIn2)
      expect(volumeOf(solids)).toBeGreaterThan(0.97 * boardIn2)
    }
  })

  test('have a riser under the front of each but the first: fourteen in all', () => {
    const risers = placedPieces(stairOf()).filter(({ shape }) => shape.kind === 'riser')
    expect(risers).toHaveLength(14)
  })

  test('leave the landing nosing to the upper floor', () => {
    expect(new Map(bought({})).get('c-8130')).toBe(1)
  })
})
