import { createResource } from '../app/resource.ts'

/** What stands at an address that names no product; hardly ever wanted. */
export const notFoundChunk = createResource(() => import('./product-not-found.tsx'))
