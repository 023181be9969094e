import { drawnSize, type StairDrawing } from '../drawings/stair-drawing.ts'
import { drawingSvg } from '../drawings/drawing-svg.ts'
import { elevationDrawings } from '../drawings/elevation-drawing.ts'
import { planDrawing } from '../drawings/plan-drawing.ts'
import { buildStair } from '@millrun/stair/model/build-stair'
import { LESSON_STAIRS, type LessonName } from './lesson-stairs.ts'

/** A drawing that a page shows, as a file of its own. */
export interface LessonDrawing {
  /** `balusters-elevation` */
  readonly name: string
  readonly svg: string
}

/** Room around a drawing for its numbers, in pixels. */
const MARGIN_PX = 48

const NAMES = [
  'opening',
  'balusters',
  'post-to-post',
  'over-the-post',
  'treads',
] as const satisfies readonly LessonName[]

/** Plan and elevation of every stair that the pages reckon with, so many pixels wide. */
export function lessonDrawings(widthPx: number): readonly LessonDrawing[] {
  return NAMES.flatMap((name) => {
    const stair = buildStair(LESSON_STAIRS[name])
    const [elevation] = elevationDrawings(stair)
    return [
      { name: `${name}-plan`, svg: fitted(planDrawing(stair), widthPx) },
      ...(elevation === undefined
        ? []
        : [{ name: `${name}-elevation`, svg: fitted(elevation, widthPx) }]),
    ]
  })
}

/** As high as the drawing is at that width. */
function fitted(drawing: StairDrawing, widthPx: number): string {
  const [wideIn, highIn] = drawnSize(drawing)
  const heightPx = Math.round(((widthPx - MARGIN_PX) * highIn) / wideIn) + MARGIN_PX
  return drawingSvg(drawing, '', widthPx, heightPx)
}
