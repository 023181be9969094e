import { describe, expect, it } from 'vitest'
import type { Elevation } from '../../elevations/elevation.ts'
import { face } from '../../elevations/outline.ts'
import { rectangle } from '../../geometry/figures.ts'
import { sectionCaption } from '../views/placed-section.ts'
import { detailDrawing, isInDetail } from './detail-drawing.ts'

const BAR: Elevation = {
  outlines: [face(rectangle([-0.25, 0], [0.25, 44]))],
  dimensions: [],
  lies: 'along',
  detail: [16, 28],
}

describe('the detail of a long part', () => {
  it('tells the dimensions that lie between its cuts', () => {
    const leader = { kind: 'leader', at: [0, 20], valueIn: 0.5, mark: '' } as const
    expect(isInDetail(leader, BAR)).toBe(true)
    expect(isInDetail({ ...leader, at: [0, 30] }, BAR)).toBe(false)
    const span = { kind: 'along', fromIn: 18, toIn: 26, row: 0 } as const
    expect(isInDetail(span, BAR)).toBe(true)
    expect(isInDetail({ ...span, fromIn: 0 }, BAR)).toBe(false)
    expect(isInDetail({ ...span, kind: 'across' }, BAR)).toBe(false)
  })

  it('is none where a part has no telling place, or where it would be no larger', () => {
    const { detail: _, ...plain } = BAR
    expect(detailDrawing(plain, 1 / 3, 400)).toEqual([])
    expect(isInDetail({ kind: 'along', fromIn: 1, toIn: 2, row: 0 }, plain)).toBe(false)
    expect(detailDrawing(BAR, 4, 400)).toEqual([])
  })

  it('is drawn full size where twelve inches have thirteen of the sheet', () => {
    const [view] = detailDrawing(BAR, 1 / 3, 400)
    expect(view).toMatchObject({ kind: 'view', unitsPerInch: 100 })
  })
})

describe('the caption of a section', () => {
  it('writes its lengths in inches, or with millimetres', () => {
    const section = { loops: [rectangle([0, 0], [1, 1])], caption: [0.5, 'square, solid'] } as const
    expect(sectionCaption(section, 'inches')).toBe('1/2" square, solid')
    expect(sectionCaption(section, 'inches and millimetres')).toBe('1/2" (12.7) square, solid')
  })
})
