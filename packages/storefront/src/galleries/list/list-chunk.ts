import { createResource } from '../../app/resource.ts'

/** The list of a gallery, fetched when it is first asked for or before when idle. */
export const listChunk = createResource(() => import('./order-table.tsx'))
