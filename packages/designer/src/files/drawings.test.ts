import { type Entity, parsedDxf } from '@millrun/parts/testing/parsed-dxf'
import { describe, expect, test } from 'vitest'
import { buildStair } from '@millrun/stair/model/build-stair'
import { presets } from '@millrun/stair/presets/presets'
import { TWISTS_AND_BASKETS } from '../testing/twists-and-baskets.ts'
import { drawingsDxf } from './drawings-dxf.ts'
import { drawingsPdf } from './drawings-pdf.ts'
import { drawingSheets } from './drawing-sheets.ts'

const bronze = buildStair(TWISTS_AND_BASKETS)
const lines = presets.map(({ design }) => buildStair(design))[1]
if (lines === undefined) throw new Error('too few presets')

describe('the drawings for print', () => {
  test('of an L are a plan and two elevations, a sheet of 17 × 11 inches each', async () => {
    const file = await drawingsPdf(lines)
    const text = Buffer.from(await file.bytes()).toString('latin1')
    expect(file.name).toBe('straight-lines-drawings.pdf')
    expect(file.type).toBe('application/pdf')
    expect(text.startsWith('%PDF-')).toBe(true)
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(3)
    expect(text).toContain('/MediaBox [0 0 1224 792]')
    expect(text).toContain('Straight lines, drawings')
  })

  test('say their scale, which a ruler has, and which design they are of', () => {
    const [plan] = drawingSheets(bronze)
    const words = plan?.marks.flatMap((mark) => (mark.kind === 'words' ? [mark] : [])) ?? []
    const said = words.map(({ text, toScale }) => toScale ?? text)
    expect(said).toEqual(
      expect.arrayContaining(['1 of 2', 'Plan', '1:12', 'inches', 'Bronze twists and baskets']),
    )
  })
})

test('the drawing for CAD has the flight full size, with the names of its views', async () => {
  const file = drawingsDxf(bronze)
  const { header, entities } = parsedDxf(await file.text())
  expect(file.name).toBe('bronze-twists-and-baskets-drawings.dxf')
  expect(header['$INSUNITS']).toBe(1)
  expect(entities.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Plan', 'Flight, left side', '107"', '130"']),
  )
  // The dimension line over the whole rise is as long as it says.
  expect(entities.map(heightOf)).toContain(107)
})

function heightOf({ vertices }: Entity): number {
  const ys = vertices.map(({ y }) => y)
  return Math.round((Math.max(...ys) - Math.min(...ys)) * 1000) / 1000
}
