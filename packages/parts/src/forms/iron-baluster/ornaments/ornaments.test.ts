import type { IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import { describe, expect, it } from 'vitest'
import { boundsOf } from '../../../geometry/bounds.ts'
import { flattened } from '../../../geometry/flattened.ts'
import type { Point } from '../../../geometry/path.ts'
import type { Solid } from '../../../solids/solid.ts'
import { shapesOf } from '../../../testing/shapes-of.ts'
import { countOf, sizeOf, unsoundSolids, volumeOf } from '../../../testing/solid-facts.ts'
import { boxAround } from '../../../solids/mesh/measured.ts'
import {
  isInPlaceOfBar,
  endDepthIn,
  lapIn,
  ornamentHeights,
  ornamentLeader,
  ornamentOutlines,
  ornamentSolids,
} from '../ornaments.ts'
import { basketRingIn, basketRod, betweenRings } from './basket.ts'
import { bellyPeak } from './belly.ts'
import { panel } from './panel.ts'

/** A leaf curls by so little above its tip. */
const NEAR_IN = 0.03

const SQUARE = { barIn: 0.5, section: 'square' } as const
const ROUND = { barIn: 0.5, section: 'round' } as const

const BASKET = {
  kind: 'basket',
  fromIn: 18,
  toIn: 26,
  diameterIn: 2.25,
  rods: 4,
  rodIn: 0.25,
} as const
const KNUCKLE = { kind: 'knuckle', centreIn: 22, heightIn: 2, diameterIn: 1 } as const
const COLLAR = { kind: 'collar', centreIn: 10, heightIn: 0.5, widthIn: 0.875 } as const
const RIBBON = { kind: 'ribbon', fromIn: 10, toIn: 30, widthIn: 1.5, turns: 1 } as const
const HAMMERED = { kind: 'hammered', fromIn: 4, toIn: 40, pitchIn: 0.75 } as const
const BELLY = { kind: 'belly', fromIn: 6, toIn: 26, bowIn: 5 } as const
const SCROLL = {
  kind: 'scroll',
  fromIn: 17,
  toIn: 27,
  widthIn: 5,
  form: 'C',
  barIn: 0.375,
} as const
const PANEL = {
  kind: 'panel',
  fromIn: 18,
  toIn: 26,
  widthIn: 3,
  form: 'rectangle',
  barIn: 0.375,
} as const
const LEAF = { kind: 'leaf', centreIn: 22, lengthIn: 6, widthIn: 2.5, pairs: 3 } as const
const TWIST = { kind: 'twist', fromIn: 16, toIn: 30, turns: -4 } as const

const ALL: readonly IronOrnament[] = [
  BASKET,
  KNUCKLE,
  COLLAR,
  RIBBON,
  HAMMERED,
  BELLY,
  SCROLL,
  PANEL,
  LEAF,
  TWIST,
]

const solidsOf = (ornament: IronOrnament, stock: typeof SQUARE | typeof ROUND = SQUARE) =>
  ornamentSolids(ornament, stock, 1)

const heightsOf = (solids: readonly Solid[]) => {
  const { least, most } = boxAround(solids)
  return [least[1], most[1]]
}

describe('every ornament', () => {
  it.each(ALL.map((ornament) => [ornament.kind, ornament] as const))(
    '%s is drawn between its heights',
    (_, ornament) => {
      const [fromIn, toIn] = ornamentHeights(ornament)
      for (const piece of ornamentOutlines(ornament, SQUARE)) {
        const { bottom, top } = boundsOf([piece.path])
        expect(bottom).toBeGreaterThan(fromIn - NEAR_IN)
        expect(top).toBeLessThan(toIn + NEAR_IN)
      }
    },
  )

  it.each(ALL.map((ornament) => [ornament.kind, ornament] as const))(
    '%s is sound on a square bar and on a round one',
    (_, ornament) => {
      expect(unsoundSolids([...solidsOf(ornament), ...solidsOf(ornament, ROUND)])).toEqual([])
    },
  )

  it('stands between its ends, or half above and half below its middle', () => {
    expect(ornamentHeights(BASKET)).toEqual([18, 26])
    expect(ornamentHeights(KNUCKLE)).toEqual([21, 23])
    expect(ornamentHeights(LEAF)).toEqual([19, 25])
  })

  it('is on the bar when it is slipped over it or fixed to it, and else in its place', () => {
    const onBar = ALL.filter((ornament) => !isInPlaceOfBar(ornament)).map(({ kind }) => kind)
    expect(onBar).toEqual(['knuckle', 'collar', 'scroll', 'leaf'])
  })

  it('is measured across, but a hammered length is not', () => {
    const told = ALL.map((ornament) => ornamentLeader(ornament)?.note)
    expect(told).toEqual([
      'basket',
      'knuckle',
      'collar',
      'ribbon',
      undefined,
      'bow',
      'scrolls',
      'panel',
      'leaves',
      'twist, 4 turns left',
    ])
  })
})

describe('a basket', () => {
  it('has four rods and a ring at each end', () => {
    const solids = solidsOf(BASKET)
    expect(countOf(solids, 'basket rod')).toBe(4)
    expect(countOf(solids, 'ring')).toBe(2)
    expect(heightsOf(solids)).toEqual([expect.closeTo(18, 3), expect.closeTo(26, 3)])
  })

  it('begins its rods inside the rings and swells clear of them', () => {
    const between = betweenRings(BASKET)
    // Seven tenths of the 3/8 ring.
    expect([between.fromIn, between.toIn]).toEqual([18.2625, 25.7375])
    const middle = basketRod(between, 0)[12] ?? [0, 0, 0]
    const insideIn = Math.hypot(middle[0], middle[2]) - BASKET.rodIn / 2
    expect(basketRingIn(0.5)).toBeCloseTo(0.41)
    expect(insideIn - basketRingIn(0.5)).toBeCloseTo(1.125 - 0.25 - 0.41)
  })

  it('takes its bar a little way into its rings', () => {
    expect(lapIn(BASKET, 0.5)).toBe(0.12)
    expect(lapIn(TWIST, 0.5)).toBeUndefined()
  })

  it.each(
    shapesOf('iron-baluster').flatMap(([id, shape]) =>
      shape.ornaments.flatMap((ornament) =>
        ornament.kind === 'basket' ? [[id, ornament, shape.barIn] as const] : [],
      ),
    ),
  )('of %s has room between its rods for its rings', (_, ornament, barIn) => {
    expect(ornament.diameterIn / 2).toBeGreaterThan(basketRingIn(barIn))
  })
})

describe('a belly', () => {
  it('stands out most below its middle, at 0.42 of its height', () => {
    expect(bellyPeak(BELLY)).toBeCloseTo(6 + 20 * 0.5 ** 1.25)
  })

  it('bows to the left by what it is said to', () => {
    const [rod] = ornamentOutlines(BELLY, SQUARE)
    const box = rod?.kind === 'rod' ? boundsOf([rod.path]) : undefined
    expect(box?.left).toBeCloseTo(-5, 1)
    expect(box?.right).toBeCloseTo(0)
  })
})

describe('a collar', () => {
  it('is a block on a square bar, as deep as it is wide', () => {
    const [across, up, deep] = sizeOf(solidsOf(COLLAR))
    expect([across, up, deep]).toEqual([0.875, 0.5, 0.875].map((size) => expect.closeTo(size, 2)))
  })

  it('far wider than its bar is a strap a tenth of an inch before and behind it', () => {
    const [across, , deep] = sizeOf(solidsOf({ ...COLLAR, widthIn: 1.5 }))
    expect(across).toBeCloseTo(1.5, 2)
    expect(deep).toBeCloseTo(0.7, 2)
  })

  it('holds less on a round bar, where it is turned', () => {
    expect(volumeOf(solidsOf(COLLAR, ROUND))).toBeLessThan(volumeOf(solidsOf(COLLAR)))
  })
})

describe('a knuckle', () => {
  it('is as wide as it is deep, and two inches high', () => {
    expect(sizeOf(solidsOf(KNUCKLE))).toEqual([1, 2, 1].map((size) => expect.closeTo(size, 2)))
    expect(sizeOf(solidsOf(KNUCKLE, ROUND))[0]).toBeCloseTo(1, 2)
  })

  it('is drawn as two shoulders and the band of two fifths between them', () => {
    const heights = ornamentOutlines(KNUCKLE, SQUARE).map((piece) => {
      const { bottom, top } = boundsOf(piece.kind === 'face' ? [piece.path] : [])
      return [bottom, top]
    })
    expect(heights).toEqual([
      [21, 21.6],
      [22.4, 23],
      [21.6, 22.4],
    ])
  })
})

describe('leaves', () => {
  it('stand in three pairs, a right and a left one each', () => {
    expect(countOf(solidsOf(LEAF), 'leaf')).toBe(6)
    expect(ornamentOutlines(LEAF, SQUARE)).toHaveLength(12)
  })

  it('lie on the front of the bar', () => {
    const { least, most } = boxAround(solidsOf(LEAF))
    expect(most[0]).toBeCloseTo(-least[0], 6)
    expect(most[2]).toBeGreaterThan(0.25)
  })
})

/** Of the circle through three points. */
function radiusThrough(a: Point = [0, 0], b: Point = [0, 0], c: Point = [0, 0]): number {
  const sides = [distance(a, b), distance(b, c), distance(c, a)]
  const twice = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
  return sides.reduce((product, side) => product * side, 1) / (2 * twice)
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

describe('a panel', () => {
  it('takes the bar as far in as its own bar is half wide', () => {
    expect(lapIn(PANEL, 0.5)).toBeCloseTo(0.1875)
    expect(lapIn({ ...PANEL, form: 'circle' }, 0.5)).toBeCloseTo(0.2625)
    // A diamond 8 high and 3 wide is half an inch wide 4 · 0.5 / 3 from its point.
    expect(lapIn({ ...PANEL, form: 'diamond' }, 0.5)).toBeCloseTo(2 / 3)
  })

  it('of a rectangle is three by eight inches over its bars', () => {
    const [across, up] = sizeOf(solidsOf(PANEL))
    expect(across).toBeCloseTo(3, 3)
    expect(up).toBeCloseTo(8, 3)
  })

  it('of an oval is nowhere bent so tightly that its bar would fold into itself', () => {
    const oval = {
      ...PANEL,
      form: 'oval',
      widthIn: 2.25,
      barIn: 0.375,
      toIn: PANEL.fromIn + 12,
    } as const
    const [rod] = panel.outlines(oval, SQUARE)
    const line = rod?.kind === 'rod' ? flattened(rod.path, 0.0001) : []
    const radii = line.slice(2).map((point, at) => radiusThrough(line[at], line[at + 1], point))
    expect(Math.min(...radii)).toBeGreaterThan(0.375 / 2)
    // Three quarters of the bar, as far as flat pieces show it.
    expect(Math.min(...radii)).toBeCloseTo(0.75 * 0.375, 1)
  })

  it('stands a little before the bar, which is drawn down where it ends in it', () => {
    const [, , deep] = sizeOf(solidsOf({ ...PANEL, barIn: 0.5 }))
    expect(deep).toBeCloseTo(0.5, 3)
    expect(endDepthIn({ ...PANEL, barIn: 0.5 }, SQUARE)).toBeCloseTo(0.42)
    expect(endDepthIn({ ...PANEL, barIn: 0.375 }, SQUARE)).toBeCloseTo(0.295)
  })
})

describe('a ribbon', () => {
  it('is held by two rings of 0.8 of the bar', () => {
    const solids = solidsOf(RIBBON)
    expect(countOf(solids, 'ring')).toBe(2)
    expect(sizeOf(solids)[0]).toBeCloseTo(0.8, 1)
    expect(heightsOf(solids)).toEqual([expect.closeTo(10, 3), expect.closeTo(30, 3)])
  })

  it('shows a strip on each side of the one full turn', () => {
    const strips = ornamentOutlines(RIBBON, SQUARE).length - 2
    expect(strips).toBeGreaterThan(3)
  })
})

describe('scrolls', () => {
  it('are forged alike and turned to each other', () => {
    const [pair, ...others] = solidsOf(SCROLL)
    expect(others).toEqual([])
    expect(pair?.placements.map(({ x }) => Math.round(x[0]))).toEqual([1, -1])
  })

  it('reach from the side of the bar to half their width', () => {
    const [left, right] = ornamentOutlines(SCROLL, SQUARE).map((piece) =>
      boundsOf(piece.kind === 'rod' ? [piece.path] : []),
    )
    expect(right?.right).toBeCloseTo(2.5 - 0.1875, 2)
    expect(right?.left).toBeGreaterThan(0.25)
    expect(left?.left).toBeCloseTo(-(right?.right ?? 0))
  })
})

describe('a hammered length', () => {
  it('is nowhere wider than its bar, and loses less than a tenth of it', () => {
    const solids = solidsOf(HAMMERED)
    expect(sizeOf(solids)[0]).toBeLessThan(0.501)
    const barIn3 = 36 * (0.25 - (4 - Math.PI) * 0.025 ** 2)
    expect(volumeOf(solids)).toBeLessThan(barIn3)
    expect(volumeOf(solids)).toBeGreaterThan(0.9 * barIn3)
  })

  it('stamped by a machine is dented on its four sides, its edges whole', () => {
    const stamped = solidsOf({ ...HAMMERED, pitchIn: 1.5 })
    expect(sizeOf(stamped)[0]).toBeCloseTo(0.5, 3)
    expect(volumeOf(stamped)).toBeGreaterThan(volumeOf(solidsOf(HAMMERED)))
  })
})
