import { readFileSync } from 'node:fs'
import { type Manifest, parseManifest } from './manifest.ts'

const MANIFEST = new URL('../../photographs/manifest.json', import.meta.url)

/** The photographs that are kept in this package. Throws where their manifest is missing or says nothing. */
export function readManifest(): Manifest {
  return parseManifest(readFileSync(MANIFEST, 'utf8'))
}
