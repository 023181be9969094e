import type { Page, PageStore } from './page-store.ts'

/** The pages that are served: those of the build, each until there is a newer one. */
export interface ShownPages {
  readonly get: (path: string) => Page | undefined
  readonly has: (path: string) => boolean
  /** Takes these in the place of all that were newer; whoever asks from now on gets them. */
  readonly show: (newer: PageStore) => void
}

/** In the place of some of them others are served, by their paths. */
export function openShownPages(
  built: PageStore,
  instead: ReadonlyMap<string, string> = new Map(),
): ShownPages {
  let shown: PageStore = new Map()
  const get = (path: string) => shown.get(path) ?? built.get(path)
  return {
    get: (path) => get(instead.get(path) ?? path),
    has: (path) => shown.has(path) || built.has(path),
    show: (newer) => {
      shown = newer
    },
  }
}
