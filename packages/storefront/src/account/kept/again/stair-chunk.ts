import { createResource } from '@millrun/ui/first/resource'

/** What reads a design and counts its parts, as the designer does: fetched when somebody wants to buy one once more. */
export const stairChunk = createResource(() => import('@millrun/designer/again/buying-again'))
