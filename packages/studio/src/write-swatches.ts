import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { swatchPlates } from './photographs/swatch-plates.ts'

const SWATCHES = join(import.meta.dirname, '../photographs/swatches')

/** Copies the photographs of all finishes and woods into a folder. Throws where one is missing. */
export async function writeSwatches(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const files = swatchPlates()
    .flatMap(({ names }) => names)
    .flatMap((name) => [`${name}.avif`, `${name}.webp`])
  await Promise.all(files.map((file) => copyFile(join(SWATCHES, file), join(folder, file))))
}
