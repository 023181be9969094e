import { FINISH_LOOKS } from '@millrun/parts/materials/finishes'
import { PRIMER, WOOD_LOOKS } from '@millrun/parts/materials/woods'
import { WARE_LOOKS } from '@millrun/parts/materials/wares'
import type { Material } from '@millrun/parts/materials/material'

/** The numbers that the studio coats a part with. */
export function studioLook(material: Material) {
  if ('finish' in material) return { kind: 'finish', ...FINISH_LOOKS[material.finish] } as const
  if ('ware' in material) return { kind: 'finish', ...WARE_LOOKS[material.ware] } as const
  if (material.wood === 'primed') return { kind: 'paint', ...PRIMER } as const
  return { kind: 'wood', ...WOOD_LOOKS[material.wood] } as const
}

export type StudioLook = ReturnType<typeof studioLook>
