import { modelsOf } from '../coated/coated-models.ts'
import { type Scene, scenePieces } from '../scenes/scene.ts'
import { type Model, pictureHash } from './studio-models.ts'

/** Raised when light or darkroom change, so that every scene is photographed again. */
const EDITION = 3

/** All that a photograph of a scene is made from. */
export interface SceneSetting {
  readonly view: Omit<Scene, 'stair' | 'boards' | 'spandrel' | 'walls' | 'furnishings' | 'name'> & {
    readonly room: string
  }
  readonly models: readonly Model[]
  readonly hash: string
}

/** The models of a scene, how it is seen and lit, and the hash of both. */
export async function sceneSetting(scene: Scene): Promise<SceneSetting> {
  const { name: room, isMirrored, camera, sun, lamps, sky, world, exposure } = scene
  const view = { room, isMirrored, camera, sun, lamps, sky, world, exposure }
  const models = await modelsOf(room, scenePieces(scene))
  return { view, models, hash: pictureHash({ edition: EDITION, ...view }, models) }
}
