import type { Colour } from '@millrun/parts/materials/woods'
import { box } from '../coated/box.ts'
import type { Coated } from '../coated/coated.ts'

/** Books that lie on each other. */
export function books(covers: readonly Colour[]): readonly Coated[] {
  return covers.map((paint, index) => {
    const [long, deep] = [10.5 - index * 0.9, 7.6 - index * 0.5]
    const shift = ((index * 7) % 3) * 0.3 - 0.3
    return {
      solids: [
        box(
          'book',
          {
            x: [shift - long / 2, shift + long / 2],
            y: [index * 1.3, index * 1.3 + 1.22],
            z: [-deep / 2, deep / 2],
          },
          'x',
          0.12,
        ),
      ],
      look: { paint, roughness: 0.7 },
    }
  })
}
