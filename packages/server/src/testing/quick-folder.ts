import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** A hundred databases at a time, and as much again. */
const ROOM_BYTES = 4 * 1024 ** 3

/**
 * Where databases of tests lie that no power cut threatens: in memory, where the machine has the room, so that
 * no commit waits for a disk; else where all temporary files do.
 */
export const QUICK_FOLDER = hasRoom() ? MEMORY : tmpdir()

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM_BYTES
  } catch {
    // Only Linux has it.
    return false
  }
}
