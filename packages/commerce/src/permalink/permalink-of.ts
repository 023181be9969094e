import { plainJobName } from '../account/job-name.ts'
import type { CartItem } from '../cart.ts'
import { newJerseyDay } from '../delivery/new-jersey-day.ts'
import { BUY_PAGE } from './buy-page.ts'
import { permalinkText } from './permalink.ts'

/** Many a proxy takes no longer line than 8 kB; a longer list stands behind the # from the beginning, and is not sent. */
const LONGEST_SENT = 7500

interface Made {
  readonly at: Date
  /** The job that the list is for. */
  readonly jobName?: string
}

/** The address, from the shop's root, that shows these lines to whoever opens it; at least one. */
export function permalinkOf(
  items: readonly Pick<CartItem, 'id' | 'quantity' | 'priceCents'>[],
  { at, jobName = '' }: Made,
): string {
  const plain = plainJobName(jobName)
  const text = permalinkText({
    lines: items.map(({ id, quantity, priceCents }) => ({ id, quantity, madeCents: priceCents })),
    madeOn: newJerseyDay(at),
    ...(plain !== undefined && { jobName: plain }),
  })
  return text.length <= LONGEST_SENT ? `${BUY_PAGE}/${text}` : `${BUY_PAGE}#${text}`
}
