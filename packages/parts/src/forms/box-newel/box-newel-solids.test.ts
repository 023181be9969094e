import type { BoxNewelShape } from '@millrun/catalogue/shapes/box-newel-shape'
import { describe, expect, it } from 'vitest'
import { shapesOf } from '../../testing/shapes-of.ts'
import { countOf, sizeOf, unsoundSolids, volumeOf } from '../../testing/solid-facts.ts'
import { boxNewelRings, postTopIn, postWidthAt } from './box-newel-rings.ts'
import { boxNewelSolids } from './box-newel-solids.ts'
import { panelFields, RECESS_IN } from './panel-fields.ts'
import { LEVEL, onFourSides, UPRIGHT } from './side-placements.ts'

const PLAIN: BoxNewelShape = {
  kind: 'box-newel',
  lengthIn: 50,
  widthIn: 5,
  topWidthIn: 5,
  taperFromIn: 0,
  isHollow: true,
  bands: [],
  reveals: [],
  panels: [],
  cap: { form: 'slab', widthIn: 7, heightIn: 1.5 },
}
const PANEL = { fromIn: 10, toIn: 30, stileIn: 1, form: 'recessed' } as const

describe('a box newel', () => {
  it('is as high as it is said to be and as wide as its cap', () => {
    expect(sizeOf(boxNewelSolids(PLAIN))).toEqual([7, 50, 7].map((size) => expect.closeTo(size, 3)))
  })

  it('holds its post below the cap, and the cap', () => {
    // Post 5 · 5 · 48.5; the slab is 7 square over 1.26 of its height and eased over the rest.
    expect(volumeOf(boxNewelSolids(PLAIN))).toBeGreaterThan(48.5 * 25 + 1.26 * 49 - 1)
    expect(volumeOf(boxNewelSolids(PLAIN))).toBeLessThan(48.5 * 25 + 1.5 * 49)
  })

  it('has a cap of its own unless that is cut from the post', () => {
    expect(countOf(boxNewelSolids(PLAIN), 'cap')).toBe(1)
    const cut = { ...PLAIN, cap: { form: 'chamfer', widthIn: 5, heightIn: 0.5 } } as const
    expect(countOf(boxNewelSolids(cut), 'cap')).toBe(0)
    expect(sizeOf(boxNewelSolids(cut))[1]).toBeCloseTo(50)
  })

  it('is mitred of four pieces round its base and each band', () => {
    const base = { fromIn: 0, toIn: 8, widthIn: 6.5 }
    const bands = [{ fromIn: 30, toIn: 31, widthIn: 6 }]
    const solids = boxNewelSolids({ ...PLAIN, base, bands })
    expect(countOf(solids, 'base')).toBe(4)
    expect(countOf(solids, 'band')).toBe(4)
    expect(unsoundSolids(solids)).toEqual([])
  })

  it('is framed on four sides where it has panels', () => {
    const solids = boxNewelSolids({ ...PLAIN, panels: [PANEL, { ...PANEL, fromIn: 32, toIn: 40 }] })
    expect(countOf(solids, 'stile')).toBe(8)
    // Below, between and above two panels, on four sides.
    expect(countOf(solids, 'cross rail')).toBe(12)
    expect(countOf(solids, 'sticking')).toBe(32)
    expect(unsoundSolids(solids)).toEqual([])
  })

  it('has upright grain in boards of its frame that are taller than wide, and level grain in others', () => {
    // Between stiles of 1 in a board is 3 in wide: below and between the panels 10 and 8 in high, above them 2 1/2.
    const upper = { ...PANEL, fromIn: 38, toIn: 46 }
    const solids = boxNewelSolids({ ...PLAIN, panels: [PANEL, upper] })
    const grains = solids
      .filter(({ name }) => name === 'cross rail')
      .map(({ placements }) => placements[0]?.y)
    expect(grains).toEqual([
      [0, 1, 0],
      [0, 1, 0],
      [1, 0, 0],
    ])
    expect(unsoundSolids(solids)).toEqual([])
  })

  it('has three slats on each side of a slatted panel, and a raised one where it is raised', () => {
    const slats = boxNewelSolids({ ...PLAIN, panels: [{ ...PANEL, form: 'slats' }] })
    expect(countOf(slats, 'slat')).toBe(12)
    const raised = boxNewelSolids({ ...PLAIN, panels: [{ ...PANEL, form: 'raised' }] })
    expect(countOf(raised, 'raised panel')).toBe(4)
  })

  it.each(shapesOf('box-newel'))('%s is as high and as wide as stated', (_, shape) => {
    const widest = Math.max(
      shape.widthIn,
      shape.cap.widthIn,
      shape.base?.widthIn ?? 0,
      ...shape.bands.map(({ widthIn }) => widthIn),
    )
    expect(sizeOf(boxNewelSolids(shape))).toEqual(
      [widest, shape.lengthIn, widest].map((size) => expect.closeTo(size, 2)),
    )
  })
})

describe('the rings of a box newel', () => {
  it('end the post where the cap begins', () => {
    expect(postTopIn(PLAIN)).toBe(48.5)
    expect(boxNewelRings(PLAIN)[0]).toEqual({
      section: 'square',
      heightIn: 0,
      halfIn: 2.5,
      slope: 0,
    })
  })

  it('go in by three sixteenths at a reveal an eighth high', () => {
    const rings = boxNewelRings({ ...PLAIN, reveals: [20] })
    const groove = rings.filter(({ halfIn }) => Math.abs(halfIn - 2.3125) < 1e-9)
    expect(groove.map(({ heightIn }) => heightIn)).toEqual([20, 20.125])
  })

  it('taper evenly from the height where the taper begins', () => {
    const tapered = { ...PLAIN, taperFromIn: 8.5, topWidthIn: 3 }
    expect(postWidthAt(tapered, 4)).toBe(5)
    expect(postWidthAt(tapered, 28.5)).toBe(4)
    expect(postWidthAt(tapered, 48.5)).toBe(3)
  })
})

describe('the fields of a panel', () => {
  it('lie within its stiles, the floor behind the frame', () => {
    const [edge, floor] = panelFields(PLAIN, PANEL)
    expect(edge).toEqual({ middleIn: 0, halfIn: 1.5, fromIn: 10, toIn: 30, outIn: 2.5 })
    expect(floor?.outIn).toBe(2.5 - RECESS_IN)
    expect(floor?.halfIn).toBeCloseTo(1.2)
  })
})

describe('pieces on the four sides of a post', () => {
  it('stand as far out and up as they are said to, their axes right-handed', () => {
    const at = { alongIn: 1, upIn: 20, outIn: 2.5 }
    expect(onFourSides(UPRIGHT, at).map(({ origin }) => origin)).toEqual([
      [1, 20, 2.5],
      [2.5, 20, -1],
      [-1, 20, -2.5],
      [-2.5, 20, 1],
    ])
    expect(onFourSides(LEVEL, at)[0]).toMatchObject({ x: [0, 0, 1], y: [1, 0, 0], z: [0, 1, 0] })
  })
})
