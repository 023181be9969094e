import type { CartItem } from '@millrun/commerce/cart'
import { permalinkOf } from '@millrun/commerce/permalink/permalink-of'

/** The link that shows these lines to whoever opens it, with the name of the job that they are for. */
export function cartLink(items: readonly CartItem[], jobName?: string): string {
  const path = permalinkOf(items, { at: new Date(), ...(jobName !== undefined && { jobName }) })
  return `${window.location.origin}${path}`
}
