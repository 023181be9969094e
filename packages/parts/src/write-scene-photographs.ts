import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Scene, SCENES } from '@millrun/catalogue/scene'

const SERVED = join(import.meta.dirname, '../photographs/served')
const ENDINGS = ['-800.avif', '-1200.avif', '-1600.avif', '-1200.webp'] as const

/** Copies the photographs of all scenes into a folder. Throws where one is missing. */
export async function writeScenePhotographs(folder: string): Promise<void> {
  await Promise.all(Object.values(SCENES).flatMap((scene) => copies(scene, folder)))
}

function copies({ name }: Scene, folder: string): readonly Promise<void>[] {
  return ENDINGS.map((ending) => {
    const file = `scene-${name}${ending}`
    return copyFile(join(SERVED, file), join(folder, file))
  })
}
