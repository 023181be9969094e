import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { MACHINE } from '../../testing/machine.ts'
import type { DatabaseSettings } from '../../testing/on-each-database.ts'
import { type RunDocumented, shellFor } from './documented-commands.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
/** What is set, if only to nothing, no `.env` of this machine's can set. */
const NOTHING_SET: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(parseEnv(readFileSync(join(ROOT, '.env.example'), 'utf8'))).map((name) => [name, '']),
)

/** What a command has said, and with which code it ended. */
export interface Said {
  readonly code: number
  readonly text: string
}

/** Where the shop's people sit: runs documented commands of the shop with the settings that it runs with. */
export function openOffice(
  { databaseUrl, dataDir }: DatabaseSettings,
  payPalOrigin: string,
): RunDocumented<Said> {
  const env = {
    ...NOTHING_SET,
    ...MACHINE,
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    PAYPAL_API_BASE: payPalOrigin,
    PAYPAL_SDK_BASE: payPalOrigin,
  }
  return async (name, variables) => {
    const options = { cwd: ROOT, env: { ...env, ...variables } }
    try {
      const { stdout } = await promisify(execFile)('bash', shellFor(name), options)
      return { code: 0, text: stdout }
    } catch (fault) {
      if (!(fault instanceof Error && 'code' in fault && 'stdout' in fault)) throw fault
      const stderr = 'stderr' in fault ? String(fault.stderr) : ''
      return { code: Number(fault.code), text: `${String(fault.stdout)}${stderr}` }
    }
  }
}
