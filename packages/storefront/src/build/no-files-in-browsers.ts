import type { Plugin } from 'vite'

const EMPTY = '\0no-files-in-browsers'
const NODE_MODULES: ReadonlySet<string> = new Set(['node:fs', 'node:path'])

/** The glTF library can read files where there are any; a browser never gets to that part of it. */
export function noFilesInBrowsers(): Plugin {
  return {
    name: 'no-files-in-browsers',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id, importer) =>
      NODE_MODULES.has(id) && importer?.includes('@gltf-transform') ? EMPTY : undefined,
    load: (id) => (id === EMPTY ? 'export {}' : undefined),
  }
}
