import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { MASTER_PX } from '../photographs/part-shoot.ts'
import { stillLifeShoot } from '../photographs/still-life-shoot.ts'
import type { StillLife } from '../still-lifes/still-life.ts'
import { runStudio } from './blender.ts'
import { encode } from './encode.ts'
import { masterPath, readManifest, writeManifest } from './photograph-files.ts'

/** Raised when light or darkroom change, so that every still life is photographed again. */
const EDITION = 1

/** Photographs a still life unless its picture is there and made from the same; calls `onMade` with the picture's name. */
export async function shootStillLife(
  still: StillLife,
  onMade: (name: string) => void,
): Promise<void> {
  const { name, models, shoot } = await stillLifeShoot(still)
  const hash = hashOf(models, shoot)
  if ((await readManifest())[name]?.hash === hash && existsSync(masterPath(name))) return
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-'))
  try {
    const jobsPath = path.join(folder, 'jobs.json')
    const job = {
      ...shoot,
      camera: { ...shoot.camera, rigIn: shoot.camera.heightIn },
      models: await written(models, folder),
      sizePx: [MASTER_PX.widthPx, MASTER_PX.heightPx],
      threads: Math.min(2, availableParallelism()),
      path: path.join(folder, `${name}.png`),
    }
    await writeFile(jobsPath, JSON.stringify([job]))
    for await (const png of runStudio('studio.py', jobsPath)) {
      const colour = await encode(png, name, false)
      await writeManifest({ ...(await readManifest()), [name]: { ...MASTER_PX, colour, hash } })
      onMade(name)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

type Models = Awaited<ReturnType<typeof stillLifeShoot>>['models']

function hashOf(models: Models, shoot: object): string {
  const hash = createHash('sha256').update(JSON.stringify({ edition: EDITION, shoot }))
  for (const { glb, look } of models) hash.update(glb).update(JSON.stringify(look))
  return hash.digest('hex').slice(0, 16)
}

function written(models: Models, folder: string) {
  return Promise.all(
    models.map(async ({ glb, look }, index) => {
      const file = path.join(folder, `${index}.glb`)
      await writeFile(file, glb)
      return { glb: file, look }
    }),
  )
}
