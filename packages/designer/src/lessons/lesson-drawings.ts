import { elevationDrawings } from '../drawings/elevation-drawing.ts'
import { fittedSvg } from '../drawings/fitted-svg.ts'
import { planDrawing } from '../drawings/plan-drawing.ts'
import { buildStair } from '@millrun/stair/model/build-stair'
import { LESSON_STAIRS, type LessonName } from './lesson-stairs.ts'

/** A drawing that a page shows, as a file of its own. */
export interface LessonDrawing {
  /** `balusters-elevation` */
  readonly name: string
  readonly svg: string
}

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
      { name: `${name}-plan`, svg: fittedSvg(planDrawing(stair), '', widthPx) },
      ...(elevation === undefined
        ? []
        : [{ name: `${name}-elevation`, svg: fittedSvg(elevation, '', widthPx) }]),
    ]
  })
}
