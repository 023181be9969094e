import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Does some work in a folder of its own, which is gone afterwards whatever happens. */
export async function inStudioFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
