import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Edition, SHELF_FILES } from './edition.ts'

const run = promisify(execFile)

/** Where a build keeps what prints its pages: a program of its own, so that buyers do not wait for it. */
const PRESS = '.press/press.js'
/** Longer than it takes on a machine that is busy with everything else. */
const LONGEST_MS = 5 * 60_000

/** Whether the pages of a build can be printed again. */
export function hasPress(build: string): boolean {
  return existsSync(join(build, PRESS))
}

/** Prints all pages of a build as an edition; the folder that they are in. Throws with what the press says. */
export async function printEdition(
  build: string,
  { name, content, files }: Edition,
  stopped: AbortSignal,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'millrun-pages-'))
  try {
    await mkdir(join(folder, SHELF_FILES))
    for (const file of [{ name, content }, ...files]) {
      await writeFile(join(folder, SHELF_FILES, file.name), file.content)
    }
    const words = [join(build, PRESS), build, folder, `${SHELF_FILES}${name}`]
    await run(process.execPath, words, { signal: stopped, timeout: LONGEST_MS })
    return folder
  } catch (cause) {
    await removeEdition(folder)
    throw new Error('The pages could not be printed again.', { cause })
  }
}

export async function removeEdition(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}
