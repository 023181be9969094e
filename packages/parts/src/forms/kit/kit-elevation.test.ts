import { accessories } from '@millrun/catalogue/families/accessories/accessories'
import type { KitShape, RodPiece } from '@millrun/catalogue/shapes/kit-shape'
import { describe, expect, it } from 'vitest'
import { elevationBounds } from '../../elevations/elevation-bounds.ts'
import { kitElevation } from './kit-elevation.ts'
import { rodRadiusIn } from './rod-side.ts'

const kits = accessories.flatMap(({ id, shape }) =>
  shape.kind === 'kit' ? [[id, shape] as const] : [],
)

const view = (id: string) => {
  const shape = kits.find(([known]) => known === id)?.[1]
  if (shape === undefined) throw new Error(`no ${id}`)
  return kitElevation(shape)
}

describe('a kit seen from above', () => {
  it.each(kits)('%s stands on the foot of its sheet, in the middle', (_, shape) => {
    const { left, right, bottom } = elevationBounds(kitElevation(shape))
    expect(bottom).toBeCloseTo(0, 1)
    expect(left + right).toBeCloseTo(0, 1)
  })

  it('names every kind of piece once, with its size', () => {
    const leaders = view('newel-mounting-kit').dimensions.filter(({ kind }) => kind === 'leader')
    expect(leaders).toMatchObject([
      { note: 'plate', valueIn: 3, mark: '□' },
      { note: 'threaded rod', valueIn: 0.5, lengthIn: 8 },
      { note: 'structural screw', valueIn: 0.25, lengthIn: 3 },
      { note: 'nut', valueIn: 0.75 },
      { note: 'wood plug', valueIn: 1 },
      { note: 'washer', valueIn: 1.25 },
    ])
  })

  it('writes how long a screw is beside it', () => {
    const [length] = view('dowel-screw-pack').dimensions
    expect(length).toMatchObject({ kind: 'along', fromIn: 0, toIn: 3.5 })
  })
})

describe('the epoxy kits', () => {
  const WALL_IN = 0.05
  const FLUID_OUNCE_IN3 = 1.8047

  /** What the barrels of a kit hold, in fluid ounces. */
  function holdsFlOz({ pieces }: KitShape): number {
    const volumes = pieces.map((piece) => {
      if (piece.kind !== 'syringe') return 0
      const insideIn = piece.barrelIn - 2 * WALL_IN
      return 2 * (Math.PI / 4) * insideIn ** 2 * piece.barrelLongIn
    })
    return volumes.reduce((sum, volume) => sum + volume, 0) / FLUID_OUNCE_IN3
  }

  it('are as large as what they hold', () => {
    const holds = kits
      .filter(([id]) => id.startsWith('epoxy'))
      .map(([id, shape]) => [id, holdsFlOz(shape)] as const)
    expect(holds).toEqual([
      ['epoxy-kit-120', expect.closeTo(8, 0)],
      ['epoxy-kit-35', expect.closeTo(2.4, 0)],
    ])
  })
})

describe('the side of a rod', () => {
  const bolt: RodPiece = {
    kind: 'rod',
    name: 'bolt',
    lengthIn: 2,
    diameterIn: 0.5,
    threads: [{ fromIn: 0, toIn: 1, pitchIn: 0.1, depthIn: 0.04, isForWood: false }],
    points: [],
  }

  it('has its crest half a turn above its valley', () => {
    // Seen from the front a thread begins in its valley; half a pitch higher it is at its full width.
    expect(rodRadiusIn(bolt, 0.5, 0)).toBeCloseTo(0.21)
    expect(rodRadiusIn(bolt, 0.55, 0)).toBeCloseTo(0.25)
  })

  it('winds up to the right, as every nut expects', () => {
    expect(rodRadiusIn(bolt, 0.575, Math.PI / 2)).toBeCloseTo(0.25)
    expect(rodRadiusIn(bolt, 0.525, -Math.PI / 2)).toBeCloseTo(0.25)
  })

  it('is thinner where it has no thread, and has its edge taken off', () => {
    expect(rodRadiusIn(bolt, 1.5, 0)).toBeCloseTo(0.232)
    expect(rodRadiusIn(bolt, 2, 0)).toBeCloseTo(0.21)
  })
})
