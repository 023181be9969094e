import { drawingScale } from '@millrun/parts/drawings/sheet/drawing-scale'
import type { Mark } from '@millrun/parts/drawings/marks/mark'
import { SHEET, type Sheet, titledSheet } from '@millrun/parts/drawings/sheet/sheet'
import { sheetText } from '@millrun/parts/drawings/marks/words'
import { printable } from '@millrun/parts/pdf/printable'
import { drawingMarks, fittingUnits } from '../drawings/drawing-marks.ts'
import { elevationDrawings } from '../drawings/elevation-drawing.ts'
import { planDrawing } from '../drawings/plan-drawing.ts'
import { drawnSize, type StairDrawing } from '../drawings/stair-drawing.ts'
import type { Stair } from '@millrun/stair/model/stair'

/** Above the title block, within the frame. */
const ROOM = { x: 60, y: 60, width: SHEET.width - 120, height: 830 } as const
/** Between drawings that stand side by side, in inches of the stair. */
const BETWEEN_IN = 48
/** CAD shows everything full size; this only says how large its letters are. */
const CAD_SCALE = 1 / 24
const CAPTION_SIZE = 24

/** The plan and every elevation, a sheet each, in scales that a ruler has. */
export function drawingSheets(stair: Stair): readonly Sheet[] {
  const drawings = drawingsOf(stair)
  const design = printable(stair.design.name)
  return drawings.map((drawing, index) => {
    const block = {
      heading: `${index + 1} of ${drawings.length}`,
      title: drawing.title,
      units: 'inches',
      last: { name: 'Design', text: design },
    }
    const most = fittingUnits(drawing, ROOM) / SHEET.unitsPerInch
    const scale = drawingScale(1, most)
    const view = drawingMarks(drawing, ROOM, scale * SHEET.unitsPerInch)
    return titledSheet(`${design}, ${drawing.title}`, block, scale, [view])
  })
}

/** The same drawings in a row, with their names, for CAD. */
export function drawingRow(stair: Stair): Sheet {
  const unitsPerInch = CAD_SCALE * SHEET.unitsPerInch
  let x = 0
  const marks = drawingsOf(stair).flatMap((drawing): readonly Mark[] => {
    const [wideIn, highIn] = drawnSize(drawing)
    const [width, height] = [wideIn * unitsPerInch, highIn * unitsPerInch]
    const place = { x, y: SHEET.height - height, width, height }
    x += width + BETWEEN_IN * unitsPerInch
    const captionAt = [place.x, SHEET.height + 2 * CAPTION_SIZE] as const
    return [
      drawingMarks(drawing, place, unitsPerInch),
      sheetText(captionAt, CAPTION_SIZE, drawing.title),
    ]
  })
  return { title: stair.design.name, scale: CAD_SCALE, marks }
}

function drawingsOf(stair: Stair): readonly StairDrawing[] {
  return [planDrawing(stair), ...elevationDrawings(stair)]
}
