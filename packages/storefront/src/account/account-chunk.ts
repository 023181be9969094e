import { createResource } from '@millrun/ui/first/resource'

/** The account and the client of its session: fetched at its own address and nowhere else. */
export const accountChunk = createResource(() => import('./account-screen.tsx'))
