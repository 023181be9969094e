import { type ClearEdges, fittedOrbit } from '@millrun/viewer/orbit/fitted-orbit'
import type { Orbit, ViewAngle, ViewSize } from '@millrun/viewer/orbit/orbit'
import { hasFlight, hasTurn } from '@millrun/stair/layouts/layouts'
import type { Stair } from '@millrun/stair/model/stair'
import type { House } from '@millrun/stair/room/house/house'
import { houseAround } from '@millrun/stair/room/house/house-around'
import { squareViewDeg } from '../rooms/square-view.ts'
import { stairHull } from '../stair-hull.ts'

/** How a stair is looked at first, and how far round it one may go. */
export interface ComposedView {
  readonly whole: Orbit
  readonly view: House['view']
  /** How far from above. */
  readonly highestDeg: number
}

/** Of the frame, left free on every side. */
const MARGIN = 0.09
/** What the view's buttons cover of a wide frame, along its lower edge: a share, so that every height is filled alike. */
const BUTTONS = 0.11
const WIDE_PX = 600
/** Width to height of a frame that is narrow. */
const NARROW = 1.2
const LEVEL_DOWN_DEG = 3
const STRAIGHT_DOWN_DEG = 9
/** Down onto a stair that turns, so that its landing and both flights are seen. */
const TURNING_DOWN_DEG = 15
/** Degrees further round to the foot of a stair in a frame that is narrow; from there a stair that turns would hide behind the house. */
const NARROW_DEG = 16
/** Never from straight above. */
const HIGHEST_DEG = 38
/** A photograph is right from where it was taken, and passable near by. */
const ROUND_PHOTOGRAPH_DEG = 28
const ABOVE_PHOTOGRAPH_DEG = 18

/** Three quarters from the open side, so that the whole stair fills the frame; a photograph is faced squarely. */
export function composedView(stair: Stair, frame: ViewSize, isPhotograph: boolean): ComposedView {
  const { view } = houseAround(stair)
  const isNarrow = frame.widthPx < frame.heightPx * NARROW && !hasTurn(stair.design)
  const towardsFoot = Math.sign(view.azimuthDeg - (view.leastDeg + view.mostDeg) / 2)
  const azimuthDeg = isPhotograph
    ? squareViewDeg(view)
    : view.azimuthDeg + (isNarrow ? NARROW_DEG * towardsFoot : 0)
  const elevationDeg = isPhotograph ? 4 : downDeg(stair)
  const whole = wholeStair(stair, { azimuthDeg, elevationDeg }, frame)
  return {
    whole: !hasFlight(stair.design) ? { ...whole, distanceIn: whole.distanceIn * 1.2 } : whole,
    view: isPhotograph ? beforePhotograph(azimuthDeg) : view,
    highestDeg: isPhotograph ? ABOVE_PHOTOGRAPH_DEG : HIGHEST_DEG,
  }
}

/**
 * A stair that fits the narrowest frame is seen from the same place in every wider one, whatever its size: its
 * picture can be taken before it is known where it will be looked at.
 */
function wholeStair(stair: Stair, side: ViewAngle, frame: ViewSize): Orbit {
  const hull = stairHull(stair)
  const within = (widthPx: number) =>
    fittedOrbit(hull, side, { ...frame, widthPx }, clearEdges(frame, widthPx))
  const usual = within(Math.min(frame.widthPx, frame.heightPx * NARROW))
  const widest = within(frame.widthPx)
  return usual.distanceIn > widest.distanceIn ? widest : usual
}

function beforePhotograph(azimuthDeg: number): House['view'] {
  return {
    azimuthDeg,
    leastDeg: azimuthDeg - ROUND_PHOTOGRAPH_DEG,
    mostDeg: azimuthDeg + ROUND_PHOTOGRAPH_DEG,
  }
}

function downDeg({ design }: Stair): number {
  if (!hasFlight(design)) return LEVEL_DOWN_DEG
  return hasTurn(design) ? TURNING_DOWN_DEG : STRAIGHT_DOWN_DEG
}

function clearEdges(frame: ViewSize, widthPx: number): ClearEdges {
  const buttonsPx = frame.widthPx < WIDE_PX ? 0 : BUTTONS * frame.heightPx
  const topPx = MARGIN * (frame.heightPx - buttonsPx)
  return { sidesPx: MARGIN * widthPx, topPx, bottomPx: topPx + buttonsPx }
}
