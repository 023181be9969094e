import { stat } from 'node:fs/promises'
import path from 'node:path'

/** Bytes of these files of a build as they travel: compressed, where the build has compressed them. */
export async function keptWeight(build: string, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map((one) => travelling(path.join(build, one))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function travelling(file: string): Promise<number> {
  const packed = await stat(`${file}.br`).catch(() => undefined)
  return (packed ?? (await stat(file))).size
}
