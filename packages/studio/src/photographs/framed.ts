import type { SpacePoint } from '@millrun/parts/geometry/space'
import { ASPECT, type Camera, cameraAxes, inPicture, type PicturePlace } from './camera.ts'

/** What part of a picture something takes, in shares of its width and height. It may reach beyond it. */
export interface Window {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** Moving the camera moves what is near a little more than what is far, so it is moved this often. */
const STEPS = 4
/** Room round a part that is shown whole. */
const MARGIN = 1.12
/** Room at the left of a part that runs out of its picture to the right. */
const LEFT = 0.08

/** The window that places take in a picture. */
export function windowOf(camera: Camera, places: readonly SpacePoint[]): Window {
  const seenIn = inPicture(camera)
  const window = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity }
  for (const place of places) {
    const [across, up] = seenIn(place)
    window.left = Math.min(window.left, across)
    window.right = Math.max(window.right, across)
    window.bottom = Math.min(window.bottom, up)
    window.top = Math.max(window.top, up)
  }
  return window
}

/**
 * A camera that shows all places. Its height is the first of `heightsIn` that holds them, so that parts of a kind
 * stand in one scale, or in few.
 */
export function showingAll(
  camera: Camera,
  places: readonly SpacePoint[],
  heightsIn: readonly number[],
): Camera {
  const needed = (one: Camera) => {
    const { left, right, bottom, top } = windowOf(one, places)
    return Math.max(right - left, top - bottom) * MARGIN
  }
  const cameras = heightsIn.map((heightIn) => aimed({ ...camera, heightIn }, places, middle))
  const widest = cameras.at(-1) ?? camera
  return (
    cameras.find((one) => needed(one) <= 1) ??
    aimed({ ...widest, heightIn: widest.heightIn * needed(widest) }, places, middle)
  )
}

/** The same camera moved so that the left end of what places take has its room, and its middle height is the picture's. */
export function showingLeftEnd(camera: Camera, places: readonly SpacePoint[]): Camera {
  return aimed(camera, places, (window) => [window.left - LEFT, middle(window)[1]])
}

function middle({ left, right, bottom, top }: Window): PicturePlace {
  return [(left + right) / 2 - 0.5, (bottom + top) / 2 - 0.5]
}

/** Moved until the window of the places is `off` by nothing. */
function aimed(
  camera: Camera,
  places: readonly SpacePoint[],
  off: (window: Window) => PicturePlace,
): Camera {
  let moved = camera
  for (let step = 0; step < STEPS; step += 1) moved = shifted(moved, off(windowOf(moved, places)))
  return moved
}

function shifted(camera: Camera, [across, up]: PicturePlace): Camera {
  const axes = cameraAxes(camera)
  const rightIn = across * camera.heightIn * ASPECT
  const upIn = up * camera.heightIn
  const at = (axis: 0 | 1 | 2) =>
    camera.target[axis] + axes.right[axis] * rightIn + axes.up[axis] * upIn
  return { ...camera, target: [at(0), at(1), at(2)] }
}
