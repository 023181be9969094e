import { detailName, scaleName } from '@millrun/catalogue/pictures/picture-path'
import { catalogue } from '@millrun/catalogue/catalogue'
import { FAMILIES } from '@millrun/catalogue/families/families'
import { readManifest } from '@millrun/studio/photographs/read-manifest'
import type { Plugin } from 'vite'

const MODULE = '\0virtual:photographs'

/**
 * Tells the browser in `virtual:photographs` which pictures besides the looks of products are not made yet, so
 * that it does not ask for them: they are few.
 */
export function furtherPhotographs(): Plugin {
  return {
    name: 'further-photographs',
    resolveId: (id) => (`\0${id}` === MODULE ? MODULE : undefined),
    load: (id) => (id === MODULE ? moduleOf(missingNames()) : undefined),
  }
}

/** Names of all details and pictures in scale that are made. */
export function furtherNames(): readonly string[] {
  const missing = new Set(missingNames())
  return wantedNames().filter((name) => !missing.has(name))
}

function missingNames(): readonly string[] {
  const manifest = readManifest()
  return wantedNames().filter((name) => !Object.hasOwn(manifest, name))
}

function wantedNames(): readonly string[] {
  return [...catalogue.map(({ id }) => detailName(id)), ...FAMILIES.map(scaleName)]
}

function moduleOf(names: readonly string[]): string {
  return `export const missingPhotographs = new Set(${JSON.stringify(names)})`
}
