import type { FinishCode } from '@millrun/catalogue/choosing/option-group'
import type { Ware } from '@millrun/parts/materials/wares'
import type { Material as Look } from '@millrun/parts/materials/material'
import type { Wood } from '@millrun/parts/materials/woods'
import type { Solid } from '@millrun/parts/solids/solid'
import { finishMaterial } from '@millrun/viewer/materials/finish-material'
import { randomBlock } from '@millrun/viewer/materials/random-block'
import { chosenMaterial } from '@millrun/parts/materials/chosen-material'
import type { StudioUniforms } from '@millrun/viewer/materials/solid-material'
import { woodMaterial } from '@millrun/viewer/materials/wood-material'
import { type MeshStandardMaterial, Vector2 } from 'three'
import type { PlacedPart } from '@millrun/stair/placements/placed-parts'
import { roomLighting, type RoomLighting } from './rooms/room-light.ts'

/** The materials of a stair: one for every wood and finish that is asked for, lit by the room. */
export interface StairMaterials {
  readonly studio: StudioUniforms
  readonly lighting: RoomLighting
  readonly of: (part: PlacedPart, substance: Solid['substance']) => MeshStandardMaterial
  /** Turns the studio with the camera. */
  readonly lightFrom: (azimuthDeg: number) => void
  readonly dispose: () => void
}

export function stairMaterials(): StairMaterials {
  const lighting = roomLighting()
  const turn = { value: new Vector2(1, 0) }
  const studio = {
    randomBlock: { value: randomBlock() },
    studioTurn: turn,
    room: lighting.forParts,
  }
  const woods = new Map<Wood, MeshStandardMaterial>()
  const finishes = new Map<FinishCode | Ware, MeshStandardMaterial>()

  function wooden(wood: Wood): MeshStandardMaterial {
    const material = woods.get(wood) ?? woodMaterial(wood, studio).material
    woods.set(wood, material)
    return material
  }

  function coated(finish: FinishCode | Ware): MeshStandardMaterial {
    const material = finishes.get(finish) ?? finishMaterial(finish, studio).material
    finishes.set(finish, material)
    return material
  }

  return {
    studio,
    lighting,
    of: (part, substance) => {
      const look = lookOf(part)
      if (substance === 'metal') return coated('finish' in look ? look.finish : 'SB')
      if (substance === 'wood') return wooden('wood' in look ? look.wood : 'red-oak')
      return coated(substance)
    },
    lightFrom: (azimuthDeg) => {
      const angle = (azimuthDeg * Math.PI) / 180
      turn.value.set(Math.cos(angle), Math.sin(angle))
    },
    dispose: () => {
      for (const material of [...woods.values(), ...finishes.values()]) material.dispose()
      studio.randomBlock.value.dispose()
    },
  }
}

/** What a part is made of. Risers that the house has already are painted. */
export function lookOf({ isKept, shape, line }: PlacedPart): Look {
  if (isKept && shape.kind === 'riser') return { wood: 'primed' }
  return chosenMaterial(line.product, line.choices)
}
