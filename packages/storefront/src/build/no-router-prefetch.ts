import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const INSTEAD = fileURLToPath(new URL('./router-without-prefetch.ts', import.meta.url))
const LINKS = /react-router\/dist\/production\/lib\/dom\/lib\.js$/

/**
 * Leaves out of the browser what React Router fetches ahead with where it serves the pages itself: its links
 * carry 2 kB for it, which never run here. Fails the build when the library keeps it elsewhere.
 */
export function noRouterPrefetch(): Plugin {
  let isLeftOut = false
  return {
    name: 'no-router-prefetch',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    resolveId(source, importer = '') {
      if (source !== './ssr/components.js' || !LINKS.test(importer)) return null
      isLeftOut = true
      return INSTEAD
    },
    buildEnd(error) {
      if (error === undefined && !isLeftOut) {
        this.error('React Router keeps its prefetching elsewhere now: see no-router-prefetch.ts')
      }
    },
  }
}
