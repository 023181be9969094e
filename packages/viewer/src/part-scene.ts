import type { Shape } from '@millrun/catalogue/shape'
import type { Material } from '@millrun/parts/pictures/material'
import { boxAround, type Box } from '@millrun/parts/solids/mesh/measured'
import { partSolids } from '@millrun/parts/solids/part-solids'
import { Group, Mesh, Scene, Vector2 } from 'three'
import { finishMaterial } from './finish-material.ts'
import { groundUnder } from './ground.ts'
import { partMeshes } from './part-meshes.ts'
import { viewFineness } from './view-fineness.ts'
import { woodMaterial } from './wood-material.ts'

/** One part under the lamps of the studio. */
export interface PartScene {
  readonly scene: Scene
  /** Puts another part in its place and gives back the box it stands in. */
  readonly build: (shape: Shape) => Box
  readonly paint: (material: Material) => void
  /** Turns the studio with the camera. */
  readonly lightFrom: (azimuthDeg: number) => void
  readonly dispose: () => void
}

export function partScene(): PartScene {
  const scene = new Scene()
  const studioTurn = new Vector2(1, 0)
  const part = new Group()
  scene.add(part)
  const wood = woodMaterial('red-oak', studioTurn)
  const iron = finishMaterial('SB', studioTurn)

  function build(shape: Shape): Box {
    emptied(part)
    const solids = partSolids(shape, viewFineness(shape))
    const box = boxAround(solids)
    const meshes = partMeshes(solids, (substance) => (substance === 'wood' ? wood : iron).material)
    part.add(...meshes, groundUnder(solids, box))
    return box
  }

  return {
    scene,
    build,
    paint: (material) =>
      'finish' in material ? iron.become(material.finish) : wood.become(material.wood),
    lightFrom: (azimuthDeg) => {
      const turn = (azimuthDeg * Math.PI) / 180
      studioTurn.set(Math.cos(turn), Math.sin(turn))
    },
    dispose: () => {
      emptied(part)
      wood.material.dispose()
      iron.material.dispose()
    },
  }
}

/** What the graphics card keeps of a part is given back; materials stay for the next. */
function emptied(part: Group): void {
  for (const child of part.children) {
    if (child instanceof Mesh) child.geometry.dispose()
    child.dispatchEvent({ type: 'removed' })
  }
  part.clear()
}
