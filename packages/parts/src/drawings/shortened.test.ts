import { describe, expect, it } from 'vitest'
import { rectangle } from '../geometry/figures.ts'
import type { PartView } from '../elevations/part-view.ts'
import { evenShading } from '../elevations/piece.ts'
import { shortened } from './shortened.ts'

const VIEW: PartView = {
  pieces: [{ kind: 'face', outline: rectangle([-0.25, 0], [0.25, 44]), shading: evenShading(0.5) }],
  dimensions: [],
  lies: 'along',
  frame: { centre: [0, 22], heightIn: 12.5 },
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
