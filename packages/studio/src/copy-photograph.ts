import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'

const SERVED = join(import.meta.dirname, '../photographs/served')

/** Copies what is served of a photograph, by the endings of its files, into a folder. Throws where one is missing. */
export async function copyPhotograph(
  name: string,
  endings: readonly string[],
  folder: string,
): Promise<void> {
  const files = endings.map((ending) => `${name}${ending}`)
  await Promise.all(files.map((file) => copyFile(join(SERVED, file), join(folder, file))))
}
