import type { KnuckleShape } from '@millrun/catalogue/shapes/hardware-shape'
import {
  bead,
  cove,
  type Cut,
  fillet,
  join,
  round,
  vase,
} from '@millrun/catalogue/shapes/turning-cuts'
import { type Ring, stackedRings } from '../../turning/ring.ts'
import { NECK_WALL_IN } from './shoe-rings.ts'

/** How much wider than what takes the bar the foot of an urn is at least. */
const FOOT_WALL_IN = 0.05

/** How wide a neck may at most be, as a share of the knuckle, so that its belly shows. */
const WIDEST_NECK = 0.94

/** A knuckle from its lower neck to its upper one. */
export function knuckleRings(shape: KnuckleShape): readonly Ring[] {
  return stackedRings(shape.form === 'faceted' ? 'octagon' : 'round', knuckleCut(shape))
}

function knuckleCut(shape: KnuckleShape): Cut {
  const { diameterIn, heightIn, openingIn } = shape
  const clearIn = shape.section === 'square' ? openingIn * Math.SQRT2 : openingIn
  const neckIn = Math.min(diameterIn * WIDEST_NECK, clearIn + NECK_WALL_IN)
  const part = (share: number) => heightIn * share
  switch (shape.form) {
    case 'ball':
      return join([
        fillet(part(0.07), neckIn),
        bead(part(0.86), neckIn, diameterIn),
        fillet(part(0.07), neckIn),
      ])
    case 'ringed':
      return join([
        bead(part(0.24), neckIn, (neckIn + diameterIn) / 2),
        fillet(part(0.05), neckIn),
        bead(part(0.42), neckIn, diameterIn),
        fillet(part(0.05), neckIn),
        bead(part(0.24), neckIn, (neckIn + diameterIn) / 2),
      ])
    case 'faceted':
      return join([
        fillet(part(0.08), neckIn),
        vase(part(0.84), neckIn, diameterIn, neckIn, 0.5),
        fillet(part(0.08), neckIn),
      ])
    case 'urn':
      return join([
        bead(part(0.1), Math.max(neckIn * 0.9, clearIn + FOOT_WALL_IN), neckIn * 1.24),
        cove(part(0.1), neckIn * 1.1, neckIn * 0.94),
        vase(part(0.5), neckIn * 0.94, diameterIn, neckIn * 0.96, 0.62),
        cove(part(0.1), neckIn * 0.96, diameterIn * 0.86),
        fillet(part(0.05), diameterIn * 0.86),
        round(part(0.09), diameterIn * 0.86, neckIn),
        fillet(part(0.06), neckIn),
      ])
  }
}
