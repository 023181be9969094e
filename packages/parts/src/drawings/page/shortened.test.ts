import { describe, expect, it } from 'vitest'
import { rectangle } from '../../geometry/figures.ts'
import type { Elevation } from '../../elevations/elevation.ts'
import { face } from '../../elevations/outline.ts'
import { shortened } from './shortened.ts'

const VIEW: Elevation = {
  outlines: [face(rectangle([-0.25, 0], [0.25, 44]))],
  dimensions: [],
  lies: 'along',
  plainLengths: [
    [0, 18.5],
    [25.5, 44],
  ],
}

describe('shortened', () => {
  const short = shortened(VIEW, 330)

  it('fills the room from end to end', () => {
    expect(short.shownHeight(0)).toBe(0)
    expect(short.shownHeight(44) * short.unitsPerInch).toBeCloseTo(330)
  })

  it('keeps the length of what is not plain', () => {
    expect(short.shownHeight(25.5) - short.shownHeight(18.5)).toBeCloseTo(7)
  })

  it('breaks each plain length in its middle', () => {
    expect(short.breaks).toHaveLength(2)
    expect(short.breaks[0]).toBeCloseTo(short.shownHeight(18.5) / 2)
  })

  it('leaves nothing out where there is room for all', () => {
    expect(shortened(VIEW, 2000).breaks).toEqual([])
  })
})
