import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sourceHash } from './source-hash.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const STOREFRONT = path.join(ROOT, 'packages/storefront')
const BUILD = path.join(STOREFRONT, 'src/build/build.ts')
const STOP_WITH_PARENT = path.join(ROOT, 'scripts/stop-with-parent.mjs')
const STAMP = path.join(STOREFRONT, '.build-stamp')
const BUILT_PAGE = path.join(STOREFRONT, 'dist/index.html')
const SOURCES = [
  'package-lock.json',
  'packages/{catalogue,commerce,parts,stair,studio,ui,viewer,designer,desk,storefront}/**/*',
]

/** Builds the storefront when its sources have changed since the last build. */
export async function buildIfStale(): Promise<void> {
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  const isFresh = existsSync(BUILT_PAGE) && stamp === currentHash()
  if (!isFresh) await buildShop()
}

/** Builds the storefront when it never was: the pictures are served from the built shop. */
export async function buildIfMissing(): Promise<void> {
  if (!existsSync(BUILT_PAGE)) await buildShop()
}

/** Builds the storefront, with progress shown. Throws a sentence when the build fails. */
export async function buildShop(): Promise<void> {
  console.log('Building the shop (half a minute on two cores) …')
  const hash = currentHash()
  rmSync(STAMP, { force: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  const args = ['--import', STOP_WITH_PARENT, BUILD]
  const child = spawn(process.execPath, args, { cwd: STOREFRONT, env, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The build failed; its messages above say why.')
  writeFileSync(STAMP, hash)
}

function currentHash(): string {
  return sourceHash(ROOT, SOURCES, process.env)
}
