import { createResource } from '@millrun/ui/first/resource'

/** The list of a gallery, fetched when it is first asked for or before when idle. */
export const listChunk = createResource(() => import('./pad-table.tsx'))
