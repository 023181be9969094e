import { createResource } from '@millrun/ui/first/resource'

/** The picture on the whole screen; fetched when a pointer comes near, or before when idle. */
export const viewerChunk = createResource(() => import('./full-screen-viewer.tsx'))
