import { createResource } from '../app/resource.ts'

/** The confirmation of an order; nobody without one fetches it. */
export const confirmationChunk = createResource(() => import('./order-confirmation.tsx'))
