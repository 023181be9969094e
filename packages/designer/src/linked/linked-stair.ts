import { buildStair } from '@millrun/stair/model/build-stair'
import { elevationDrawings } from '../drawings/elevation-drawing.ts'
import { fittedSvg } from '../drawings/fitted-svg.ts'
import { planDrawing } from '../drawings/plan-drawing.ts'
import { readDesignLink } from '../link/design-link.ts'

/** A drawing of a stair with its dimensions. */
export interface LinkedDrawing {
  readonly id: string
  readonly title: string
  readonly svg: string
}

/**
 * The stair of a design's link as a page shows it outside of the designer: seen from above, and each stretch of its
 * balustrade square on, so many pixels wide. Nothing where the link cannot be read any more.
 */
export function linkedStair(link: string, widthPx: number): readonly LinkedDrawing[] {
  const read = readDesignLink(link)
  if (!read.ok) return []
  const stair = buildStair(read.design)
  return [planDrawing(stair), ...elevationDrawings(stair)].map((drawing) => {
    const { id, title } = drawing
    return { id, title, svg: fittedSvg(drawing, `${title}, drawn with its dimensions`, widthPx) }
  })
}
