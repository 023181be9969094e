import type { Shape } from '@millrun/catalogue/shape'
import { describe, expect, it } from 'vitest'
import { partSolids } from '../solids/part-solids.ts'
import { shapesOf } from '../testing/shapes-of.ts'
import { sizeOf } from '../testing/solid-facts.ts'
import { elevationBounds } from './elevation-bounds.ts'
import { elevationOf } from './elevation-of.ts'

/** An elevation and a photograph differ by less than the coat on a bar. */
const CLOSE_IN = 0.01
/** As in photographs, but less where that takes long and nothing depends on it. */
const FINENESS: Readonly<Partial<Record<Shape['kind'], number>>> = { turned: 0.5, kit: 0.5 }

/** Which two axes of the solid an elevation shows, from left to right and from the bottom up. */
const FROM_THE_FRONT = [0, 1] as const
const FROM_ABOVE = [0, 2] as const
const CUT_THROUGH = [2, 1] as const

const KINDS = [
  ['iron-baluster', FROM_THE_FRONT],
  ['turned', FROM_THE_FRONT],
  ['box-newel', FROM_THE_FRONT],
  ['shoe', FROM_THE_FRONT],
  ['knuckle', FROM_THE_FRONT],
  ['collar', FROM_THE_FRONT],
  ['newel-cap', FROM_THE_FRONT],
  ['riser', FROM_THE_FRONT],
  ['tread', FROM_ABOVE],
  ['kit', FROM_ABOVE],
  ['cove', CUT_THROUGH],
] as const

/** A knife's edge on a solid is eased, and a diamond of bars is mitred beyond its middle line. */
const LESS_CLOSE_IN: Readonly<Record<string, number>> = {
  'c-8092': 0.015,
  'm-902': 0.04,
  'm-905': 0.06,
}

describe.each(KINDS)('every %s', (kind, [across, up]) => {
  it.each(shapesOf(kind))('%s is as large in its drawing as its solids are', (id, shape) => {
    const { left, right, bottom, top } = elevationBounds(drawn(shape))
    const size = sizeOf(partSolids(shape, FINENESS[kind] ?? 1))
    const close = LESS_CLOSE_IN[id] ?? CLOSE_IN
    expect(Math.abs(right - left - size[across])).toBeLessThan(2 * close)
    expect(Math.abs(top - bottom - size[up])).toBeLessThan(2 * close)
  })
})

function drawn(shape: Shape) {
  return elevationOf(shape)
}
