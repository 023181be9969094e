import { createResource } from '@millrun/ui/first/resource'

/** The rules of delivery and the sizes of what is sold; nothing waits for them. */
export const deliveryChunk = createResource(() => import('./way-there.ts'))
