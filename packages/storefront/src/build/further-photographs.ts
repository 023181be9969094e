import { readFileSync } from 'node:fs'
import { detailName, scaleName } from '@millrun/catalogue/picture-path'
import { catalogue } from '@millrun/catalogue/catalogue'
import { FAMILIES } from '@millrun/catalogue/product'
import type { Plugin } from 'vite'
import { z } from 'zod/mini'

const MODULE = '\0virtual:photographs'
const MANIFEST = new URL('../../../parts/photographs/manifest.json', import.meta.url)
const ManifestSchema = z.record(z.string(), z.unknown())

/** Tells the browser in `virtual:photographs` what is photographed besides the looks of products, so that it asks for nothing else. */
export function furtherPhotographs(): Plugin {
  return {
    name: 'further-photographs',
    resolveId: (id) => (`\0${id}` === MODULE ? MODULE : undefined),
    load: (id) => (id === MODULE ? moduleOf(furtherNames()) : undefined),
  }
}

/** Names of all details and pictures in scale that are made. */
export function furtherNames(): readonly string[] {
  const manifest = ManifestSchema.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')))
  return [...catalogue.map(({ id }) => detailName(id)), ...FAMILIES.map(scaleName)].filter((name) =>
    Object.hasOwn(manifest, name),
  )
}

/** In one string they compress best. */
function moduleOf(names: readonly string[]): string {
  return `export const furtherPhotographs = new Set(${JSON.stringify(names.join(' '))}.split(' '))`
}
