import type { NewelCapShape } from '@millrun/catalogue/shapes/hardware-shape'
import { bead, cove, cutHeight, fillet, join, taper } from '@millrun/catalogue/shapes/turning-cuts'
import { type Ring, stackedRings } from '../../turning/ring.ts'

/** A square board, and what stands on it. */
export function newelCapRings({ baseIn, heightIn, form }: NewelCapShape): readonly Ring[] {
  const part = (share: number) => heightIn * share
  const board = join([
    fillet(part(0.22), baseIn * 0.8),
    cove(part(0.12), baseIn * 0.8, baseIn * 0.93),
    fillet(part(0.03), baseIn),
    fillet(part(0.2), baseIn),
    taper(part(0.03), baseIn, baseIn * 0.97),
  ])
  if (form === 'pyramid') {
    return stackedRings('square', join([board, taper(part(0.4), baseIn * 0.94, 0.02)]))
  }
  const ball = join([
    cove(part(0.1), baseIn * 0.5, baseIn * 0.3),
    bead(part(0.3), baseIn * 0.24, baseIn * 0.5),
  ])
  return [...stackedRings('square', board), ...stackedRings('round', ball, cutHeight(board))]
}
