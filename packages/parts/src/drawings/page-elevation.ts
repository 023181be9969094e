import type { PartView } from '../elevations/part-view.ts'
import { lyingElevation } from './lying-elevation.ts'
import type { Mark } from './mark.ts'
import type { PageLayout } from './page-widths.ts'
import { secondViewElevation } from './second-view-elevation.ts'
import { standingElevation } from './standing-elevation.ts'
import { twoViewElevation } from './two-view-elevation.ts'

/** The elevation of a part without a sheet: its marks, and how high they reach, in units of the drawing. */
export function pageElevation(
  view: PartView,
  layout: PageLayout,
): { readonly height: number; readonly drawn: readonly Mark[] } {
  if (view.lies === 'along') return lyingElevation(view, layout)
  if (view.second !== undefined) return secondViewElevation(view, view.second, layout)
  return view.viewCount === 2 ? twoViewElevation(view, layout) : standingElevation(view, layout)
}
