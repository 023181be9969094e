import type { House } from '@millrun/stair/room/house/house'

/** The quarter turn that is nearest to how a stair is looked at. */
export function squareViewDeg({ azimuthDeg }: House['view']): number {
  return 90 * Math.round(azimuthDeg / 90)
}
