import { describe, expect, it } from 'vitest'
import { cutFace, edge, face } from '../../elevations/outline.ts'
import { rectangle } from '../../geometry/figures.ts'
import { polyline } from '../../geometry/path.ts'
import { hatching } from './hatch.ts'
import { OUTLINE_WEIGHT, textWidth, THIN_WEIGHT } from './ink.ts'
import { outlineMarks } from './outline-marks.ts'

const SQUARE = rectangle([0, 0], [1, 1])
const doubled = ([x, y]: readonly [number, number]) => [x * 2, -y * 2] as const

describe('the marks of an elevation', () => {
  it('are a filled figure for a face, so that it hides what lies behind', () => {
    const [mark, ...others] = outlineMarks([face(SQUARE)], doubled, 100)
    expect(others).toEqual([])
    expect(mark).toMatchObject({ kind: 'figure', isFilled: true, pen: { weight: OUTLINE_WEIGHT } })
    expect(mark?.kind === 'figure' && mark.paths[0]?.start).toEqual([0, -0])
  })

  it('hatch what is cut', () => {
    const marks = outlineMarks([cutFace(SQUARE)], doubled, 100)
    expect(marks.map((mark) => mark.kind === 'figure' && mark.pen?.layer)).toEqual([
      'OUTLINE',
      'HATCH',
    ])
  })

  it('draw small parts in thin lines, edges thinner than outlines', () => {
    const line = edge(
      polyline([
        [0, 0],
        [1, 0],
      ]),
    )
    const weights = outlineMarks([face(SQUARE), line], doubled, 20).map(
      (mark) => mark.kind === 'figure' && mark.pen?.weight,
    )
    expect(weights).toEqual([THIN_WEIGHT, THIN_WEIGHT * 0.7])
  })

  it('make a bar of a rod, open at its ends where it is round', () => {
    const path = polyline([
      [0, 0],
      [0, 3],
    ])
    const rods = (['round', 'flat'] as const).map((section) => {
      return { kind: 'rod', path, widthIn: 0.25, section } as const
    })
    expect(outlineMarks(rods, doubled, 40)).toMatchObject([
      { kind: 'bar', width: 10, ends: 'open' },
      { kind: 'bar', width: 10, ends: 'square' },
    ])
  })
})

describe('hatching', () => {
  it('rises to the right at 45 degrees and stays within what is cut', () => {
    const mark = hatching([rectangle([0, 0], [40, 40])])
    const lines = mark.kind === 'figure' ? mark.paths : []
    expect(lines.length).toBeGreaterThan(5)
    for (const { start, parts } of lines) {
      const [x, y] = parts[0]?.to ?? start
      expect(Math.abs(x - start[0])).toBeCloseTo(Math.abs(y - start[1]))
      expect(Math.min(x, y, ...start)).toBeGreaterThan(-1e-6)
      expect(Math.max(x, y, ...start)).toBeLessThan(40 + 1e-6)
    }
  })

  it('leaves a hollow out', () => {
    const whole = hatching([rectangle([0, 0], [40, 40])])
    const hollow = hatching([rectangle([0, 0], [40, 40]), rectangle([10, 10], [30, 30])])
    const count = (mark: typeof whole) => (mark.kind === 'figure' ? mark.paths.length : 0)
    expect(count(hollow)).toBeGreaterThan(count(whole))
  })
})

describe('the width of a text', () => {
  it('is more for an M than for an i', () => {
    expect(textWidth('M', 10)).toBeCloseTo(8.4)
    expect(textWidth('i', 10)).toBeCloseTo(2.3)
    expect(textWidth('44', 10)).toBeCloseTo(11.2)
  })
})
