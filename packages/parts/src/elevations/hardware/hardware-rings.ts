import type {
  CollarShape,
  HardwareShape,
  KnuckleShape,
  NewelCapShape,
  ShoeShape,
} from '@millrun/catalogue/shapes/hardware-shape'
import {
  bead,
  cove,
  type Cut,
  cutHeight,
  fillet,
  join,
  round,
  taper,
  vase,
} from '@millrun/catalogue/shapes/turning-cuts'
import { sinDeg } from '../../geometry/degrees.ts'
import type { Ring, RingSection } from '../stack/ring.ts'

/** How far metal stands round the bar at a neck, in inches. */
const NECK_WALL_IN = 0.11

/** The rings that a small part is made of, from the bottom up. */
export function hardwareRings(shape: HardwareShape): readonly Ring[] {
  switch (shape.kind) {
    case 'shoe':
      return shoeRings(shape)
    case 'knuckle':
      return rings(shape.form === 'faceted' ? 'octagon' : 'round', knuckleCut(shape))
    case 'collar':
      return rings(shape.section, collarCut(shape))
    case 'newel-cap':
      return capRings(shape)
  }
}

function rings(section: RingSection, cut: Cut): readonly Ring[] {
  return cut.map(([heightIn, widthIn]) => ({ section, heightIn, halfIn: widthIn / 2, slope: 0 }))
}

/** The foot of a pitch shoe lies on the slope, its neck is level; what is between turns gradually. */
function shoeRings(shape: ShoeShape): readonly Ring[] {
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

function knuckleCut(shape: KnuckleShape): Cut {
  const { diameterIn, heightIn, openingIn } = shape
  const clearIn = shape.section === 'square' ? openingIn * Math.SQRT2 : openingIn
  const neckIn = Math.min(diameterIn * 0.92, clearIn + NECK_WALL_IN)
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
        taper(part(0.24), neckIn, diameterIn),
        fillet(part(0.36), diameterIn),
        taper(part(0.24), diameterIn, neckIn),
        fillet(part(0.08), neckIn),
      ])
    case 'urn':
      return join([
        bead(part(0.1), neckIn * 0.9, neckIn * 1.24),
        cove(part(0.1), neckIn * 1.1, neckIn * 0.94),
        vase(part(0.5), neckIn * 0.94, diameterIn, neckIn * 0.96, 0.62),
        cove(part(0.1), neckIn * 0.96, diameterIn * 0.86),
        fillet(part(0.05), diameterIn * 0.86),
        round(part(0.09), diameterIn * 0.86, neckIn),
        fillet(part(0.06), neckIn),
      ])
  }
}

/** Bands with grooves between them; the middle one of three is the widest. */
function collarCut(shape: CollarShape): Cut {
  const { widthIn, heightIn, openingIn } = shape
  const grooveIn = shape.rings === 1 ? 0 : 0.07
  const bandIn = (heightIn - grooveIn * (shape.rings - 1)) / shape.rings
  const narrowIn = openingIn + (widthIn - openingIn) * 0.4
  const cuts = Array.from({ length: shape.rings }, (_, ring): readonly Cut[] => {
    const isMiddle = shape.rings < 3 || ring === 1
    const fullIn = isMiddle ? widthIn : openingIn + (widthIn - openingIn) * 0.76
    const groove = ring === 0 ? [] : [fillet(grooveIn, narrowIn)]
    return [
      ...groove,
      shape.section === 'round' ? bead(bandIn, narrowIn, fullIn) : block(bandIn, fullIn),
    ]
  })
  return join(cuts.flat())
}

/** A square band with its edges taken off. */
function block(heightIn: number, widthIn: number): Cut {
  const easeIn = Math.min(0.05, heightIn / 4)
  return join([
    taper(easeIn, widthIn - easeIn * 2, widthIn),
    fillet(heightIn - easeIn * 2, widthIn),
    taper(easeIn, widthIn, widthIn - easeIn * 2),
  ])
}

/** A square board, and what stands on it. */
function capRings({ baseIn, heightIn, form }: NewelCapShape): readonly Ring[] {
  const part = (share: number) => heightIn * share
  const board = join([
    fillet(part(0.22), baseIn * 0.8),
    cove(part(0.12), baseIn * 0.8, baseIn * 0.93),
    fillet(part(0.03), baseIn),
    fillet(part(0.2), baseIn),
    taper(part(0.03), baseIn, baseIn * 0.97),
  ])
  if (form === 'pyramid') {
    return rings('square', join([board, taper(part(0.4), baseIn * 0.94, 0.02)]))
  }
  const ball = join([
    cove(part(0.1), baseIn * 0.5, baseIn * 0.3),
    bead(part(0.3), baseIn * 0.24, baseIn * 0.5),
  ])
  const boardTopIn = cutHeight(board)
  const standing = rings('round', ball).map((ring) => ({
    ...ring,
    heightIn: ring.heightIn + boardTopIn,
  }))
  return [...rings('square', board), ...standing]
}
