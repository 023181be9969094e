import { RETURN_REASON_CODES } from '@millrun/commerce/returns/return-reason'
import { z } from 'zod/mini'
import { NOTHING_TYPED, type TypedReturn } from './typed-return.ts'

const PREFIX = 'millrun-return-'

const DraftSchema = z.object({
  pieces: z.record(z.string(), z.number()),
  reason: z.optional(z.enum(RETURN_REASON_CODES)),
  words: z.string(),
  arrivedOn: z.string(),
  noted: z.boolean(),
})

/** What was typed about an order in this tab and not sent yet; photographs last as long as the page. */
export function readReturnDraft(orderNumber: string): TypedReturn {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(PREFIX + orderNumber) ?? 'null')
    const draft = DraftSchema.safeParse(kept)
    return draft.success ? { ...NOTHING_TYPED, ...draft.data } : NOTHING_TYPED
  } catch {
    return NOTHING_TYPED
  }
}

/** Keeps what was typed so far; nothing typed is kept no more. */
export function keepReturnDraft(orderNumber: string, typed: TypedReturn | undefined): void {
  try {
    if (typed === undefined) window.sessionStorage.removeItem(PREFIX + orderNumber)
    else window.sessionStorage.setItem(PREFIX + orderNumber, JSON.stringify(typed))
  } catch {
    // Where storage is forbidden or full, what was typed lasts as long as the page.
  }
}
