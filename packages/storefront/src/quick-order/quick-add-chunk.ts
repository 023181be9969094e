import { createResource } from '@millrun/ui/first/resource'

/** The quick order within the cart; the cart does not wait for it. */
export const quickAddChunk = createResource(() => import('./quick-add.tsx'))
