import type { SpacePoint } from '@millrun/parts/geometry/space'
import { dot } from '@millrun/parts/geometry/space'

/** Where a photograph is taken from. Angles as in elevations: the part turned about its axis, seen from above. */
export interface Camera {
  /** What is in the middle of the picture, in inches. */
  readonly target: SpacePoint
  readonly turnDeg: number
  readonly tiltDeg: number
  /** What is as far away as the target fills the picture's height with this. */
  readonly heightIn: number
  /** On a sensor 24 mm high. */
  readonly lensMm: number
}

/** Width of a catalogue picture for its height. */
export const ASPECT = 0.8
const SENSOR_MM = 24

/** A place in a picture: shares of its width and height, from the left and from the bottom. */
export type PicturePlace = readonly [across: number, up: number]

/** Right, up and towards the viewer, as a camera sees them. */
export function cameraAxes({ turnDeg, tiltDeg }: Pick<Camera, 'turnDeg' | 'tiltDeg'>): {
  readonly right: SpacePoint
  readonly up: SpacePoint
  readonly back: SpacePoint
} {
  const [turn, tilt] = [radians(turnDeg), radians(tiltDeg)]
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  return {
    right: [cos, 0, sin],
    up: [sin * Math.sin(tilt), Math.cos(tilt), -cos * Math.sin(tilt)],
    back: [-sin * Math.cos(tilt), Math.sin(tilt), cos * Math.cos(tilt)],
  }
}

/** Where places of a part come to lie in the picture; 0 to 1 is inside it. */
export function inPicture(camera: Camera, aspect = ASPECT): (place: SpacePoint) => PicturePlace {
  const { right, up, back } = cameraAxes(camera)
  const [x, y, z] = camera.target
  const distanceIn = (camera.heightIn * camera.lensMm) / SENSOR_MM
  return (place) => {
    const from: SpacePoint = [place[0] - x, place[1] - y, place[2] - z]
    const scale = distanceIn / Math.max(distanceIn - dot(from, back), distanceIn * 0.05)
    const perHeight = scale / camera.heightIn
    return [0.5 + (dot(from, right) * perHeight) / aspect, 0.5 + dot(from, up) * perHeight]
  }
}

function radians(angleDeg: number): number {
  return (angleDeg * Math.PI) / 180
}
