import { drawingSvg } from './drawing-svg.ts'
import { drawnSize, type StairDrawing } from './stair-drawing.ts'

/** Room around a drawing for its numbers, in pixels. */
const MARGIN_PX = 48

/** A drawing as SVG, so many pixels wide and as high as it is at that width. Without a label it says nothing to who does not see it. */
export function fittedSvg(drawing: StairDrawing, label: string, widthPx: number): string {
  const [wideIn, highIn] = drawnSize(drawing)
  const heightPx = Math.round(((widthPx - MARGIN_PX) * highIn) / wideIn) + MARGIN_PX
  return drawingSvg(drawing, label, widthPx, heightPx)
}
