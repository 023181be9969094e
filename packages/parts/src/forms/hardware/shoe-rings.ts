import type { ShoeShape } from '@millrun/catalogue/shapes/hardware-shape'
import { cove, type Cut, fillet, join, round, taper } from '@millrun/catalogue/shapes/turning-cuts'
import { sinDeg } from '../../geometry/degrees.ts'
import type { Ring } from '../../turning/ring.ts'

/** How far metal stands round the bar at a neck, in inches. */
export const NECK_WALL_IN = 0.11

/** The foot of a pitch shoe lies on the slope, its neck is level; what is between turns gradually. */
export function shoeRings(shape: ShoeShape): readonly Ring[] {
  const rise = sinDeg(shape.pitchDeg) / Math.sqrt(1 - sinDeg(shape.pitchDeg) ** 2)
  const footIn = (rise * shape.baseIn) / 2
  const cut = shoeCut(shape, shape.heightIn - footIn)
  const topIn = shape.heightIn - footIn
  return cut.map(([heightIn, widthIn]) => ({
    section: shape.section,
    heightIn: footIn + heightIn,
    halfIn: widthIn / 2,
    slope: rise * (1 - Math.min(1, heightIn / (topIn * 0.88))),
  }))
}

function shoeCut(shape: ShoeShape, heightIn: number): Cut {
  const { baseIn, openingIn } = shape
  const neckIn = openingIn + 2 * NECK_WALL_IN
  const part = (share: number) => heightIn * share
  switch (shape.form) {
    case 'tapered':
      return join([
        fillet(part(0.18), baseIn),
        taper(part(0.06), baseIn, baseIn * 0.93),
        taper(part(0.62), baseIn * 0.93, neckIn),
        fillet(part(0.1), neckIn),
        taper(part(0.04), neckIn, neckIn - 0.05),
      ])
    case 'stepped': {
      const middleIn = (baseIn + neckIn) / 2
      return join([
        fillet(part(0.26), baseIn),
        taper(part(0.04), baseIn, baseIn - 0.06),
        fillet(part(0.22), middleIn),
        taper(part(0.04), middleIn, middleIn - 0.06),
        cove(part(0.24), middleIn - 0.06, neckIn),
        fillet(part(0.16), neckIn),
        taper(part(0.04), neckIn, neckIn - 0.05),
      ])
    }
    case 'disc':
      return join([fillet(part(0.45), baseIn), round(part(0.55), baseIn, baseIn - 0.16)])
    case 'dome':
      return join([
        fillet(part(0.16), baseIn),
        round(part(0.62), baseIn, neckIn + 0.08),
        fillet(part(0.18), neckIn),
        taper(part(0.04), neckIn, neckIn - 0.05),
      ])
  }
}
