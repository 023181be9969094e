import { createResource } from '@millrun/ui/first/resource'

/** The confirmation of an order; nobody without one fetches it. */
export const confirmationChunk = createResource(() => import('./order-confirmation.tsx'))
