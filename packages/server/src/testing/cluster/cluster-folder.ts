import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CLUSTER_USER } from './cluster-part.ts'

const DEPLOY = join(import.meta.dirname, '../../../../../deploy')

/** Makes the folder ready that a cluster lives in, with its settings; the password of its databases, which stays the same. */
export async function clusterFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  await cp(DEPLOY, folder, { recursive: true })
  const kept = join(folder, 'password')
  const password = await readFile(kept, 'utf8').catch(() => randomUUID())
  await writeFile(kept, password, { mode: 0o600 })
  if (process.getuid?.() === 0) {
    await promisify(execFile)('chown', ['-R', `${CLUSTER_USER}:`, folder])
  }
  return password
}
