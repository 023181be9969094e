import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Manifest, manifestText } from '../photographs/manifest.ts'
import { readManifest } from '../photographs/read-manifest.ts'

/** Where photographs are kept, in the repository. */
export const PHOTOGRAPHS = fileURLToPath(new URL('../../photographs/', import.meta.url))
const MANIFEST = path.join(PHOTOGRAPHS, 'manifest.json')

/** A picture as it is served, `widthPx` wide. */
export function servedPath(name: string, widthPx: number, format: 'avif' | 'webp'): string {
  return path.join(PHOTOGRAPHS, 'served', `${name}-${widthPx}.${format}`)
}

/** The picture of a scene for pages that are shared. */
export function sharedPath(name: string): string {
  return path.join(PHOTOGRAPHS, 'served', `${name}-share.jpg`)
}

/** Where swatches are kept. */
export const SWATCHES = path.join(PHOTOGRAPHS, 'swatches')

/** A swatch as it is served. */
export function swatchFile(name: string, format: 'avif' | 'webp'): string {
  return path.join(SWATCHES, `${name}.${format}`)
}

/** Whether a picture is kept. */
export function isServed(name: string): boolean {
  return existsSync(servedPath(name, 800, 'avif'))
}

let kept = Promise.resolve()

/**
 * Adds what was made to the manifest, which is replaced in one step, so that being stopped never leaves half of it, and
 * one after the other, so that pictures that are made side by side do not undo each other.
 */
export function keepInManifest(made: Manifest): Promise<void> {
  kept = keptAfter(kept, made)
  return kept
}

async function keptAfter(before: Promise<void>, made: Manifest): Promise<void> {
  await before
  await writeFile(`${MANIFEST}.new`, manifestText({ ...readManifest(), ...made }))
  await rename(`${MANIFEST}.new`, MANIFEST)
}
