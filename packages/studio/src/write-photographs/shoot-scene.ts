import { availableParallelism } from 'node:os'
import path from 'node:path'
import { SCENE_SIZE, scenePictureName } from '@millrun/catalogue/pictures/scene'
import type { Scene } from '../scenes/scene.ts'
import { runStudio } from './blender.ts'
import { encodeScene } from './encode-scene.ts'
import { isServed, keepInManifest } from './photograph-files.ts'
import { readManifest } from '../photographs/read-manifest.ts'
import { inStudioFolder } from './studio-folder.ts'
import { sceneSetting } from './scene-setting.ts'
import { filedModels } from './studio-models.ts'

const SAMPLES = 48
/** Photographed larger than it is kept, so that edges are smooth. */
const LARGER = 1.25
const SIZE_PX = { widthPx: SCENE_SIZE.width, heightPx: SCENE_SIZE.height }

/** Photographs a scene unless its picture is there and made from the same; calls `onMade` with the picture's name. */
export async function shootScene(scene: Scene, onMade: (name: string) => void): Promise<void> {
  const name = scenePictureName(scene)
  const { view, models, hash } = await sceneSetting(scene)
  if (readManifest()[name]?.hash === hash && isServed(name)) return
  await inStudioFolder(async (folder) => {
    const job = {
      ...view,
      sizePx: [SIZE_PX.widthPx * LARGER, SIZE_PX.heightPx * LARGER].map(Math.round),
      samples: SAMPLES,
      threads: Math.min(2, availableParallelism()),
      models: await filedModels(models, path.join(folder, name)),
      path: path.join(folder, `${name}.png`),
    }
    for await (const developed of runStudio('room.py', [job], folder)) {
      const colour = await encodeScene(developed, name)
      await keepInManifest({ [name]: { ...SIZE_PX, colour, hash } })
      onMade(name)
    }
  })
}
