import { FINISH_LOOKS } from '../materials/finishes.ts'
import { PRIMER, WOOD_LOOKS } from '../materials/woods.ts'
import { WARE_LOOKS } from '../materials/wares.ts'
import type { Material } from '../pictures/material.ts'

/** The numbers that the studio coats a part with. */
export function studioLook(material: Material) {
  if ('finish' in material) return { kind: 'finish', ...FINISH_LOOKS[material.finish] } as const
  if ('ware' in material) return { kind: 'finish', ...WARE_LOOKS[material.ware] } as const
  if (material.wood === 'primed') return { kind: 'paint', ...PRIMER } as const
  return { kind: 'wood', ...WOOD_LOOKS[material.wood] } as const
}

export type StudioLook = ReturnType<typeof studioLook>
