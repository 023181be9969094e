import { createResource } from '@millrun/ui/first/resource'

/** What stands at an address that names no product; hardly ever wanted. */
export const notFoundChunk = createResource(() => import('./product-not-found.tsx'))
