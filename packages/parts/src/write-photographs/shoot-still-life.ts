import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { MASTER_PX } from '../photographs/part-shoot.ts'
import { stillLifeShoot } from '../photographs/still-life-shoot.ts'
import type { StillLife } from '../still-lifes/still-life.ts'
import { runStudio } from './blender.ts'
import { encode } from './encode.ts'
import { masterPath, readManifest, writeManifest } from './photograph-files.ts'
import { inStudioFolder } from './studio-folder.ts'
import { filedModels, pictureHash } from './studio-models.ts'

/** Raised when light or darkroom change, so that every still life is photographed again. */
const EDITION = 1

/** Photographs a still life unless its picture is there and made from the same; calls `onMade` with the picture's name. */
export async function shootStillLife(
  still: StillLife,
  onMade: (name: string) => void,
): Promise<void> {
  const { name, models, shoot } = await stillLifeShoot(still)
  const hash = pictureHash({ edition: EDITION, shoot }, models)
  if ((await readManifest())[name]?.hash === hash && existsSync(masterPath(name))) return
  await inStudioFolder(async (folder) => {
    const job = {
      ...shoot,
      camera: { ...shoot.camera, rigIn: shoot.camera.heightIn },
      models: await filedModels(models, path.join(folder, name)),
      sizePx: [MASTER_PX.widthPx, MASTER_PX.heightPx],
      threads: Math.min(2, availableParallelism()),
      path: path.join(folder, `${name}.png`),
    }
    for await (const png of runStudio('studio.py', [job], folder)) {
      const colour = await encode(png, name, false)
      await writeManifest({ ...(await readManifest()), [name]: { ...MASTER_PX, colour, hash } })
      onMade(name)
    }
  })
}
