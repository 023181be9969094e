import { createResource } from '@millrun/ui/first/resource'
import { untilWanted } from '../../app/until-wanted.ts'

/** What stands below the way to buy; a product can be bought before it has come. */
export const storyChunk = createResource(() =>
  untilWanted().then(() => import('./product-story.tsx')),
)

/** What stands right beside the way to buy and can come as late. */
export const lateBuyingChunk = createResource(() =>
  untilWanted().then(() => import('./late-buying.tsx')),
)
