import { createResource } from '@millrun/ui/first/resource'

/** What shows a kept design in another finish: fetched with what reckons it. */
export const againChunk = createResource(() => import('./another-finish.tsx'))
