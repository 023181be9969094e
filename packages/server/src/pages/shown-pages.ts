import type { Page, PageStore } from './page-store.ts'

/** The pages that are served: those of the build, each until there is a newer one. */
export interface ShownPages {
  readonly get: (path: string) => Page | undefined
  readonly has: (path: string) => boolean
  /** Takes these in the place of all that were newer; whoever asks from now on gets them. */
  readonly show: (newer: PageStore) => void
}

export function openShownPages(built: PageStore): ShownPages {
  let shown: PageStore = new Map()
  return {
    get: (path) => shown.get(path) ?? built.get(path),
    has: (path) => shown.has(path) || built.has(path),
    show: (newer) => {
      shown = newer
    },
  }
}
