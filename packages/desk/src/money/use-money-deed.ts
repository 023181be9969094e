import { DoneSchema } from '@millrun/commerce/desk/shown-order'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { askDesk } from '../asking/ask-desk.ts'
import { useAskAgain } from '../asking/use-ask-again.ts'

/** Does something about money, and has everything asked again that shows it, whether it worked out or not. */
export function useMoneyDeed() {
  const askAgain = useAskAgain()
  return async (path: string, body: unknown = {}): Promise<Outcome<{ sentence: string }>> => {
    const outcome = await askDesk(path, DoneSchema, { method: 'POST', body })
    await Promise.all([['order'], ['orders'], ['money'], ['owed'], ['returns']].map(askAgain))
    return outcome
  }
}
