import type { Elevation } from '../../elevations/elevation.ts'
import { lyingElevation } from './lying-elevation.ts'
import type { PageDrawing, PageLayout } from './page-widths.ts'
import { secondViewElevation } from './second-view-elevation.ts'
import { standingElevation } from './standing-elevation.ts'
import { twoViewElevation } from './two-view-elevation.ts'

/** The elevation of a part without a sheet: its marks, and how high they reach, in units of the drawing. */
export function pageElevation(view: Elevation, layout: PageLayout): PageDrawing {
  if (view.lies === 'along') return lyingElevation(view, layout)
  if (view.second !== undefined) return secondViewElevation(view, view.second, layout)
  return view.viewCount === 2 ? twoViewElevation(view, layout) : standingElevation(view, layout)
}
