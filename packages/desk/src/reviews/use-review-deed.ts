import type { DeskRating } from '@millrun/commerce/desk/ratings/desk-ratings'
import { DoneSchema } from '@millrun/commerce/desk/shown-order'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { askDesk } from '../asking/ask-desk.ts'
import { useAskAgain } from '../asking/use-ask-again.ts'

export type ReviewDeed = (
  what: 'decision' | 'answer',
  body: object,
) => Promise<Outcome<{ sentence: string }>>

/** Does something about a review as it was read, and has the list asked again, whether it worked out or not. */
export function useReviewDeed({ id, version }: DeskRating): ReviewDeed {
  const askAgain = useAskAgain()
  return async (what, body) => {
    const outcome = await askDesk(`ratings/${id}/${what}`, DoneSchema, {
      method: 'POST',
      body: { ...body, version },
    })
    await askAgain(['ratings'])
    return outcome
  }
}
