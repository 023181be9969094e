import { createResource } from '@millrun/ui/first/resource'

/** What buyers say of a product; fetched where somebody has said something. */
export const ratingsChunk = createResource(() => import('./product-ratings.tsx'))
