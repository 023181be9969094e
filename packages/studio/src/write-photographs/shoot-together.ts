import { availableParallelism } from 'node:os'
import path from 'node:path'
import { DEVELOPED_PX, type PartShoot } from '../photographs/part-shoot.ts'
import { runStudio } from './blender.ts'
import { encodePart } from './encode-part.ts'
import { isServed, keepInManifest } from './photograph-files.ts'
import { readManifest } from '../photographs/read-manifest.ts'
import { inStudioFolder } from './studio-folder.ts'
import { filedModels, type Model, pictureHash } from './studio-models.ts'

/** Raised when light or darkroom change, so that all of these pictures are made again. */
const EDITION = 2

/** Models that lie together in one picture, and how it is taken. */
export interface GroupShoot {
  readonly name: string
  readonly models: readonly Model[]
  readonly shoot: Omit<PartShoot, 'exposures'>
}

/**
 * Photographs models that have looks of their own, unless the picture is there and made from the same; calls `onMade`
 * with the picture's name.
 */
export async function shootTogether(
  { name, models, shoot }: GroupShoot,
  onMade: (name: string) => void,
): Promise<void> {
  const hash = pictureHash({ edition: EDITION, shoot }, models)
  if (readManifest()[name]?.hash === hash && isServed(name)) return
  await inStudioFolder(async (folder) => {
    const job = {
      ...shoot,
      camera: { ...shoot.camera, rigIn: shoot.camera.heightIn },
      models: await filedModels(models, path.join(folder, name)),
      sizePx: [DEVELOPED_PX.widthPx, DEVELOPED_PX.heightPx],
      threads: Math.min(2, availableParallelism()),
      path: path.join(folder, `${name}.png`),
    }
    for await (const png of runStudio('studio.py', [job], folder)) {
      const colour = await encodePart(png, 'wood', name, false)
      await keepInManifest({ [name]: { ...DEVELOPED_PX, colour, hash } })
      onMade(name)
    }
  })
}
