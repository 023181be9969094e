import { type Frame, rightOf } from '../../model/frame.ts'
import type { House } from './house.ts'

/** Whether the wall on this side would stand between the eye and the flight. */
export function facesEye(frame: Frame, sign: 1 | -1, { azimuthDeg }: House['view']): boolean {
  const [x, , z] = rightOf(frame)
  const eye = (azimuthDeg * Math.PI) / 180
  return sign * (x * Math.sin(eye) + z * Math.cos(eye)) > 0.1
}
