import { type GlbPart, partsGlb } from '@millrun/parts/glb/glb-of'
import { plainLook } from '@millrun/parts/glb/plain-look'
import { IN_PLACE } from '@millrun/parts/solids/solid'
import { partSolids } from '@millrun/parts/solids/part-solids'
import { chosenMaterial } from '@millrun/parts/materials/chosen-material'
import type { Stair } from '@millrun/stair/model/stair'
import type { Block } from '@millrun/stair/placements/block'
import { carpentry } from '@millrun/stair/placements/carpentry'
import { type PlacedPart, placedParts } from '@millrun/stair/placements/placed-parts'
import { blockSolid } from './block-solid.ts'
import { fileName } from './file-name.ts'

/** Closely enough for a whole stair to be looked at; its file stays small enough to be sent. */
const FINENESS = 0.5

const BLOCK_TITLES: Readonly<Record<Exclude<Block['kind'], 'wall'>, string>> = {
  carriage: 'Carriage',
  stringer: 'Stringer',
  'knee-wall': 'Knee wall',
  landing: 'Landing',
  floor: 'Floor',
}

/**
 * The stair with its floors as a binary glTF in metres, y up. Walls are left out: one wants to see the
 * stair. Rejects when it cannot be written.
 */
export async function stairGlb(stair: Stair): Promise<File> {
  const { design } = stair
  const parts = [
    ...placedParts(stair).map(partOf),
    ...carpentry(stair).flatMap((block) => blockPart(block, stair)),
  ]
  const bytes = await partsGlb(design.name, parts)
  return new File([bytes], fileName(design, 'model', 'glb'), { type: 'model/gltf-binary' })
}

function partOf({ line, shape, placements }: PlacedPart): GlbPart {
  const { product, choices } = line
  const look = plainLook(chosenMaterial(product, choices))
  return { title: product.title, solids: partSolids(shape, FINENESS), look, placements }
}

function blockPart(block: Block, { design }: Stair): readonly GlbPart[] {
  const { kind } = block
  if (kind === 'wall') return []
  const isFloor = kind === 'floor' || kind === 'landing'
  const look = plainLook({ wood: isFloor ? design.wood : 'primed' })
  const solids = [blockSolid(block)]
  return [{ title: BLOCK_TITLES[kind], solids, look, placements: [IN_PLACE] }]
}
