import { createResource } from '@millrun/ui/first/resource'

/** What draws the stair of a quote: fetched where there is one. */
export const stairChunk = createResource(() => import('@millrun/designer/linked/linked-stair'))
