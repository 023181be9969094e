import { findProduct } from '@millrun/catalogue/catalogue'
import { describe, expect, it } from 'vitest'
import { boundsOf } from '../../geometry/bounds.ts'
import { insetPlan } from './inset-plan.ts'
import { noseProfile } from './nose-profile.ts'
import { treadPlan } from './plan-edges.ts'
import { elevationBounds } from '../../elevations/elevation-bounds.ts'
import type { Elevation } from '../../elevations/elevation.ts'
import { elevationOf } from '../../elevations/elevation-of.ts'
import { riserElevation } from '../riser/riser-elevation.ts'
import { treadElevation } from './tread-elevation.ts'

const treadShape = (id: string) => {
  const shape = findProduct(id)?.shape
  if (shape?.kind !== 'tread') throw new Error(`${id} is no tread`)
  return shape
}

const riserShape = (id: string) => {
  const shape = findProduct(id)?.shape
  if (shape?.kind !== 'riser') throw new Error(`${id} is no riser`)
  return shape
}

const drawn = (id: string) => treadElevation(treadShape(id))

const secondBounds = ({ second }: Elevation) =>
  boundsOf(second?.outlines.flatMap((piece) => (piece.kind === 'face' ? [piece.path] : [])) ?? [])

describe('a tread seen from above', () => {
  it('counts a mitred return on top of its length', () => {
    const { left, right, bottom, top } = elevationBounds(drawn('c-8075'))
    expect([left, right, bottom, top]).toEqual([-1.25, 36, 0, 11.5])
    expect(drawn('c-8075').dimensions.filter(({ kind }) => kind === 'across')).toEqual([
      { kind: 'across', fromIn: -1.25, toIn: 0, row: 0 },
      { kind: 'across', fromIn: 0, toIn: 36, row: 0 },
      { kind: 'across', fromIn: -1.25, toIn: 36, row: 1 },
    ])
  })

  it('is rounded within its length', () => {
    const { left, right, bottom, top } = elevationBounds(drawn('c-8015'))
    expect([left, right, bottom, top].map((end) => Math.round(end * 100) / 100)).toEqual([
      0, 48, 0, 11.5,
    ])
    expect(drawn('c-8015').dimensions).toContainEqual(
      expect.objectContaining({ kind: 'leader', valueIn: 5.75, note: 'radius' }),
    )
  })

  it('keeps half a radius within its nosed edges, and square edges where they are', () => {
    const upper = insetPlan(treadPlan(treadShape('c-8075')), 0.5)
    const xs = upper.map(({ from }) => Math.round(from[0] * 100) / 100)
    const ys = upper.map(({ from }) => Math.round(from[1] * 100) / 100)
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([-0.75, 36])
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([0.5, 11.5])
  })
})

describe('the section of a tread', () => {
  it('is an inch thick, eight inches high where a riser comes with it', () => {
    expect(secondBounds(drawn('c-8070'))).toEqual({ left: 0, right: 11.5, bottom: 0, top: 1 })
    expect(secondBounds(drawn('c-8010'))).toEqual({ left: 0, right: 11.5, bottom: 0, top: 8 })
  })

  it('says how far a nosing turns down', () => {
    expect(drawn('c-8105').second?.dimensions).toEqual(
      expect.arrayContaining([
        { kind: 'across', fromIn: 0, toIn: 1.125, row: 0 },
        { kind: 'along', fromIn: 0.625, toIn: 1.25, row: 0 },
        { kind: 'along', fromIn: 0, toIn: 1.25, row: 1 },
      ]),
    )
  })

  it('says where the riser of a starting step stands and how thick it is', () => {
    const across = drawn('c-8010').second?.dimensions.filter(({ kind }) => kind === 'across')
    expect(across).toEqual([
      { kind: 'across', fromIn: 0, toIn: 1.25, row: 0 },
      { kind: 'across', fromIn: 1.25, toIn: 2, row: 0 },
      { kind: 'across', fromIn: 0, toIn: 11.5, row: 1 },
    ])
  })

  it('rounds the nosing to half of its thickness', () => {
    const profile = noseProfile(0, 1, 0.5)
    expect(profile[0]).toEqual([0.5, 0])
    expect(profile.at(-1)).toEqual([0.5, 1])
    expect(Math.min(...profile.map(([insetIn]) => insetIn))).toBe(0)
  })
})

describe('a riser', () => {
  it('is drawn at its lowest height, its end cut level', () => {
    const view = riserElevation(riserShape('c-8090'))
    expect(elevationBounds(view)).toEqual({ left: 0, right: 36, bottom: 0, top: 7.25 })
    expect(secondBounds(view).top).toBe(0.75)
  })

  it('says the greatest height that it is cut to', () => {
    const { dimensions } = riserElevation(riserShape('c-8090'))
    expect(dimensions).toContainEqual({
      kind: 'leader',
      at: [18, 7.25],
      valueIn: 8,
      mark: '',
      note: 'high at most',
    })
  })

  it('says how far apart and how deep its saw cuts are', () => {
    const { second } = riserElevation(riserShape('c-8094'))
    expect(second?.dimensions).toEqual([
      { kind: 'across', fromIn: 0.5, toIn: 1, row: 0 },
      { kind: 'along', fromIn: 0, toIn: 0.375, row: 0 },
      { kind: 'leader', at: [0.5, 0.125], valueIn: 0.25, mark: '', note: 'deep' },
    ])
  })
})

describe('a cove', () => {
  it('is cut through in drawings, three quarters of an inch each way', () => {
    const shape = findProduct('c-8128')?.shape
    if (shape?.kind !== 'cove') throw new Error('c-8128 is no cove')
    const view = elevationOf(shape)
    expect(view.outlines[0]).toMatchObject({ kind: 'face', isCut: true })
    expect(elevationBounds(view)).toEqual({ left: 0, right: 0.75, bottom: 0, top: 0.75 })
  })
})
