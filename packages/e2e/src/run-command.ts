import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const run = promisify(execFile)

/** What a command such as `npm run staff` says on the machine of the shop that the journeys are made in. */
export async function runCommand(
  program: 'staff' | 'trade' | 'stock',
  ...words: readonly string[]
): Promise<string> {
  const { E2E_PORT: PORT, E2E_DATA_DIR: DATA_DIR } = process.env
  const env = { ...process.env, PORT, DATA_DIR }
  const { stdout } = await run('node', ['scripts/run.mjs', program, ...words], { cwd: ROOT, env })
  return stdout
}
