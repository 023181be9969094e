import { ARROW_MARKER, DRAWING_LOOK, svgMarks } from '@millrun/parts/drawings/written/svg-marks'
import { escapeText, tag } from '@millrun/parts/svg/tag'
import { drawingMarks } from './drawing-marks.ts'
import type { StairDrawing } from './stair-drawing.ts'

/** A drawing as SVG, as large as fits into so many pixels. Without a label it says nothing to who does not see it. */
export function drawingSvg(
  drawing: StairDrawing,
  label: string,
  width: number,
  height: number,
): string {
  const view = drawingMarks(drawing, { x: 0, y: 0, width, height })
  const voice = label === '' ? { 'aria-hidden': 'true' } : { role: 'img' }
  return tag(
    'svg',
    { ...DRAWING_LOOK, viewBox: `0 0 ${width} ${height}`, ...voice },
    label === '' ? '' : tag('title', {}, escapeText(label)),
    tag('defs', {}, ARROW_MARKER),
    svgMarks([view]),
  )
}
