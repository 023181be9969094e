import { execFile } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PIECE = Buffer.alloc(4096)

/** A real file system of a few megabytes, in memory. */
export interface SmallDisk {
  readonly folder: string
  /** Leaves not a byte. */
  readonly fill: () => void
  readonly free: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** Undefined where this user must not mount anything. */
export async function makeSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'millrun-disk-'))
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`]
  const isMounted = await run('mount', [...options, 'millrun', folder]).then(
    () => true,
    () => false,
  )
  if (!isMounted) {
    await rm(folder, { recursive: true })
    return undefined
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: () => fillDisk(ballast),
    free: () => rm(ballast),
    async remove() {
      await run('umount', ['-l', folder])
      await rm(folder, { recursive: true })
    },
  }
}

function fillDisk(ballast: string): void {
  const file = openSync(ballast, 'a')
  try {
    while (writeSync(file, PIECE) > 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(file)
  }
}
