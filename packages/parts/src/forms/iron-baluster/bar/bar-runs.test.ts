import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import { describe, expect, it } from 'vitest'
import { barLengths, plainLengths } from '../iron-baluster-elevation.ts'
import { barOutline, outlineLines, stockSize } from './bar-outline.ts'
import { barRuns } from './bar-runs.ts'

const BASKET: IronOrnament = {
  kind: 'basket',
  fromIn: 18,
  toIn: 26,
  diameterIn: 2,
  rods: 4,
  rodIn: 0.25,
}
const TWIST: IronOrnament = { kind: 'twist', fromIn: 4, toIn: 12, turns: 2 }
const COLLAR: IronOrnament = { kind: 'collar', centreIn: 30, heightIn: 0.5, widthIn: 0.875 }

function bar(...ornaments: readonly IronOrnament[]): IronBalusterShape {
  return {
    kind: 'iron-baluster',
    section: 'square',
    barIn: 0.5,
    lengthIn: 44,
    isHollow: false,
    pin: { diameterIn: 0.5, lengthIn: 1 },
    ornaments,
  }
}

const endsOf = (shape: IronBalusterShape) =>
  barRuns(shape, 1).map((run) => [run[0]?.plane.origin[1], run.at(-1)?.plane.origin[1]])

describe('the runs of a bar', () => {
  it('are one from its foot to the shoulder of its pin where nothing takes its place', () => {
    expect(endsOf(bar())).toEqual([[0, 43]])
    expect(endsOf(bar(TWIST, COLLAR))).toEqual([[0, 43]])
  })

  it('end a little inside the rings of a basket', () => {
    expect(endsOf(bar(BASKET))).toEqual([
      [0, 18.12],
      [25.88, 43],
    ])
  })

  it('are turned above a twist by as much as it turns', () => {
    const [run] = barRuns(bar({ ...TWIST, turns: 0.25 }), 1)
    const top = run?.at(-1)?.plane
    // A quarter turn anticlockwise seen from above brings the right side to the back.
    expect(top?.x[0]).toBeCloseTo(0)
    expect(Math.abs(top?.x[2] ?? 0)).toBeCloseTo(1)
  })
})

describe('the plain lengths of a bar', () => {
  it('go on under what is slipped over it', () => {
    expect(barLengths(bar(COLLAR))).toEqual([[0, 43]])
    expect(plainLengths(bar(COLLAR))).toEqual([
      [0, 29.75],
      [30.25, 43],
    ])
  })

  it('lie between ornaments in the order of their heights, whatever order they are given in', () => {
    expect(barLengths(bar(BASKET, TWIST))).toEqual([
      [0, 4],
      [12, 18],
      [26, 43],
    ])
  })
})

describe('a bar cut across', () => {
  it('is square with its edges eased by a fortieth of an inch', () => {
    const outline = barOutline(stockSize('square', 0.5), outlineLines('square', 1))
    const reach = outline.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y)))
    expect(Math.max(...reach)).toBeCloseTo(0.25)
    const corners = outline.map(([x, y]) => Math.hypot(x, y))
    expect(Math.max(...corners)).toBeCloseTo(0.225 * Math.SQRT2 + 0.025)
  })

  it('is all edge where it is round', () => {
    const outline = barOutline(stockSize('round', 0.5), outlineLines('round', 1))
    for (const [x, y] of outline) expect(Math.hypot(x, y)).toBeCloseTo(0.25)
  })
})
