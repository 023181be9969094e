import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Outcome } from '@millrun/ui/asking/outcome'

/** A refusal in the words of the shop: asking again at once would not change it. */
class Refused extends Error {
  override readonly name = 'Refused'
}

/** What the shop answers: the same name, the same answer, until it is asked for again. */
export function useAnswer<T>(
  name: string,
  ask: () => Promise<Outcome<T>>,
): UseQueryResult<{ readonly value: T }> {
  return useQuery({
    queryKey: [name],
    queryFn: async () => {
      const outcome = await ask()
      if (outcome.ok) return { value: outcome.data }
      throw new Refused(outcome.fault.sentence)
    },
    retry: false,
  })
}
