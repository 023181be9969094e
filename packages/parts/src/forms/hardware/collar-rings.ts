import type { CollarShape } from '@millrun/catalogue/shapes/hardware-shape'
import { bead, type Cut, fillet, join, taper } from '@millrun/catalogue/shapes/turning-cuts'
import { type Ring, stackedRings } from '../../turning/ring.ts'

/** A collar from the bottom up. */
export function collarRings(shape: CollarShape): readonly Ring[] {
  return stackedRings(shape.section, collarCut(shape))
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
