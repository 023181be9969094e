import type { Colour } from '@millrun/parts/materials/woods'
import { uprightPrism } from '@millrun/parts/solids/form/upright-prism'
import { meshOf } from '@millrun/parts/solids/mesh/mesh-of'
import { shifted } from '@millrun/parts/solids/moved-solids'
import type { Solid } from '@millrun/parts/solids/solid'
import { box } from '../coated/box.ts'
import type { Coated } from '../coated/coated.ts'

/** A carpet with a border and a field of lozenges, its middle at its own origin. */
export function carpet(
  longIn: number,
  wideIn: number,
  [field, border, line]: readonly [Colour, Colour, Colour],
): readonly Coated[] {
  const layer = (insetIn: number, topIn: number): Solid => {
    const [x, z] = [longIn / 2 - insetIn, wideIn / 2 - insetIn]
    return box('carpet', { x: [-x, x], y: [0, topIn], z: [-z, z] }, 'x', 0.12)
  }
  const large = lozenges(longIn / 2 - 12, wideIn / 2 - 12, 2.6, 0.46)
  const small = lozenges(longIn / 2 - 12, wideIn / 2 - 12, 1.2, 0.48)
  return [
    { solids: [layer(0, 0.34), large], look: { cloth: border } },
    { solids: [layer(3, 0.36), layer(8.4, 0.4), small], look: { cloth: line } },
    { solids: [layer(3.8, 0.38), layer(9, 0.42)], look: { cloth: field } },
  ]
}

const LOZENGES_APART_IN = 8

/** In staggered rows, as far as the field reaches from its middle. */
function lozenges(halfLongIn: number, halfWideIn: number, halfIn: number, topIn: number): Solid {
  const step = LOZENGES_APART_IN / 2
  const [columns, rows] = [Math.floor(halfLongIn / step), Math.floor(halfWideIn / step)]
  const places = Array.from({ length: 2 * rows + 1 }, (_, row) =>
    Array.from(
      { length: 2 * columns + 1 },
      (__, column) => [column - columns, row - rows] as const,
    ),
  )
    .flat()
    .filter(([x, z]) => (x + z) % 2 === 0)
  const figure = [
    [halfIn, 0],
    [0, halfIn],
    [-halfIn, 0],
    [0, -halfIn],
  ] as const
  return {
    name: 'lozenge',
    substance: 'wood',
    mesh: meshOf(uprightPrism(figure, 0, topIn)),
    placements: places.map(([x, z]) => shifted([x * step, 0, z * step])),
  }
}
