import { DoneSchema } from '@millrun/commerce/desk/shown-order'
import type { Asking } from '@millrun/ui/asking/open-asking'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { useState } from 'react'
import { askDesk } from '../../asking/ask-desk.ts'
import { useAskAgain } from '../../asking/use-ask-again.ts'

interface ChangeShelf {
  readonly change: (path: string, asking: Asking) => Promise<Outcome<unknown>>
  /** What was done last, as a sentence. */
  readonly done: string | undefined
}

/** Changes something of the shelf and looks at it again, also where it could not be done: it may be another by now. */
export function useChangeShelf(): ChangeShelf {
  const [done, setDone] = useState<string>()
  const askAgain = useAskAgain()
  return {
    done,
    change: async (path, asking) => {
      setDone(undefined)
      const outcome = await askDesk(path, DoneSchema, asking)
      await askAgain(['shelf'])
      if (outcome.ok) setDone(outcome.data.sentence)
      return outcome
    },
  }
}
