import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGES = join(import.meta.dirname, '../../..')
const PROGRAM = '{server,accounts,commerce,catalogue}/src/**/*.ts'
const MANIFEST = '.vite/manifest.json'

/** What tells one build from another: the same on every machine that has the same program and the same pages. */
export function buildName(pagesDirectory: string): string {
  const hash = createHash('sha256')
  for (const file of globSync(PROGRAM, { cwd: PACKAGES }).toSorted()) {
    hash.update(file).update(readFileSync(join(PACKAGES, file)))
  }
  const manifest = join(pagesDirectory, MANIFEST)
  if (existsSync(manifest)) hash.update(readFileSync(manifest))
  return hash.digest('hex').slice(0, 12)
}
