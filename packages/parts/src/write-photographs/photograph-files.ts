import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Manifest, manifestText, parseManifest } from '../photographs/manifest.ts'

/** Where photographs are kept, in the repository. */
export const PHOTOGRAPHS = fileURLToPath(new URL('../../photographs/', import.meta.url))
const MANIFEST = path.join(PHOTOGRAPHS, 'manifest.json')

/** The master of a picture: everything that is served is made from it. */
export function masterPath(name: string): string {
  return path.join(PHOTOGRAPHS, 'masters', `${name}.avif`)
}

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

/** Makes the folders that photographs are written into. */
export async function makePhotographFolders(): Promise<void> {
  await Promise.all(
    ['masters', 'served'].map((folder) =>
      mkdir(path.join(PHOTOGRAPHS, folder), { recursive: true }),
    ),
  )
}

export async function readManifest(): Promise<Manifest> {
  return existsSync(MANIFEST) ? parseManifest(await readFile(MANIFEST, 'utf8')) : {}
}

/** Replaces the manifest in one step, so that being stopped never leaves half of it. */
export async function writeManifest(manifest: Manifest): Promise<void> {
  await writeFile(`${MANIFEST}.new`, manifestText(manifest))
  await rename(`${MANIFEST}.new`, MANIFEST)
}
