import type { BracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import type { CoursePlace } from '@millrun/catalogue/shapes/course'
import { armCourse, scrollCourse } from './arm-course.ts'
import { barPlaces, scrollBarIn, HUB_IN } from './bracket-sizes.ts'
import type { SpacePoint } from '../../geometry/space.ts'
import { forwardAt, sectionAt } from '../../solids/form/section-at.ts'
import { type Fineness, linesFor } from '../../solids/form/fineness.ts'
import { barOutline, EASE_IN, stockSize } from '../iron-baluster/bar/bar-outline.ts'
import type { Facets } from '../../solids/mesh/facets.ts'
import { skinOver } from '../../solids/mesh/skin-over.ts'

/** The arm goes on so far inside the boss and inside the saddle. */
const LAP_IN = 0.05
/** Over this share of its length the end of a scroll is drawn out, and to what part of its bar. */
const DRAWN_OUT = 0.35
const THIN = 0.5

/** The arm as it is drawn: out from the wall x = 0. */
export function armSkin(shape: BracketShape, fineness: Fineness): Facets {
  const { section, barIn } = shape.arm
  const lines = { anEdge: linesFor(section === 'round' ? 8 : 4, fineness), aSide: 1 }
  const outline = barOutline(stockSize(section, barIn), lines).toReversed()
  const places = lapped(barPlaces(armCourse(shape)), armEndIn(shape))
  return skinOver(places.map((place) => outline.map(sectionAt(place, 0))))
}

/** The lighter bar that is rolled up below an arm; nothing below other arms. */
export function scrollSkin(shape: BracketShape, fineness: Fineness): Facets | undefined {
  if (shape.arm.form !== 'scroll') return undefined
  const barIn = scrollBarIn(shape)
  const places = lapped(barPlaces(scrollCourse(shape)), 0)
  const lines = { anEdge: linesFor(4, fineness), aSide: 1 }
  const rings = places.map((place, index): readonly SpacePoint[] => {
    const share = Math.max(0, (index / (places.length - 1) - 1 + DRAWN_OUT) / DRAWN_OUT)
    const thinIn = barIn * (1 - (1 - THIN) * share * share * (3 - 2 * share))
    const size = { widthIn: barIn, depthIn: thinIn, easeIn: EASE_IN }
    return barOutline(size, lines).toReversed().map(sectionAt(place, 0))
  })
  return skinOver(rings)
}

/** How far beyond its course an arm goes: into the saddle, or only as far as the hub that tilts. */
function armEndIn({ saddle }: BracketShape): number {
  return saddle.pivots ? -HUB_IN / 2 : LAP_IN
}

/** The places with the first moved back into what it is welded to, and the last moved on. */
function lapped(places: readonly CoursePlace[], endIn: number): readonly CoursePlace[] {
  return places.map((place, index) => {
    if (index === 0) return movedOn(place, -LAP_IN)
    return index === places.length - 1 ? movedOn(place, endIn) : place
  })
}

function movedOn(place: CoursePlace, byIn: number): CoursePlace {
  const [along, up, side] = forwardAt(place)
  return {
    ...place,
    alongIn: place.alongIn + byIn * along,
    upIn: place.upIn + byIn * up,
    leftIn: place.leftIn - byIn * side,
  }
}
