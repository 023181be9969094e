import { skinOver } from '@millrun/parts/solids/mesh/skin-over'
import { meshOf } from '@millrun/parts/solids/mesh/mesh-of'
import { IN_PLACE, type Solid } from '@millrun/parts/solids/solid'
import { placeIn } from '@millrun/stair/segments/frame'
import type { Block } from '@millrun/stair/placements/block'

/** Carpentry as a closed solid in the stair's inches. */
export function blockSolid({ kind, frame, outline, fromRightIn, toRightIn }: Block): Solid {
  const rings = [fromRightIn, toRightIn].map((rightIn) =>
    outline.map(([alongIn, upIn]) => placeIn(frame, alongIn, upIn, rightIn)),
  )
  const mesh = meshOf(skinOver(rings))
  return { name: kind, substance: 'wood', mesh, placements: [IN_PLACE] }
}
