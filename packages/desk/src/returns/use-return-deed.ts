import { DoneSchema } from '@millrun/commerce/desk/shown-order'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { askDesk } from '../asking/ask-desk.ts'
import { useAskAgain } from '../asking/use-ask-again.ts'
import type { ShownReturn } from '@millrun/commerce/desk/returns/shown-return'

export type ReturnDeed = (
  deed: 'decision' | 'receipts' | 'refund' | 'close',
  body: object,
) => Promise<Outcome<{ sentence: string }>>

/** Does something about a return as it is shown, and has everything asked again that shows it, whether it worked out or not. */
export function useReturnDeed({ number, history }: ShownReturn): ReturnDeed {
  const askAgain = useAskAgain()
  return async (deed, body) => {
    const outcome = await askDesk(`returns/${number}/${deed}`, DoneSchema, {
      method: 'POST',
      body: { ...body, seen: history.length },
    })
    await Promise.all([['returns'], ['order'], ['orders'], ['money'], ['shelf']].map(askAgain))
    return outcome
  }
}
