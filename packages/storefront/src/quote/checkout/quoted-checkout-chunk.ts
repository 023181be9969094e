import { createResource } from '@millrun/ui/first/resource'

/** The checkout of a quote: fetched by who accepts one. */
export const quotedCheckoutChunk = createResource(() => import('./quoted-checkout.tsx'))
