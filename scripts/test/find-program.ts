import { accessSync, constants, globSync } from 'node:fs'
import path from 'node:path'

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const CHROMIUM_ON_A_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const POSTGRES_FOLDERS = '/usr/lib/postgresql/*/bin'

/** Where Chromium is: what `CHROMIUM_PATH` names, else one on the path; undefined without any. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  const found = CHROMIUM.map(findOnPath).find((file) => file !== undefined)
  return found ?? (isExecutable(CHROMIUM_ON_A_MAC) ? CHROMIUM_ON_A_MAC : undefined)
}

/** The folder of PostgreSQL's programs, the newest there is; undefined without any. */
export function findPostgres(): string | undefined {
  const onPath = findOnPath('initdb')
  if (onPath !== undefined) return path.dirname(onPath)
  const folders = globSync(POSTGRES_FOLDERS).toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  )
  return folders.find((folder) => isExecutable(path.join(folder, 'initdb')))
}

/** Where a program is on the path, or undefined. */
export function findOnPath(program: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
