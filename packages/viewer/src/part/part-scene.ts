import type { Shape } from '@millrun/catalogue/shape'
import type { Ware } from '@millrun/parts/materials/wares'
import type { Material as Look } from '@millrun/parts/materials/material'
import { boxAround, type Box } from '@millrun/parts/solids/mesh/measured'
import { partSolids } from '@millrun/parts/solids/part-solids'
import type { Solid } from '@millrun/parts/solids/solid'
import { type InstancedMesh, type Material, Scene, Vector2 } from 'three'
import { finishMaterial } from '../materials/finish-material.ts'
import { groundUnder } from './ground.ts'
import { partMeshes } from './part-meshes.ts'
import { randomBlock } from '../materials/random-block.ts'
import { viewFineness } from './view-fineness.ts'
import { woodMaterial } from '../materials/wood-material.ts'

/** One part under the lamps of the studio. */
export interface PartScene {
  readonly scene: Scene
  /** Puts another part in its place and gives back the box it stands in. */
  readonly build: (shape: Shape) => Box
  readonly paint: (look: Look) => void
  /** Turns the studio with the camera. */
  readonly lightFrom: (azimuthDeg: number) => void
  readonly dispose: () => void
}

export function partScene(): PartScene {
  const scene = new Scene()
  const studio = {
    randomBlock: { value: randomBlock() },
    studioTurn: { value: new Vector2(1, 0) },
  }
  const wood = woodMaterial('red-oak', studio)
  const iron = finishMaterial('SB', studio)
  const wares = new Map<Ware, Material>()
  let clear: (() => void) | undefined

  function build(shape: Shape): Box {
    clear?.()
    const solids = partSolids(shape, viewFineness(shape))
    const box = boxAround(solids)
    const meshes = partMeshes(solids, materialOf)
    const ground = groundUnder(solids, box)
    scene.add(...meshes, ground.mesh)
    clear = () => {
      scene.clear()
      meshes.forEach(givenBack)
      ground.dispose()
    }
    return box
  }

  function materialOf(substance: Solid['substance']): Material {
    if (substance === 'wood') return wood.material
    if (substance === 'metal') return iron.material
    const material = wares.get(substance) ?? finishMaterial(substance, studio).material
    wares.set(substance, material)
    return material
  }

  return {
    scene,
    build,
    paint: (material) => {
      if ('finish' in material) iron.become(material.finish)
      if ('wood' in material) wood.become(material.wood)
    },
    lightFrom: (azimuthDeg) => {
      const turn = (azimuthDeg * Math.PI) / 180
      studio.studioTurn.value.set(Math.cos(turn), Math.sin(turn))
    },
    dispose: () => {
      clear?.()
      wood.material.dispose()
      iron.material.dispose()
      for (const material of wares.values()) material.dispose()
      studio.randomBlock.value.dispose()
    },
  }
}

function givenBack(mesh: InstancedMesh): void {
  mesh.geometry.dispose()
  mesh.dispose()
}
