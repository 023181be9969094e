import type { Colour } from '../materials/woods.ts'
import { coatLook } from '../materials/wares.ts'
import { PRIMER, WOOD_LOOKS, type WoodLook } from '../materials/woods.ts'
import type { Material } from '../materials/material.ts'
import type { Solid } from '../solids/solid.ts'
import { isWare } from '../materials/wares.ts'
import type { Paint, Rgb } from './shaded-picture.ts'

/** What a solid of a part in some material looks like in a small picture. */
export function paintOf({ substance }: Solid, material: Material): Paint {
  if (isWare(substance)) return coat(substance)
  if ('finish' in material) return coat(material.finish)
  if ('ware' in material) return coat(material.ware)
  if (material.wood === 'primed') return { tones: [rgbOf(PRIMER.colour)], shine: SATIN }
  return woodPaint(WOOD_LOOKS[material.wood])
}

const SATIN: Rgb = [0.04, 0.04, 0.04]

function coat(code: Parameters<typeof coatLook>[0]): Paint {
  const { colours, metalness } = coatLook(code)
  const colour = rgbOf(colours[1])
  // Paint mirrors a lamp as it is; metal gives it its own colour.
  const shine = (axis: 0 | 1 | 2) => 0.16 * (1 - metalness) + 0.7 * metalness * colour[axis]
  return { tones: [colour], shine: [shine(0), shine(1), shine(2)] }
}

/** Where the pith of the tree lies beside a stick, in inches. */
const PITH = [2.6, 1.7] as const

/** Rings of the tree where they come to the surface. */
function woodPaint({ ring, ringsPerInch, wanderIn }: WoodLook): Paint {
  const [first, ...others] = ring
  return {
    tones: [rgbOf(first), ...others.map(rgbOf)],
    shine: SATIN,
    shareAt: (x, y, z) => {
      const wander = 0.04 * wanderIn * Math.sin(y * 0.31 + x) + 0.02 * wanderIn * Math.sin(y * 0.83)
      const rings = (Math.hypot(x + PITH[0], z + PITH[1]) + wander) * ringsPerInch
      return rings - Math.floor(rings)
    },
  }
}

/** A colour as light adds up. */
export function rgbOf(colour: Colour): Rgb {
  const part = (at: number) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2
  return [part(1), part(3), part(5)]
}
